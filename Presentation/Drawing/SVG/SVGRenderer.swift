/// Writes a scene as an SVG 1.1 document that any browser displays, or as an element of a page.
package struct SVGRenderer: Sendable {
  /// Outlines that the page has defined, so that elements can refer to them.
  var sharedOutlines = SharedOutlines()
  /// A colour of the scene for which the text colour of the page is written instead; nil for none.
  var pageTextColor: RGBA?

  package init() {}

  /// Returns the whole document, one element per line, ending with a line break.
  ///
  /// `width` and `height` are in pixels; without them the picture fills the available space.
  package func document(of scene: Scene, width: Int? = nil, height: Int? = nil) -> String {
    var writer = XMLWriter()
    writer.addDeclaration()
    var attributes = [("xmlns", "http://www.w3.org/2000/svg")]
    if let width { attributes.append(("width", String(width))) }
    if let height { attributes.append(("height", String(height))) }
    attributes.append(("viewBox", "0 0 \(decimalText(scene.width)) \(decimalText(scene.height))"))
    attributes.append(("role", "img"))
    writer.addElement("svg", attributes) { writer in
      write(scene, to: &writer)
    }
    return writer.text
  }

  /// Writes the scene as an element of a page, as wide as its container.
  func writeElement(
    _ scene: Scene, named name: String = "svg", _ attributes: [(String, String)] = [],
    to writer: inout XMLWriter
  ) {
    let box = ("viewBox", "0 0 \(decimalText(scene.width)) \(decimalText(scene.height))")
    writer.addElement(name, [box] + attributes) { write(scene, to: &$0) }
  }

  private func write(_ scene: Scene, to writer: inout XMLWriter) {
    if !scene.title.isEmpty { writer.addElement("title", text: scene.title) }
    if !scene.summary.isEmpty { writer.addElement("desc", text: scene.summary) }
    for shape in scene.shapes { write(shape, magnified: scene.magnification, to: &writer) }
  }

  /// Writes the definitions of the shared outlines, which a page needs once.
  func writeSharedDefinitions(to writer: inout XMLWriter) {
    for (name, path, scale) in sharedOutlines.outlines {
      let data = pathData(of: path, digits: SVGRenderer.digits(magnified: scale))
      writer.addElement("path", [("id", name), ("d", data)])
    }
  }

  private func write(_ shape: Shape, magnified scale: Double, to writer: inout XMLWriter) {
    let digits = SVGRenderer.digits(magnified: scale)
    switch shape {
    case .group(let transform, let shapes):
      if shapes.count == 1, case .path(let path, let paint) = shapes[0],
        let name = sharedOutlines.name(of: path)
      {
        let place = [("href", "#" + name), ("transform", matrixText(transform, digits: digits))]
        return writer.addElement("use", place + attributes(of: paint, digits: digits))
      }
      writer.addElement("g", [("transform", matrixText(transform, digits: digits))]) { writer in
        for shape in shapes {
          write(shape, magnified: scale * transform.magnification, to: &writer)
        }
      }
    case .path(let path, let paint):
      if let name = sharedOutlines.name(of: path) {
        return writer.addElement(
          "use", [("href", "#" + name)] + attributes(of: paint, digits: digits))
      }
      writer.addElement(
        "path",
        [("d", pathData(of: path, digits: digits))] + attributes(of: paint, digits: digits))
    case .text(let lettering): write(lettering, digits: digits, to: &writer)
    }
  }

  /// Returns the number of digits after the decimal point. A drawing whose longest side is at least
  /// 10 gets two digits; one tenth of that size gets three, and so on.
  private static func digits(magnified scale: Double) -> Int {
    var digits = 2
    var rest = scale
    while rest > 1, digits < 6 {
      rest /= 10
      digits += 1
    }
    return digits
  }

  private func attributes(of paint: Paint, digits: Int) -> [(String, String)] {
    var attributes = [("fill", paint.fill.map { hexText($0) } ?? "none")]
    if let fill = paint.fill {
      if fill.alpha < 255 { attributes.append(("fill-opacity", decimalText(fill.opacity))) }
      if paint.rule == .evenOdd { attributes.append(("fill-rule", "evenodd")) }
    }
    if let stroke = paint.stroke {
      attributes += [
        ("stroke", hexText(stroke.color)),
        ("stroke-width", decimalText(stroke.width, digits: digits)),
        ("stroke-linejoin", "round"),
      ]
      if stroke.cap == .round { attributes.append(("stroke-linecap", "round")) }
      if stroke.color.alpha < 255 {
        attributes.append(("stroke-opacity", decimalText(stroke.color.opacity)))
      }
    }
    return attributes
  }

  private func pathData(of path: Path, digits: Int) -> String {
    func pair(_ point: Point) -> String {
      "\(decimalText(point.x, digits: digits)),\(decimalText(point.y, digits: digits))"
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

  private func matrixText(_ transform: Transform, digits: Int) -> String {
    let linear = [transform.a, transform.b, transform.c, transform.d].map {
      decimalText($0, digits: 4)
    }
    let move = [transform.tx, transform.ty].map { decimalText($0, digits: digits) }
    return "matrix(\((linear + move).joined(separator: " ")))"
  }

  func hexText(_ color: RGBA) -> String {
    if let pageTextColor, color.withOpacity(1) == pageTextColor.withOpacity(1) {
      return "currentColor"
    }
    return "#"
      + [color.red, color.green, color.blue].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      .joined()
  }

  func decimalText(_ value: Double, digits: Int = 2) -> String {
    DecimalText.format(value, digits: digits)
  }
}

extension Scene {
  /// The factor by which the scene is smaller than one with a longest side of 10. Its coordinates
  /// need so much more precision.
  var magnification: Double { 10 / max(width, height) }
}
