import HearthDomain
import HearthWhen

/// A report as a self-contained HTML page: no scripts, fonts or external addresses.
///
/// All texts are escaped by the writer, and the page's security policy forbids everything that it
/// does not contain.
struct ReportPage {
  let report: Report
  let language: Language
  /// The weekdays, beginning with the first day of the user's week.
  let weekdays: [Weekday]

  /// Widths of pictures for narrow and wide windows, in pixels; letters have the same size in both.
  static let narrowWidth = 344.0
  static let wideWidth = 880.0

  /// The colours of plots. The text colour is a placeholder, for which ``SVGRenderer`` writes the
  /// text colour of the page.
  static let colors = PlotColors(text: .hex(0x010203))

  var dateWords: DayFormatter { DayFormatter(language, today: report.asOf) }

  var html: String {
    let pictures = ReportPictures(self)
    var writer = XMLWriter()
    writer.addDoctype()
    writer.addElement("html", [("lang", language == .korean ? "ko" : "en")]) { writer in
      writeHead(&writer)
      writer.addElement("body") { writer in
        pictures.writeDefinitions(&writer)
        writer.addElement(
          "a", [("class", "skip"), ("href", "#main")], text: reportWords.skipLinkLabel)
        writeTop(&writer, pictures)
        writer.addElement("main", [("id", "main")]) { writer in
          if report.isEmpty {
            writer.addElement("p", [("class", "lead")], text: reportWords.emptyReportText)
          }
          writeMoods(&writer, pictures)
          writePeople(&writer, pictures)
          writePlans(&writer, pictures)
          writeBooks(&writer, pictures)
          writeSayings(&writer)
        }
        writeFoot(&writer)
      }
    }
    return writer.text
  }

  var reportWords: ReportWords { ReportWords(report: report, language: language) }

  private func writeHead(_ writer: inout XMLWriter) {
    writer.addElement("head") { writer in
      writer.addElement("meta", [("charset", "utf-8")])
      writer.addElement(
        "meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
      writer.addElement("meta", [("name", "color-scheme"), ("content", "light dark")])
      writer.addElement(
        "meta",
        [
          ("http-equiv", "Content-Security-Policy"),
          ("content", "default-src 'none'; style-src 'unsafe-inline'"),
        ])
      writer.addElement("title", text: "\(reportWords.title) · Hearth")
      writer.addStyle(ReportStyle.styleSheet)
    }
  }

  private func writeTop(_ writer: inout XMLWriter, _ pictures: ReportPictures) {
    writer.addElement("header", [("class", "top")]) { writer in
      writer.addElement("p", [("class", "eyebrow")], text: "Hearth")
      writer.addElement("h1", [("dir", "auto")], text: reportWords.title)
      writer.addElement("p", [("class", "lead")], text: reportWords.dateSpan)
      pictures.moodStripes.map { pictures.drawScene($0, as: "stripes", &writer) }
      let parts = reportWords.figures
      guard !parts.isEmpty else { return }
      writer.addElement("nav", [("aria-label", reportWords.contentsLabel)]) { writer in
        writer.addElement("ul", [("class", "figures")]) { writer in
          for part in parts {
            writer.addElement("li") { writer in
              writer.addElement("a", [("href", "#\(part.id)")]) { writer in
                writer.addElement("strong", text: "\(part.count)")
                writer.addElement("span", text: part.noun)
              }
            }
          }
        }
      }
    }
  }

  private func writeFoot(_ writer: inout XMLWriter) {
    writer.addElement("footer") { writer in
      for sentence in reportWords.footLines { writer.addElement("p", text: sentence) }
    }
  }
}

// MARK: - Elements of sections

extension ReportPage {
  /// Writes a section with its heading.
  func writeSection(
    _ id: String, _ title: String, _ writer: inout XMLWriter,
    _ content: (inout XMLWriter) -> Void
  ) {
    writer.addElement("section", [("id", id), ("aria-labelledby", "\(id)-title")]) { writer in
      writer.addElement("h2", [("id", "\(id)-title")], text: title)
      content(&writer)
    }
  }

  /// Writes figures as a table with proportional bars.
  func writeBars(
    _ title: String, of kind: String, _ rows: [(name: String, count: Int)],
    _ writer: inout XMLWriter
  ) {
    let most = max(1, rows.map(\.count).max() ?? 1)
    writer.addElement("table", [("class", "bars")]) { writer in
      writer.addElement("caption", text: title)
      writeColumnHeads([reportWords.timeColumnTitle, kind], &writer)
      writer.addElement("tbody") { writer in
        for row in rows {
          writer.addElement("tr") { writer in
            writer.addElement("th", [("scope", "row")], text: row.name)
            writer.addElement("td") { writer in
              let share = DecimalText.format(Double(row.count) / Double(most), digits: 4)
              writer.addElement(
                "span", [("class", "bar"), ("style", "--share:\(share)")], text: "")
              writer.addElement("span", [("class", "number")], text: "\(row.count)")
            }
          }
        }
      }
    }
  }

  /// Writes a table that is collapsed by default, and expanded in print.
  func writeFigures(
    _ title: String, _ heads: [String], _ rows: [[String]], _ writer: inout XMLWriter
  ) {
    writer.addElement("details") { writer in
      writer.addElement("summary", text: title)
      writer.addElement("table") { writer in
        writer.addElement("caption", [("class", "unseen")], text: title)
        self.writeColumnHeads(heads, &writer)
        writer.addElement("tbody") { writer in
          for row in rows {
            writer.addElement("tr") { writer in
              for (column, cell) in row.enumerated() {
                let name = column == 0 ? "th" : "td"
                writer.addElement(name, column == 0 ? [("scope", "row")] : [], text: cell)
              }
            }
          }
        }
      }
    }
  }

  private func writeColumnHeads(_ names: [String], _ writer: inout XMLWriter) {
    writer.addElement("thead") { writer in
      writer.addElement("tr") { writer in
        for name in names { writer.addElement("th", [("scope", "col")], text: name) }
      }
    }
  }
}
