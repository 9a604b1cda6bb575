// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export_dialog.h"

#include "core/care/report.h"
#include "ui/file_dialogs.h"
#include "ui/format.h"
#include "ui/models/drive_text.h"
#include "ui/task.h"
#include "ui/widgets/dialog_size.h"
#include "ui/widgets/text.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace trimwright::ui {
namespace {

/// The document and the name of its file.
using Document = std::pair<std::string, std::string>;

Document documentOf(const care::Report& report, ReportFormat format) {
    switch (format) {
    case ReportFormat::html:
        return {care::reportHtml(report), care::reportFileName(report, "html")};
    case ReportFormat::text:
        return {care::reportText(report), care::reportFileName(report, "txt")};
    case ReportFormat::json:
        break;
    }
    return {care::reportJson(report), care::reportFileName(report, "json")};
}

QString filterOf(ReportFormat format) {
    switch (format) {
    case ReportFormat::html:
        return ExportDialog::tr("Web page (*.html)");
    case ReportFormat::text:
        return ExportDialog::tr("Text (*.txt)");
    case ReportFormat::json:
        break;
    }
    return ExportDialog::tr("JSON (*.json)");
}

} // namespace

ExportDialog::ExportDialog(const Services& services, care::ListedDrive drive, QWidget* parent)
    : QDialog(parent),
      m_services(services),
      m_drive(std::move(drive)),
      m_formats(new QButtonGroup(this)),
      m_serials(new QCheckBox(tr("Include the serial number"))),
      m_bar(new QProgressBar),
      m_error(new Text(TextSize::body, Colour::attention, Text::Lines::wrapped)) {
    setWindowTitle(tr("Export a report"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::page);
    column->setSpacing(spacing::medium);
    auto* title = new Text(TextSize::headline, Colour::text);
    title->setText(tr("Report on %1").arg(isolated(modelText(m_drive.drive))));
    auto* about = new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped);
    about->setText(tr("What a shop, a maker's support or a buyer wants to know: health, attributes, self-tests and "
                      "history."));
    column->addWidget(title);
    column->addWidget(about);
    column->addWidget(makeChoices());
    m_serials->setToolTip(
        tr("A serial number tells apart two drives of a model, and may name its owner to the maker."));
    column->addWidget(m_serials);
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(10);
    m_bar->setAccessibleName(tr("The report is being made"));
    m_bar->hide();
    m_error->hide();
    column->addWidget(m_bar);
    column->addWidget(m_error);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_save = buttons->addButton(tr("Save…"), QDialogButtonBox::AcceptRole); // where the desktop has it
    m_save->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false); // would take it over with the focus
    m_save->setObjectName(QStringLiteral("saveReport"));
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::make);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    setMinimumWidth(440);
    fitHeight(this);
    connect(this, &ExportDialog::made, this, [this](const QByteArray& document, const QString& name) {
        if (saveAs(this, tr("Save the report"), name, filterOf(format()), document)) {
            accept();
        }
    });
}

QWidget* ExportDialog::makeChoices() {
    auto* choices = new QWidget;
    auto* column = new QVBoxLayout(choices);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    const std::pair<ReportFormat, QString> formats[] = {
        {ReportFormat::html, tr("A page to read and print (HTML)")},
        {ReportFormat::text, tr("Plain text, for an e-mail or a forum")},
        {ReportFormat::json, tr("Data for programs (JSON); Trimwright can open it again")}};
    for (const auto& [format, text] : formats) {
        auto* button = new QRadioButton(text);
        m_formats->addButton(button, static_cast<int>(format));
        column->addWidget(button);
    }
    m_formats->button(static_cast<int>(ReportFormat::html))->setChecked(true);
    return choices;
}

ReportFormat ExportDialog::format() const {
    return static_cast<ReportFormat>(m_formats->checkedId());
}

void ExportDialog::make() {
    care::ReportOptions options;
    options.with_serials = m_serials->isChecked();
    options.made_at = std::chrono::floor<std::chrono::seconds>(m_services.today());
    m_save->setEnabled(false);
    m_error->hide();
    m_bar->show();
    fitHeight(this);
    m_services.tasks->run(
        this,
        [catalog = m_services.catalog, open = m_services.history, versions = m_services.reportVersions,
         listed = m_drive, options, wanted = format()](std::stop_token stop) -> Result<Document> {
            care::ReportOptions complete = options;
            if (versions) {
                complete.versions = versions();
            }
            auto history = open ? open(listed.drive.id, care::History::Access::readOnly)
                                : Result<care::History>(fail(Errc::notFound, {}));
            auto report = care::gatherReport(*catalog, *listed.backend, listed.drive, history ? &*history : nullptr,
                                             complete, std::move(stop));
            if (!report) {
                return fail(std::move(report.error()));
            }
            if (!history && history.error().code != Errc::notFound) {
                report->history_unknown = history.error().message;
            }
            return documentOf(*report, wanted);
        },
        [this](Result<Document> document) { take(std::move(document)); });
}

void ExportDialog::take(Result<Document> document) {
    m_save->setEnabled(true);
    m_bar->hide();
    if (!document) {
        m_error->setText(sentences(document.error()));
        m_error->show();
        fitHeight(this);
        return;
    }
    fitHeight(this);
    Q_EMIT made(QByteArray::fromStdString(document->first), plain(document->second));
}

} // namespace trimwright::ui
