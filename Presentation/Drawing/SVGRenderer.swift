/// Writes a scene as an SVG 1.1 document that any browser opens.
public struct SVGRenderer: Sendable {
  public init() {}

  /// The whole document, one element a line, ending in a line break.
  ///
  /// Width and height are those of the shown picture in pixels; without them it fills its place.
  public func document(of scene: Scene, width: Int? = nil, height: Int? = nil) -> String {
    var writer = XMLWriter()
    writer.declaration()
    var attributes = [("xmlns", "http://www.w3.org/2000/svg")]
    if let width { attributes.append(("width", String(width))) }
    if let height { attributes.append(("height", String(height))) }
    attributes.append(("viewBox", "0 0 \(decimal(scene.width)) \(decimal(scene.height))"))
    attributes.append(("role", "img"))
    writer.element("svg", attributes) { writer in
      if !scene.title.isEmpty { writer.element("title", text: scene.title) }
      if !scene.summary.isEmpty { writer.element("desc", text: scene.summary) }
      for shape in scene.shapes { write(shape, to: &writer) }
    }
    return writer.text
  }

  private func write(_ shape: Shape, to writer: inout XMLWriter) {
    switch shape {
    case .group(let transform, let shapes):
      writer.element("g", [("transform", matrix(transform))]) { writer in
        for shape in shapes { write(shape, to: &writer) }
      }
    case .path(let path, let paint):
      writer.element("path", [("d", data(of: path))] + attributes(of: paint))
    case .text(let lettering):
      let lines = lettering.lines.map { line in
        (attributes: [("x", decimal(line.place.x)), ("y", decimal(line.place.y))], text: line.text)
      }
      writer.textElement(attributes(of: lettering), lines: lines)
    }
  }

  private func attributes(of lettering: Lettering) -> [(String, String)] {
    var attributes = [
      ("font-family", lettering.families.map(quoted).joined(separator: ", ")),
      ("font-size", decimal(lettering.size)), ("font-weight", String(lettering.weight)),
      ("fill", hex(lettering.color)),
    ]
    if lettering.color.alpha < 255 {
      attributes.append(("fill-opacity", decimal(lettering.color.opacity)))
    }
    if lettering.anchor != .start { attributes.append(("text-anchor", lettering.anchor.rawValue)) }
    if lettering.isItalic { attributes.append(("font-style", "italic")) }
    if let language = lettering.language { attributes.append(("xml:lang", language)) }
    return attributes
  }

  /// Generic families are words of CSS, others names.
  private func quoted(_ family: String) -> String {
    ["serif", "sans-serif", "cursive", "monospace"].contains(family)
      ? family : "'\(family.filter { $0 != "'" && $0 != "\\" })'"
  }

  private func attributes(of paint: Paint) -> [(String, String)] {
    var attributes = [("fill", paint.fill.map(hex) ?? "none")]
    if let fill = paint.fill {
      if fill.alpha < 255 { attributes.append(("fill-opacity", decimal(fill.opacity))) }
      if paint.rule == .evenOdd { attributes.append(("fill-rule", "evenodd")) }
    }
    if let stroke = paint.stroke {
      attributes += [
        ("stroke", hex(stroke.color)), ("stroke-width", decimal(stroke.width)),
        ("stroke-linejoin", "round"),
      ]
      if stroke.cap == .round { attributes.append(("stroke-linecap", "round")) }
      if stroke.color.alpha < 255 {
        attributes.append(("stroke-opacity", decimal(stroke.color.opacity)))
      }
    }
    return attributes
  }

  private func data(of path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .quadratic(let control, let end): "Q\(pair(control)) \(pair(end))"
      case .cubic(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
      case .close: "Z"
      }
    }
    .joined(separator: " ")
  }

  private func pair(_ point: Point) -> String {
    "\(decimal(point.x)),\(decimal(point.y))"
  }

  private func matrix(_ transform: Transform) -> String {
    let linear = [transform.a, transform.b, transform.c, transform.d].map {
      decimal($0, digits: 4)
    }
    let move = [transform.tx, transform.ty].map { decimal($0) }
    return "matrix(\((linear + move).joined(separator: " ")))"
  }

  private func hex(_ color: RGBA) -> String {
    "#"
      + [color.red, color.green, color.blue].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      .joined()
  }

  private func decimal(_ value: Double, digits: Int = 2) -> String {
    DecimalText.of(value, digits: digits)
  }
}
