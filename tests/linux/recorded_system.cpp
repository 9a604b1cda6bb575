// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/linux/recorded_system.h"

#include "tests/paths.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <stdexcept>

namespace trimwright::testing {
namespace {

using Words = std::vector<std::string>;
using Keys = std::map<std::string, std::string>;

/// Words of a line; "quoted ones" may hold spaces, \n and \".
Words wordsOf(const std::string& line) {
    Words words;
    for (std::size_t i = 0; i < line.size();) {
        if (line[i] == ' ') {
            ++i;
        } else if (line[i] == '#') {
            break;
        } else {
            std::string word;
            const bool quoted = line[i] == '"';
            for (i += quoted ? 1 : 0; i < line.size() && (quoted ? line[i] != '"' : line[i] != ' '); ++i) {
                if (quoted && line[i] == '\\' && i + 1 < line.size() && (line[i + 1] == 'n' || line[i + 1] == '"')) {
                    word += line[++i] == 'n' ? '\n' : '"';
                } else {
                    word += line[i];
                }
            }
            i += quoted ? 1 : 0;
            words.push_back(std::move(word));
        }
    }
    return words;
}

Words listOf(const std::string& text) {
    Words parts;
    for (std::size_t at = 0; !text.empty() && at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        parts.push_back(text.substr(at, comma - at));
        at = comma + 1;
    }
    return parts;
}

/// Spaces and newlines as the kernel writes them in mountinfo.
std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) {
        out += c == ' ' ? "\\040" : c == '\n' ? "\\012" : c == '\\' ? "\\134" : std::string(1, c);
    }
    return out;
}

class Reader {
  public:
    explicit Reader(RecordedSystem& system) : m_system(system), m_tree(system.tree) {}

    void line(const std::string& text) {
        Words words = wordsOf(text);
        if (words.empty()) {
            return;
        }
        const std::string command = words[0];
        words.erase(words.begin());
        Keys keys;
        if (command == "disk" || command == "dm" || command == "md" || command == "virtual" || command == "loop") {
            keys = takeKeys(words);
        }
        const auto at = [&words, &text](std::size_t i) {
            return i < words.size() ? words[i] : throw std::runtime_error("too few words: " + text);
        };
        if (command == "disk") {
            disk(at(0), at(1), keys);
        } else if (command == "part") {
            partition(at(0), words.size() > 1 ? words[1] : "2048");
        } else if (command == "dm") {
            layer(at(0), keys);
            attribute(at(0), "dm/name", at(1) + "\n");
            attribute(at(0), "dm/uuid", at(2) + "\n");
        } else if (command == "md") {
            layer(at(0), keys);
            attribute(at(0), "md/level", at(1) + "\n");
        } else if (command == "virtual") {
            layer(at(0), keys);
        } else if (command == "loop") {
            layer(at(0), keys);
            attribute(at(0), "loop/backing_file", at(1) + "\n");
        } else if (command == "btrfs") {
            for (const std::string& member : listOf(at(0))) {
                m_tree.link(fmt::format("/sys/fs/btrfs/0f5a5eed-1/devices/{}", member), "../../../../class/block/x");
            }
        } else if (command == "table" || command == "status") {
            m_tree.file(fmt::format("/run/trimwright/dm/{}.{}", at(0), command), numbered(at(1)) + "\n");
        } else if (command == "file") {
            m_tree.file(at(0), at(1) + "\n");
        } else if (command == "attr") {
            attribute(at(0), at(1), at(2) + "\n");
        } else if (command == "link") {
            m_tree.link(at(0), at(1));
        } else if (command == "mount") {
            mount(words, "");
        } else if (command == "mounts") {
            for (int i = 0; i < std::atoi(at(0).c_str()); ++i) {
                mount(Words(words.begin() + 1, words.end()), std::to_string(i));
            }
        } else if (command == "why" || command == "target" || command == "fact" || command == "fix" ||
                   command == "targets") {
            m_system.expectations.push_back({command, words});
        } else {
            throw std::runtime_error("unknown: " + text);
        }
    }

  private:
    /// Takes KEY=VALUE out of the words; a uuid or a file name has no such sign.
    static Keys takeKeys(Words& words) {
        Keys keys;
        std::erase_if(words, [&keys](const std::string& word) {
            const auto equals = word.find('=');
            if (equals == std::string::npos || word.find('/') < equals) {
                return false;
            }
            keys[word.substr(0, equals)] = word.substr(equals + 1);
            return true;
        });
        return keys;
    }

    DiskSpec specOf(const std::string& name, const Keys& keys) {
        DiskSpec spec;
        spec.sysname = name;
        spec.index = m_next++;
        spec.serial = fmt::format("SERIAL{:06}", spec.index * 7919 + 1234);
        const auto set = [&keys](const char* key, auto& value) {
            if (const auto found = keys.find(key); found != keys.end()) {
                using Value = std::remove_reference_t<decltype(value)>;
                if constexpr (std::is_same_v<Value, std::string>) {
                    value = found->second;
                } else {
                    value = static_cast<Value>(std::strtoull(found->second.c_str(), nullptr, 10));
                }
            }
        };
        set("max", spec.discard_max_bytes);
        set("grain", spec.discard_granularity);
        if (spec.discard_max_bytes == 0 && !keys.contains("grain")) {
            spec.discard_granularity = 0;
        }
        set("model", spec.model);
        set("serial", spec.serial);
        set("rotational", spec.rotational);
        set("sectors", spec.sectors);
        set("removable", spec.removable);
        return spec;
    }

