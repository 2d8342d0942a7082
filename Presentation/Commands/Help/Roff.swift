/// Text in the language of manual pages.
struct Roff {
  private(set) var text = ""

  /// A line that begins with a request, its words in quotes.
  mutating func request(_ name: String, _ words: String...) {
    let quoted = words.map {
      " \"" + Roff.escaped($0).map { $0 == "\"" ? "\\(dq" : String($0) }.joined() + "\""
    }
    text += "." + name + quoted.joined() + "\n"
  }

  /// The head of the page; a day is read only as it is written here.
  mutating func head(
    _ name: String, section: Int, day: String, source: String, manual: String
  ) {
    text += ".TH \"\(name)\" \"\(section)\" \"\(day)\" \"\(source)\" \"\(Roff.escaped(manual))\"\n"
  }

  /// From here on lines end where their words do.
  mutating func leftAligned() {
    text += ".ad l\n"
  }

  /// Running text, one source line a paragraph's line.
  mutating func paragraph(_ words: String) {
    for line in words.split(separator: "\n", omittingEmptySubsequences: true) {
      text += Roff.line(String(line)) + "\n"
    }
  }

  /// A term in bold and, indented under it, what it means.
  mutating func item(_ term: String, _ meaning: String) {
    text += ".TP\n\\fB" + Roff.escaped(term) + "\\fR\n"
    paragraph(meaning.isEmpty ? " " : meaning)
  }

  /// A line as an example shows it, unfilled.
  mutating func example(_ line: String) {
    text += ".nf\n    \\fB" + Roff.escaped(line) + "\\fR\n.fi\n"
  }

  /// The text with what roff would read as its own made plain.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\u{A0}": escaped += "\\ "
      // Named, so that a terminal that knows none of these gets the nearest that it knows.
      case "“": escaped += "\\(lq"
      case "”": escaped += "\\(rq"
      case "‘": escaped += "\\(oq"
      case "’": escaped += "\\(cq"
      case "…": escaped += "..."
      case "\n": escaped += " "
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// A line of text; a dot or a quotation mark at its beginning is not a request.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
