import HearthDomain
import HearthWhen

/// A report as a self-contained HTML page: no scripts, fonts or external addresses.
///
/// All texts are escaped by the writer, and the page's security policy forbids everything that it
/// does not contain.
struct ReportPage {
  let report: Report
  let language: Language
  /// The weekdays in calendar order.
  let weekdays: [Weekday]

  /// Widths of pictures for narrow and wide windows, in pixels; letters have the same size in both.
  static let narrow = 344.0
  static let wide = 880.0

  /// Colours in which the ink stands for the page's text colour.
  static let colors = PlotColors(ink: .hex(0x010203))

  var dates: DateWords { DateWords(language, today: report.asOf) }

  var html: String {
    let pictures = ReportPictures(self)
    var writer = XMLWriter()
    writer.doctype()
    writer.element("html", [("lang", language == .korean ? "ko" : "en")]) { writer in
      head(&writer)
      writer.element("body") { writer in
        pictures.define(&writer)
        writer.element("a", [("class", "skip"), ("href", "#main")], text: words.skip)
        top(&writer, pictures)
        writer.element("main", [("id", "main")]) { writer in
          if report.isEmpty { writer.element("p", [("class", "lead")], text: words.nothing) }
          moods(&writer, pictures)
          people(&writer, pictures)
          plans(&writer, pictures)
          books(&writer, pictures)
          sayings(&writer)
        }
        foot(&writer)
      }
    }
    return writer.text
  }

  var words: ReportWords { ReportWords(report: report, language: language) }

  private func head(_ writer: inout XMLWriter) {
    writer.element("head") { writer in
      writer.element("meta", [("charset", "utf-8")])
      writer.element(
        "meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
      writer.element("meta", [("name", "color-scheme"), ("content", "light dark")])
      writer.element(
        "meta",
        [
          ("http-equiv", "Content-Security-Policy"),
          ("content", "default-src 'none'; style-src 'unsafe-inline'"),
        ])
      writer.element("title", text: "\(words.title) · Hearth")
      writer.style(ReportStyle.rules)
    }
  }

  private func top(_ writer: inout XMLWriter, _ pictures: ReportPictures) {
    writer.element("header", [("class", "top")]) { writer in
      writer.element("p", [("class", "eyebrow")], text: "Hearth")
      writer.element("h1", [("dir", "auto")], text: words.title)
      writer.element("p", [("class", "lead")], text: words.span)
      pictures.stripes.map { pictures.draw($0, as: "stripes", &writer) }
      let parts = words.figures
      guard !parts.isEmpty else { return }
      writer.element("nav", [("aria-label", words.parts)]) { writer in
        writer.element("ul", [("class", "figures")]) { writer in
          for part in parts {
            writer.element("li") { writer in
              writer.element("a", [("href", "#\(part.id)")]) { writer in
                writer.element("strong", text: "\(part.count)")
                writer.element("span", text: part.noun)
              }
            }
          }
        }
      }
    }
  }

  private func foot(_ writer: inout XMLWriter) {
    writer.element("footer") { writer in
      for sentence in words.foot { writer.element("p", text: sentence) }
    }
  }
}

// MARK: - Elements of sections

extension ReportPage {
  /// Writes a section with its heading.
  func section(
    _ id: String, _ title: String, _ writer: inout XMLWriter,
    _ content: (inout XMLWriter) -> Void
  ) {
    writer.element("section", [("id", id), ("aria-labelledby", "\(id)-title")]) { writer in
      writer.element("h2", [("id", "\(id)-title")], text: title)
      content(&writer)
    }
  }

  /// Writes figures as a table with proportional bars.
  func bars(
    _ title: String, of kind: String, _ rows: [(name: String, count: Int)],
    _ writer: inout XMLWriter
  ) {
    let most = max(1, rows.map(\.count).max() ?? 1)
    writer.element("table", [("class", "bars")]) { writer in
      writer.element("caption", text: title)
      heads([words.time, kind], &writer)
      writer.element("tbody") { writer in
        for row in rows {
          writer.element("tr") { writer in
            writer.element("th", [("scope", "row")], text: row.name)
            writer.element("td") { writer in
              let share = DecimalText.of(Double(row.count) / Double(most), digits: 4)
              writer.element("span", [("class", "bar"), ("style", "--share:\(share)")], text: "")
              writer.element("span", [("class", "number")], text: "\(row.count)")
            }
          }
        }
      }
    }
  }

  /// Writes a table that is collapsed by default, and expanded in print.
  func figures(
    _ title: String, _ heads: [String], _ rows: [[String]], _ writer: inout XMLWriter
  ) {
    writer.element("details") { writer in
      writer.element("summary", text: title)
      writer.element("table") { writer in
        writer.element("caption", [("class", "unseen")], text: title)
        self.heads(heads, &writer)
        writer.element("tbody") { writer in
          for row in rows {
            writer.element("tr") { writer in
              for (column, cell) in row.enumerated() {
                let name = column == 0 ? "th" : "td"
                writer.element(name, column == 0 ? [("scope", "row")] : [], text: cell)
              }
            }
          }
        }
      }
    }
  }

  private func heads(_ names: [String], _ writer: inout XMLWriter) {
    writer.element("thead") { writer in
      writer.element("tr") { writer in
        for name in names { writer.element("th", [("scope", "col")], text: name) }
      }
    }
  }
}
