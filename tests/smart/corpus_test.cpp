// SPDX-License-Identifier: GPL-3.0-or-later
// Real reports of real drives, kept beside the source tree (../shared/corpus); skipped where they are absent.
#include "core/base/file.h"
#include "core/care/assess.h"
#include "core/care/health_json.h"
#include "core/smart/report_file.h"
#include "tests/core_catalogue.h"
#include "tests/paths.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace trimwright;

namespace {

const std::filesystem::path corpus = trimwright::testing::sourceFile("../shared/corpus");

#define SKIP_WITHOUT_CORPUS()                                                                                          \
    if (!std::filesystem::exists(corpus / "truth.tsv")) {                                                              \
        GTEST_SKIP() << "The corpus of real reports is not at " << corpus << ".";                                      \
    }                                                                                                                  \
    static_assert(true)

std::vector<std::filesystem::path> filesOf(const char* folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(corpus / folder)) {
        if (entry.path().extension() != ".tsv") {
            files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

Result<HealthReport> parse(const std::filesystem::path& path) {
    const auto content = readFile(path);
    if (!content) {
        return fail(content.error());
    }
    return smart::parseReportFile({reinterpret_cast<const std::uint8_t*>(content->data()), content->size()});
}

std::vector<std::string> split(const std::string& line) {
    std::vector<std::string> fields;
    std::istringstream stream(line);
    for (std::string field; std::getline(stream, field, '\t');) {
        fields.push_back(field);
    }
    return fields;
}

struct Row {
    std::map<std::string, std::string> fields;
    const std::string& operator[](const std::string& name) const { return fields.at(name); }
};

std::vector<Row> truthRows() {
    const auto content = readFile(corpus / "truth.tsv");
    std::vector<Row> rows;
    std::istringstream stream(content.value());
    std::string line;
    std::getline(stream, line);
    const auto header = split(line);
    while (std::getline(stream, line)) {
        auto fields = split(line);
        fields.resize(header.size());
        Row row;
        for (std::size_t i = 0; i < header.size(); ++i) {
            row.fields[header[i]] = fields[i];
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Right, unknown and wrong answers for one figure over the rows that have an expected value.
struct Score {
    int right = 0;
    int unknown = 0;
    int wrong = 0;
    int rows() const { return right + unknown + wrong; }
    double rightShare() const { return rows() == 0 ? 0 : 100.0 * right / rows(); }
    double wrongShare() const { return rows() == 0 ? 0 : 100.0 * wrong / rows(); }
};

using Near = bool (*)(const HealthReport&, double, double);

bool nearBytes(const HealthReport& report, double got, double expected) {
    // 2 % or two units of the attribute; 64 GiB is the largest unit.
    double unit = 512;
    const std::string& name = report.host_writes_bytes.provenance.unit;
    for (const auto& [text, bytes] :
         std::map<std::string, double>{{"GiB", 1073741824.0}, {"GB", 1e9}, {"MiB", 1048576.0}}) {
        if (name.size() > text.size() && name.ends_with(text)) {
            unit = bytes * std::atof(name.c_str());
        }
    }
    return std::abs(got - expected) <= std::max(0.02 * expected, 2 * unit);
}

bool nearLife(const HealthReport& report, double got, double expected) {
    const bool samsung =
        report.model.find("amsung") != std::string::npos || report.model.find("SAMSUNG") != std::string::npos;
    return std::abs(got - expected) <= (samsung ? 2 : 1);
}

bool nearTemperature(const HealthReport&, double got, double expected) {
    return std::abs(got - expected) <= 4;
}

bool nearHours(const HealthReport&, double got, double expected) {
    return std::abs(got - expected) <= std::max(1.0, 0.02 * expected);
}

template <class T>
std::optional<double> number(const Figure<T>& figure) {
    return figure.has() ? std::optional(static_cast<double>(*figure)) : std::nullopt;
}

std::optional<double> figureOf(const HealthReport& report, const std::string& column) {
    if (column == "host_writes_bytes") {
        return number(report.host_writes_bytes);
    }
    if (column == "life_left_pct") {
        return number(report.life_left_percent);
    }
    if (column == "nand_writes_bytes") {
        return number(report.nand_writes_bytes);
    }
    if (column == "temperature_c") {
        return number(report.temperature_celsius);
    }
    return number(report.power_on_hours);
}

void rate(Score& score, const HealthReport& report, const Row& row, const std::string& column, Near near) {
    if (row[column].empty()) {
        return;
    }
    const double expected = std::stod(row[column]);
    const auto got = figureOf(report, column);
    const bool verbose = std::getenv("CORPUS_VERBOSE") != nullptr;
    if (!got) {
        ++score.unknown;
        if (verbose) {
            fmt::print("  unknown {} of {}: expected {}\n", column, row["file"], row[column]);
        }
    } else if (near(report, *got, expected)) {
        ++score.right;
    } else {
        ++score.wrong;
        fmt::print("  WRONG {} of {}: {:.0f}, expected {}; {}\n", column, row["file"], *got, row[column],
                   row["reasoning"]);
    }
}

struct Bar {
    const char* column;
    Near near;
    double right_percent; ///< at least
    double wrong_percent; ///< at most
};

const Bar bars[] = {
    {"host_writes_bytes", nearBytes, 97, 0.3},   {"life_left_pct", nearLife, 97, 0.3},
    {"temperature_c", nearTemperature, 98, 0.5}, {"power_on_hours", nearHours, 98, 0.5},
    {"nand_writes_bytes", nearBytes, 85, 1},
};

TEST(Corpus, FiguresReachTheBars) {
    SKIP_WITHOUT_CORPUS();
    std::map<std::string, Score> scores;
    for (const Row& row : truthRows()) {
        const auto report = parse(corpus / "reports" / row["file"]);
        ASSERT_TRUE(report) << row["file"] << ": " << report.error().message;
        for (const Bar& bar : bars) {
            rate(scores[bar.column], *report, row, bar.column, bar.near);
        }
    }
    fmt::print("{:<20} {:>6} {:>6} {:>8} {:>6} {:>8} {:>8}\n", "figure", "rows", "right", "unknown", "wrong", "right %",
               "wrong %");
    for (const Bar& bar : bars) {
        const Score& score = scores[bar.column];
        fmt::print("{:<20} {:>6} {:>6} {:>8} {:>6} {:>8.2f} {:>8.2f}\n", bar.column, score.rows(), score.right,
                   score.unknown, score.wrong, score.rightShare(), score.wrongShare());
        EXPECT_GE(score.rightShare(), bar.right_percent) << bar.column;
        EXPECT_LE(score.wrongShare(), bar.wrong_percent) << bar.column;
    }
}

TEST(Corpus, EveryReportIsReadAndJudged) {
    SKIP_WITHOUT_CORPUS();
    std::map<std::string, int> verdicts;
    for (const auto& path : filesOf("reports")) {
        const auto report = parse(path);
        if (!report) {
            // smartctl's exit status says that it read nothing (bits 0 and 1).
            fmt::print("error      {}: {}\n", path.filename().string(), report.error().message);
            ++verdicts["error"];
            continue;
        }
        const auto assessment = care::assess(*report);
        EXPECT_FALSE(assessment.sentence.empty());
        EXPECT_FALSE(care::healthJson(nullptr, *report, assessment).empty());
        ++verdicts[std::string(care::toString(assessment.verdict))];
        if (assessment.verdict != care::Verdict::healthy) {
            fmt::print("{:<10} {}: {}", care::toString(assessment.verdict), path.filename().string(),
                       assessment.sentence);
            for (const auto& finding : assessment.findings) {
                if (finding.level >= care::Level::attention) {
                    fmt::print(" [{}: {}]", finding.code, finding.evidence);
                }
            }
            fmt::print("\n");
        }
    }
    EXPECT_LE(verdicts["error"], 1);
    for (const auto& [verdict, count] : verdicts) {
        fmt::print("{}: {}\n", verdict, count);
    }
}

/// Whatever a person reads of a report, without what the drive says itself.
std::vector<std::string> wordsOf(const HealthReport& report) {
    const auto assessment = care::assess(report);
    std::vector<std::string> words{assessment.sentence};
    for (const auto& finding : assessment.findings) {
        words.insert(words.end(), {finding.text, finding.advice});
    }
    words.insert(words.end(), report.notes.begin(), report.notes.end());
    for (const Attribute& attribute : report.attributes) {
        words.push_back(attribute.meaning);
    }
    const auto add = [&words](const auto& figure) {
        words.insert(words.end(), {figure.unknown_because, figure.provenance.rule, figure.provenance.source});
    };
    add(report.life_left_percent);
    add(report.host_writes_bytes);
    add(report.host_reads_bytes);
    add(report.nand_writes_bytes);
    add(report.write_amplification);
    add(report.temperature_celsius);
    add(report.temperature_limit_celsius);
    add(report.power_on_hours);
    add(report.power_cycles);
    add(report.unsafe_shutdowns);
    add(report.spare_percent);
    add(report.media_errors);
    add(report.reallocated_sectors);
    add(report.pending_sectors);
    add(report.interface_crc_errors);
    return words;
}

TEST(Corpus, EveryReportIsJudgedInGerman) {
    SKIP_WITHOUT_CORPUS();
    const auto german = trimwright::testing::germanCatalogue();
    std::set<std::string> seen;
    for (const char* folder : {"reports", "edge", "blobs"}) {
        for (const auto& path : filesOf(folder)) {
            const auto report = parse(path);
            for (const std::string& words :
                 report ? wordsOf(*report) : std::vector<std::string>{report.error().message, report.error().advice}) {
                if (!words.empty() && seen.insert(words).second) {
                    const std::string shown = german->translate(words);
                    EXPECT_EQ(trimwright::testing::englishIn(shown), "") << words << "\n→ " << shown;
                }
            }
        }
    }
    EXPECT_GT(seen.size(), 500U);
}

template <class T>
void printFigure(const std::string& file, const char* name, const Figure<T>& figure) {
    const auto value = figure.has() ? fmt::format("{}", *figure) : "unknown";
    fmt::print("FIGURE\t{}\t{}\t{}\t{}\t{}\t{} {}\n", file, name, value,
               figure.has() ? toString(figure.provenance.confidence) : "", figure.provenance.source,
               figure.provenance.rule, figure.unknown_because);
}

/// With CORPUS_VERBOSE set: every figure of every report, for reading and comparing.
TEST(Corpus, PrintsEveryFigureOnRequest) {
    SKIP_WITHOUT_CORPUS();
    if (std::getenv("CORPUS_VERBOSE") == nullptr) {
        GTEST_SKIP() << "Set CORPUS_VERBOSE to print every figure of every report.";
    }
    for (const auto& path : filesOf("reports")) {
        const auto report = parse(path);
        if (!report) {
            continue;
        }
        const std::string file = path.filename().string();
        printFigure(file, "host_writes_bytes", report->host_writes_bytes);
        printFigure(file, "host_reads_bytes", report->host_reads_bytes);
        printFigure(file, "nand_writes_bytes", report->nand_writes_bytes);
        printFigure(file, "write_amplification", report->write_amplification);
        printFigure(file, "life_left_percent", report->life_left_percent);
        printFigure(file, "spare_percent", report->spare_percent);
        printFigure(file, "temperature_celsius", report->temperature_celsius);
        printFigure(file, "power_on_hours", report->power_on_hours);
        for (const Attribute& attribute : report->attributes) {
            fmt::print("ATTRIBUTE\t{}\t{}\t{}\n", attribute.id.value_or(0), attribute.name, attribute.meaning);
        }
    }
}

/// The saved sectors decode to the same figures with libatasmart as with smartctl, where both know one.
TEST(Corpus, BlobsAgreeWithSmartctl) {
    SKIP_WITHOUT_CORPUS();
    int compared = 0;
    int onlySmartctl = 0;
    int onlyBlob = 0;
    for (const auto& path : filesOf("blobs")) {
        std::string stem = path.filename().string();
        if (stem.ends_with(".bin")) {
            stem.resize(stem.size() - 4);
        }
        const auto json = corpus / "reports" / ("blob--" + stem + ".json");
        if (!std::filesystem::exists(json)) {
            continue;
        }
        const auto blob = parse(path);
        const auto report = parse(json);
        ASSERT_TRUE(blob && report) << path;
        const auto compare = [&](const char* name, const auto& a, const auto& b) {
            onlySmartctl += b.has() && !a.has() ? 1 : 0;
            onlyBlob += a.has() && !b.has() ? 1 : 0;
            if (a.has() != b.has()) {
                fmt::print("{} of {}: only {} knows it; {}{}\n", name, stem, a.has() ? "libatasmart" : "smartctl",
                           a.unknown_because, b.unknown_because);
            }
            if (a.has() && b.has()) {
                ++compared;
                EXPECT_EQ(*a, *b) << name << " of " << stem;
            }
        };
        compare("life left", blob->life_left_percent, report->life_left_percent);
        compare("host writes", blob->host_writes_bytes, report->host_writes_bytes);
        compare("host reads", blob->host_reads_bytes, report->host_reads_bytes);
        compare("NAND writes", blob->nand_writes_bytes, report->nand_writes_bytes);
        compare("temperature", blob->temperature_celsius, report->temperature_celsius);
        compare("hours", blob->power_on_hours, report->power_on_hours);
        compare("cycles", blob->power_cycles, report->power_cycles);
        compare("spare", blob->spare_percent, report->spare_percent);
        compare("reallocated", blob->reallocated_sectors, report->reallocated_sectors);
        compare("pending", blob->pending_sectors, report->pending_sectors);
        compare("uncorrectable", blob->uncorrectable_sectors, report->uncorrectable_sectors);
        compare("CRC errors", blob->interface_crc_errors, report->interface_crc_errors);
        compare("media errors", blob->media_errors, report->media_errors);
    }
    fmt::print("{} figures are equal in both, {} only smartctl knows, {} only libatasmart\n", compared, onlySmartctl,
               onlyBlob);
    EXPECT_GT(compared, 100);
}

TEST(Corpus, OddInputsAreReportsOrClearErrors) {
    SKIP_WITHOUT_CORPUS();
    for (const char* folder : {"edge", "blobs"}) {
        for (const auto& path : filesOf(folder)) {
            const auto report = parse(path);
            if (report) {
                fmt::print("{}: {}\n", path.filename().string(), care::assess(*report).sentence);
            } else {
                EXPECT_FALSE(report.error().message.empty()) << path;
                fmt::print("{}: error {}: {} {}\n", path.filename().string(), static_cast<int>(report.error().code),
                           report.error().message, report.error().advice);
            }
        }
    }
}

} // namespace
