// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helper/replies.h"

#include "app/dbus/contract.h"
#include "core/base/text.h"

namespace trimwright::helper {
namespace {

using linux_system::RawAnswer;

int appendAnswer(sd_bus_message* reply, const RawAnswer& answer) {
    int result = sd_bus_message_open_container(reply, 'r', "say");
    result = result < 0 ? result : sd_bus_message_append(reply, "s", bus::wireName(answer.kind));
    result = result < 0 ? result : sd_bus_message_append_array(reply, 'y', answer.bytes.data(), answer.bytes.size());
    return result < 0 ? result : sd_bus_message_close_container(reply);
}

int appendProof(sd_bus_message* reply, const DriveProof& drive) {
    return sd_bus_message_append(
        reply, "(sstttttssbb)", repairUtf8(drive.device).c_str(), repairUtf8(drive.read_through).c_str(),
        drive.checked_bytes, drive.zeroed_bytes, drive.changed_bytes, drive.unchanged_bytes, drive.reused_bytes,
        std::string(toString(drive.promise.promise)).c_str(), repairUtf8(drive.promise.fact).c_str(),
        drive.encrypted ? 1 : 0, drive.hides_drives ? 1 : 0);
}

} // namespace

int appendArray(sd_bus_message* reply, const char* type, std::size_t count,
                const std::function<int(std::size_t)>& row) {
    int result = sd_bus_message_open_container(reply, 'a', type);
    for (std::size_t i = 0; i < count && result >= 0; ++i) {
        result = row(i);
    }
    return result < 0 ? result : sd_bus_message_close_container(reply);
}

int appendText(sd_bus_message* reply, const std::string& text) {
    return sd_bus_message_append(reply, "s", repairUtf8(text).c_str());
}

int appendAnswers(sd_bus_message* reply, const std::vector<RawAnswer>& answers) {
    return appendArray(reply, "(say)", answers.size(), [&](std::size_t i) { return appendAnswer(reply, answers[i]); });
}

int appendOutcome(sd_bus_message* reply, const TrimOutcome& outcome) {
    return sd_bus_message_append(reply, "sstd", std::string(toString(outcome.kind)).c_str(),
                                 repairUtf8(outcome.reason).c_str(), outcome.offered_bytes, outcome.seconds);
}

int appendOutcome(sd_bus_message* reply, const ProveOutcome& outcome) {
    int result = sd_bus_message_append(reply, "sss", std::string(toString(outcome.answer)).c_str(),
                                       repairUtf8(outcome.because).c_str(), repairUtf8(outcome.advice).c_str());
    result = result < 0 ? result : appendArray(reply, "(sstttttssbb)", outcome.drives.size(), [&](std::size_t i) {
        return appendProof(reply, outcome.drives[i]);
    });
    return result < 0 ? result : appendArray(reply, "s", outcome.notes.size(), [&](std::size_t i) {
        return appendText(reply, outcome.notes[i]);
    });
}

int appendSchedule(sd_bus_message* reply, const care::Schedule& schedule) {
    const int result = sd_bus_message_append(reply, bus::scheduleTypes, schedule.enabled ? 1 : 0,
                                             std::string(toString(schedule.every)).c_str(),
                                             static_cast<int>(schedule.weekday), schedule.month_day, schedule.hour,
                                             schedule.minute, schedule.mains_only ? 1 : 0, schedule.catch_up ? 1 : 0);
    return result < 0 ? result : appendArray(reply, "s", schedule.drives.size(), [&](std::size_t i) {
        return appendText(reply, schedule.drives[i].value);
    });
}

} // namespace trimwright::helper
