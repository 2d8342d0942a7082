import HearthDomain

/// Builds text in roff, the format of manual pages.
struct Roff {
  private(set) var text = ""

  /// Appends a request line with its arguments in quotes.
  mutating func request(_ name: String, _ words: String...) {
    let quoted = words.map { " \"\(Quoting.roff($0))\"" }
    text += "." + name + quoted.joined() + "\n"
  }

  /// Appends the page header. The day is written to the page as given.
  mutating func head(
    _ name: String, section: Int, day: String, source: String, manual: String
  ) {
    text += ".TH \"\(name)\" \"\(section)\" \"\(day)\" \"\(source)\" \"\(Quoting.roff(manual))\"\n"
  }

  /// Turns off justification from here on.
  mutating func leftAligned() {
    text += ".ad l\n"
  }

  /// Appends running text, one source line for each line.
  mutating func paragraph(_ words: String) {
    for line in words.split(whereSeparator: \.isNewline) {
      text += Roff.line(String(line)) + "\n"
    }
  }

  /// Appends a term in bold, and its meaning indented below it.
  mutating func item(_ term: String, _ meaning: String) {
    text += ".TP\n\\fB" + Quoting.roff(term) + "\\fR\n"
    paragraph(meaning.isEmpty ? " " : meaning)
  }

  /// Appends an example line without filling.
  mutating func example(_ line: String) {
    text += ".nf\n    \\fB" + Quoting.roff(line) + "\\fR\n.fi\n"
  }

  /// Returns an escaped line of text. A dot at its beginning does not start a request.
  private static func line(_ text: String) -> String {
    let escaped = Quoting.roff(text)
    return escaped.utf8.first == UInt8(ascii: ".") ? "\\&" + escaped : escaped
  }
}
