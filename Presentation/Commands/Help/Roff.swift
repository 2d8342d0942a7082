import HearthDomain

/// Builds text in roff, the format of manual pages.
struct Roff {
  private(set) var text = ""

  /// Appends a request line with its arguments in quotes.
  mutating func addRequest(_ name: String, _ words: String...) {
    let quoted = words.map { " \"\(Quoting.roffEscaped($0))\"" }
    text += "." + name + quoted.joined() + "\n"
  }

  /// Appends the page header. The day is written to the page as given.
  mutating func addHeader(
    _ name: String, section: Int, day: String, source: String, manual: String
  ) {
    text +=
      ".TH \"\(name)\" \"\(section)\" \"\(day)\" \"\(source)\" \"\(Quoting.roffEscaped(manual))\"\n"
  }

  /// Turns off justification from here on.
  mutating func disableJustification() {
    text += ".ad l\n"
  }

  /// Appends a paragraph. Each of its lines becomes one source line.
  mutating func addParagraph(_ words: String) {
    for line in words.split(whereSeparator: \.isNewline) {
      text += Roff.escapedLine(String(line)) + "\n"
    }
  }

  /// Appends a term in bold, and its meaning indented below it.
  mutating func addItem(_ term: String, _ meaning: String) {
    text += ".TP\n\\fB" + Quoting.roffEscaped(term) + "\\fR\n"
    addParagraph(meaning.isEmpty ? " " : meaning)
  }

  /// Appends an example, whose line is not filled or wrapped.
  mutating func addExample(_ line: String) {
    text += ".nf\n    \\fB" + Quoting.roffEscaped(line) + "\\fR\n.fi\n"
  }

  /// Returns an escaped line of text. A dot at its beginning does not start a request.
  private static func escapedLine(_ text: String) -> String {
    let escaped = Quoting.roffEscaped(text)
    return escaped.utf8.first == UInt8(ascii: ".") ? "\\&" + escaped : escaped
  }
}
