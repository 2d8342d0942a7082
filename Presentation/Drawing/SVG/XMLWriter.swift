import HearthDomain

/// Builds an XML document, each element on lines of its own.
struct XMLWriter {
  private(set) var text = ""
  private var indentationDepth = 0

  mutating func addDeclaration() {
    addLine("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
  }

  mutating func addElement(_ name: String, _ attributes: [(String, String)] = []) {
    addLine("<\(name)\(serialized(attributes))/>")
  }

  mutating func addElement(_ name: String, _ attributes: [(String, String)] = [], text: String) {
    addLine("<\(name)\(serialized(attributes))>\(Quoting.markupEscaped(text))</\(name)>")
  }

  mutating func addElement(
    _ name: String, _ attributes: [(String, String)] = [],
    _ content: (inout XMLWriter) -> Void
  ) {
    addLine("<\(name)\(serialized(attributes))>")
    indentationDepth += 1
    content(&self)
    indentationDepth -= 1
    addLine("</\(name)>")
  }

  /// Writes the doctype of an HTML page.
  mutating func addDoctype() {
    addLine("<!DOCTYPE html>")
  }

  /// Writes CSS rules. They cannot be escaped, so only static strings are accepted.
  mutating func addStyle(_ rules: StaticString) {
    addLine("<style>\n\(rules)\n</style>")
  }

  /// Writes one text element with several lines. There is no white space between them, as viewers
  /// would display it.
  mutating func addTextElement(
    _ attributes: [(String, String)], lines: [(attributes: [(String, String)], text: String)]
  ) {
    let spans = lines.map { line in
      "<tspan\(serialized(line.attributes))>\(Quoting.markupEscaped(line.text))</tspan>"
    }
    addLine("<text\(serialized(attributes))>\(spans.joined())</text>")
  }

  private func serialized(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(Quoting.markupEscaped($0.1))\"" }.joined()
  }

  private mutating func addLine(_ content: String) {
    text += String(repeating: "  ", count: indentationDepth) + content + "\n"
  }
}
