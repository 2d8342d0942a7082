import HearthDomain

/// Builds an XML document, each element on lines of its own.
struct XMLWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func declaration() {
    line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
  }

  mutating func element(_ name: String, _ attributes: [(String, String)] = []) {
    line("<\(name)\(written(attributes))/>")
  }

  mutating func element(_ name: String, _ attributes: [(String, String)] = [], text: String) {
    line("<\(name)\(written(attributes))>\(Quoting.markup(text))</\(name)>")
  }

  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [],
    _ content: (inout XMLWriter) -> Void
  ) {
    line("<\(name)\(written(attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes the doctype of an HTML page.
  mutating func doctype() {
    line("<!DOCTYPE html>")
  }

  /// Writes CSS rules. CSS has no entities, so only static strings are accepted.
  mutating func style(_ rules: StaticString) {
    line("<style>\n\(rules)\n</style>")
  }

  /// Writes lines of text in one element without white space between them, which viewers would
  /// display as a space.
  mutating func textElement(
    _ attributes: [(String, String)], lines: [(attributes: [(String, String)], text: String)]
  ) {
    let spans = lines.map { line in
      "<tspan\(written(line.attributes))>\(Quoting.markup(line.text))</tspan>"
    }
    line("<text\(written(attributes))>\(spans.joined())</text>")
  }

  private func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(Quoting.markup($0.1))\"" }.joined()
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }
}