    void disk(const std::string& bus, const std::string& name, const Keys& keys) {
        const DiskSpec spec = specOf(name, keys);
        const auto add = [&]() -> std::string {
            if (bus == "nvme") {
                return m_tree.nvme(spec, std::atoi(name.c_str() + 4), 1);
            }
            if (bus == "sata") {
                return m_tree.sata(spec);
            }
            if (bus == "pata") {
                return m_tree.pata(spec);
            }
            if (bus == "sas" || bus == "scsi") {
                return m_tree.sas(spec);
            }
            if (bus == "usb" || bus == "uas") {
                return m_tree.usb(spec, bus == "usb" ? "usb-storage" : "uas", "5000");
            }
            if (bus == "virtio") {
                return m_tree.virtioBlk(spec);
            }
            if (bus == "mmc" || bus == "sd") {
                return m_tree.mmc(spec, bus == "mmc" ? "MMC" : "SD");
            }
            return m_tree.virtualDisk(spec);
        };
        m_directories[name] = add();
        limitsOff(name, keys);
        const auto has = [&keys](const char* key) { return keys.contains(key); };
        const auto address = std::filesystem::path(m_directories[name]).parent_path().parent_path().filename().string();
        if (has("mode")) {
            attribute(name, fmt::format("device/scsi_disk/{}/provisioning_mode", address), keys.at("mode") + "\n");
        }
        if (has("cache")) {
            attribute(name, fmt::format("device/scsi_disk/{}/cache_type", address), keys.at("cache") + "\n");
        }
        if (has("unmap")) {
            const std::string page(
                {'\0', '\xB2', '\0', '\4', '\0', keys.at("unmap") == "yes" ? '\x80' : '\0', '\0', '\0'});
            m_tree.file(m_directories[name] + "/device/vpd_pgb2", page);
        }
        if (has("identify")) {
            m_tree.file(m_directories[name] + "/device/vpd_pg89",
                        TreeBuilder::ataPage(spec, 1, keys.at("identify") == "yes", 0));
        }
        if (has("trim")) {
            const std::string port = m_directories[name].substr(0, m_directories[name].find("/host"));
            const std::string number = port.substr(port.rfind("/ata") + 4);
            m_tree.file(fmt::format("{0}/link{1}/dev{1}.0/ata_device/dev{1}.0/trim", port, number),
                        keys.at("trim") + "\n");
        }
        if (has("host")) {
            m_tree.file("/sys/devices/pci0000:80/0000:80:01.0/0000:81:00.0/host100/scsi_host/host100/proc_name",
                        keys.at("host") + "\n");
        }
    }

    void limitsOff(const std::string& name, const Keys& keys) {
        if (keys.contains("no")) {
            std::filesystem::remove_all(m_tree.root() / (m_directories[name].substr(1) + "/queue"));
        }
    }

    void layer(const std::string& name, const Keys& keys) {
        m_directories[name] = m_tree.virtualDisk(specOf(name, keys));
        limitsOff(name, keys);
        const auto over = keys.find("over");
        for (const std::string& below : listOf(over == keys.end() ? "" : over->second)) {
            m_tree.link(fmt::format("{}/slaves/{}", m_directories[name], below),
                        fmt::format("../../../../../class/block/{}", below));
        }
    }

    void partition(const std::string& name, const std::string& start) {
        for (const auto& [disk, directory] : m_directories) {
            if (name.starts_with(disk) && name != disk) {
                const auto digits = name.find_last_not_of("0123456789");
                m_tree.partition(directory, name, name.substr(digits + 1));
                m_tree.file(fmt::format("{}/{}/start", directory, name), start + "\n");
                return;
            }
        }
        throw std::runtime_error("no disk for the partition " + name);
    }

    void attribute(const std::string& name, const std::string& path, const std::string& content) {
        m_tree.file(fmt::format("{}/{}", m_directories.at(name), path), content);
    }

    /// "@sda1" → "300:1"
    std::string numbered(std::string text) const {
        for (std::size_t at = text.find('@'); at != std::string::npos; at = text.find('@', at + 1)) {
            const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
            text.replace(at, end - at, m_tree.numberOf(text.substr(at + 1, end - at - 1)));
        }
        return text;
    }

    void mount(const Words& words, const std::string& number) {
        if (words.size() != 7) {
            throw std::runtime_error("a mount has seven words: " + fmt::format("{}", fmt::join(words, " ")));
        }
        std::string point = words[2];
        if (const auto at = point.find("%d"); at != std::string::npos) {
            point.replace(at, 2, number);
        }
        const std::string device = words[0].starts_with('@') ? m_tree.numberOf(words[0].substr(1)) : words[0];
        const int id = 100 + m_mounts++;
        const int parent = point == "/" ? 1 : m_rootMount;
        m_rootMount = point == "/" ? id : m_rootMount;
        m_tree.mount(fmt::format("{} {} {} {} {} {} shared:1 - {} {} {}", id, parent, device, escaped(words[1]),
                                 escaped(point), words[3], words[4], escaped(words[5]), words[6]));
    }

    RecordedSystem& m_system;
    TreeBuilder& m_tree;
    std::map<std::string, std::string> m_directories;
    int m_next = 0;
    int m_mounts = 0;
    int m_rootMount = 1;
};

} // namespace

RecordedSystem::RecordedSystem(const std::filesystem::path& file) {
    std::ifstream in(file);
    if (!in) {
        throw std::runtime_error("cannot read " + file.string());
    }
    Reader reader(*this);
    for (std::string line; std::getline(in, line);) {
        reader.line(line);
    }
}

std::vector<std::filesystem::path> recordedSystems() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(testing::sourceFile("tests/data/systems"))) {
        if (entry.path().extension() == ".system") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

} // namespace trimwright::testing
