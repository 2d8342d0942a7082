import HearthDomain

extension SVGRenderer {
  func write(_ lettering: TypesetText, digits: Int, to writer: inout XMLWriter) {
    let lines = lettering.lines.map { line in
      var place = [("x", line.position.x), ("y", line.position.y)]
      if let length = line.length { place.append(("textLength", length)) }
      return (
        attributes: place.map { ($0, decimalText($1, digits: digits)) }, text: line.text
      )
    }
    writer.addTextElement(attributes(of: lettering, digits: digits), lines: lines)
  }

  private func attributes(of lettering: TypesetText, digits: Int) -> [(String, String)] {
    var attributes = [
      ("font-family", lettering.families.map(quoted).joined(separator: ", ")),
      ("font-size", decimalText(lettering.size, digits: digits)),
      ("font-weight", String(lettering.weight)),
      ("fill", hexText(lettering.color)),
    ]
    if lettering.color.alpha < 255 {
      attributes.append(("fill-opacity", decimalText(lettering.color.opacity)))
    }
    if lettering.anchor != .start { attributes.append(("text-anchor", lettering.anchor.rawValue)) }
    if lettering.isItalic { attributes.append(("font-style", "italic")) }
    if let language = lettering.language { attributes.append(("xml:lang", language)) }
    return attributes
  }

  /// Returns the family for CSS. Generic families are keywords; other names are quoted.
  private func quoted(_ family: String) -> String {
    ["serif", "sans-serif", "cursive", "monospace"].contains(family)
      ? family : "'" + family.replacingScalars { $0 == "'" || $0 == "\\" ? "" : nil } + "'"
  }
}
