import HearthDomain

/// Text in the language of manual pages.
struct Roff {
  private(set) var text = ""

  /// A line that begins with a request, its words in quotes.
  mutating func request(_ name: String, _ words: String...) {
    let quoted = words.map { " \"\(Quoting.roff($0))\"" }
    text += "." + name + quoted.joined() + "\n"
  }

  /// The head of the page; a day is read only as it is written here.
  mutating func head(
    _ name: String, section: Int, day: String, source: String, manual: String
  ) {
    text += ".TH \"\(name)\" \"\(section)\" \"\(day)\" \"\(source)\" \"\(Quoting.roff(manual))\"\n"
  }

  /// From here on lines end where their words do.
  mutating func leftAligned() {
    text += ".ad l\n"
  }

  /// Running text, one source line a paragraph's line.
  mutating func paragraph(_ words: String) {
    for line in words.split(whereSeparator: \.isNewline) {
      text += Roff.line(String(line)) + "\n"
    }
  }

  /// A term in bold and, indented under it, what it means.
  mutating func item(_ term: String, _ meaning: String) {
    text += ".TP\n\\fB" + Quoting.roff(term) + "\\fR\n"
    paragraph(meaning.isEmpty ? " " : meaning)
  }

  /// A line as an example shows it, unfilled.
  mutating func example(_ line: String) {
    text += ".nf\n    \\fB" + Quoting.roff(line) + "\\fR\n.fi\n"
  }

  /// A line of text; a dot or a quotation mark at its beginning is not a request.
  private static func line(_ text: String) -> String {
    let escaped = Quoting.roff(text)
    return escaped.utf8.first == UInt8(ascii: ".") ? "\\&" + escaped : escaped
  }
}
