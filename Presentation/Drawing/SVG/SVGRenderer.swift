/// Writes a scene as an SVG 1.1 document that any browser opens.
package struct SVGRenderer: Sendable {
  package init() {}

  /// The whole document, one element a line, ending in a line break.
  ///
  /// Width and height are those of the shown picture in pixels; without them it fills its place.
  package func document(of scene: Scene, width: Int? = nil, height: Int? = nil) -> String {
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
      let scale = 10 / max(scene.width, scene.height)
      for shape in scene.shapes { write(shape, magnified: scale, to: &writer) }
    }
    return writer.text
  }

  private func write(_ shape: Shape, magnified scale: Double, to writer: inout XMLWriter) {
    let digits = digits(magnified: scale)
    switch shape {
    case .group(let transform, let shapes):
      writer.element("g", [("transform", matrix(transform, digits: digits))]) { writer in
        for shape in shapes {
          write(shape, magnified: scale * transform.magnification, to: &writer)
        }
      }
    case .path(let path, let paint):
      writer.element(
        "path",
        [("d", data(of: path, digits: digits))] + attributes(of: paint, digits: digits))
    case .text(let lettering): write(lettering, digits: digits, to: &writer)
    }
  }

  /// Small drawings that are shown large need more digits: two where the longest side is 10 or
  /// more, one more for every tenth of that.
  private func digits(magnified scale: Double) -> Int {
    var digits = 2
    var rest = scale
    while rest > 1, digits < 6 {
      rest /= 10
      digits += 1
    }
    return digits
  }

  private func attributes(of paint: Paint, digits: Int) -> [(String, String)] {
    var attributes = [("fill", paint.fill.map(hex) ?? "none")]
    if let fill = paint.fill {
      if fill.alpha < 255 { attributes.append(("fill-opacity", decimal(fill.opacity))) }
      if paint.rule == .evenOdd { attributes.append(("fill-rule", "evenodd")) }
    }
    if let stroke = paint.stroke {
      attributes += [
        ("stroke", hex(stroke.color)), ("stroke-width", decimal(stroke.width, digits: digits)),
        ("stroke-linejoin", "round"),
      ]
      if stroke.cap == .round { attributes.append(("stroke-linecap", "round")) }
      if stroke.color.alpha < 255 {
        attributes.append(("stroke-opacity", decimal(stroke.color.opacity)))
      }
    }
    return attributes
  }

  private func data(of path: Path, digits: Int) -> String {
    func pair(_ point: Point) -> String {
      "\(decimal(point.x, digits: digits)),\(decimal(point.y, digits: digits))"
    }
    return path.elements.map { element in
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

  private func matrix(_ transform: Transform, digits: Int) -> String {
    let linear = [transform.a, transform.b, transform.c, transform.d].map {
      decimal($0, digits: 4)
    }
    let move = [transform.tx, transform.ty].map { decimal($0, digits: digits) }
    return "matrix(\((linear + move).joined(separator: " ")))"
  }

  func hex(_ color: RGBA) -> String {
    "#"
      + [color.red, color.green, color.blue].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      .joined()
  }

  func decimal(_ value: Double, digits: Int = 2) -> String {
    DecimalText.of(value, digits: digits)
  }
}
