/// Writes a scene as an SVG 1.1 document that any browser displays, or as an element of a page.
package struct SVGRenderer: Sendable {
  /// Outlines that the page defines already.
  var shared = SharedOutlines()
  /// The colour that is written as the page's text colour.
  var ink: RGBA?

  package init() {}

  /// Returns the whole document, one element per line, ending with a line break.
  ///
  /// `width` and `height` are in pixels; without them the picture fills the available space.
  package func document(of scene: Scene, width: Int? = nil, height: Int? = nil) -> String {
    var writer = XMLWriter()
    writer.declaration()
    var attributes = [("xmlns", "http://www.w3.org/2000/svg")]
    if let width { attributes.append(("width", String(width))) }
    if let height { attributes.append(("height", String(height))) }
    attributes.append(("viewBox", "0 0 \(decimal(scene.width)) \(decimal(scene.height))"))
    attributes.append(("role", "img"))
    writer.element("svg", attributes) { writer in
      write(scene, to: &writer)
    }
    return writer.text
  }

  /// Writes the scene as an element of a page, as wide as its container.
  func element(
    _ scene: Scene, named name: String = "svg", _ attributes: [(String, String)] = [],
    to writer: inout XMLWriter
  ) {
    let box = ("viewBox", "0 0 \(decimal(scene.width)) \(decimal(scene.height))")
    writer.element(name, [box] + attributes) { write(scene, to: &$0) }
  }

  private func write(_ scene: Scene, to writer: inout XMLWriter) {
    if !scene.title.isEmpty { writer.element("title", text: scene.title) }
    if !scene.summary.isEmpty { writer.element("desc", text: scene.summary) }
    for shape in scene.shapes { write(shape, magnified: scene.magnification, to: &writer) }
  }

  /// Writes the definitions of the shared outlines, once per page.
  func defineShared(to writer: inout XMLWriter) {
    for (name, path, scale) in shared.all {
      let data = data(of: path, digits: SVGRenderer.digits(magnified: scale))
      writer.element("path", [("id", name), ("d", data)])
    }
  }

  private func write(_ shape: Shape, magnified scale: Double, to writer: inout XMLWriter) {
    let digits = SVGRenderer.digits(magnified: scale)
    switch shape {
    case .group(let transform, let shapes):
      if shapes.count == 1, case .path(let path, let paint) = shapes[0],
        let name = shared.name(of: path)
      {
        let place = [("href", "#" + name), ("transform", matrix(transform, digits: digits))]
        return writer.element("use", place + attributes(of: paint, digits: digits))
      }
      writer.element("g", [("transform", matrix(transform, digits: digits))]) { writer in
        for shape in shapes {
          write(shape, magnified: scale * transform.magnification, to: &writer)
        }
      }
    case .path(let path, let paint):
      if let name = shared.name(of: path) {
        return writer.element(
          "use", [("href", "#" + name)] + attributes(of: paint, digits: digits))
      }
      writer.element(
        "path",
        [("d", data(of: path, digits: digits))] + attributes(of: paint, digits: digits))
    case .text(let lettering): write(lettering, digits: digits, to: &writer)
    }
  }

  /// Returns the number of decimal digits. Small drawings that are displayed large need more: two
  /// digits if the longest side is 10 or more, one more for each tenth of that.
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
    var attributes = [("fill", paint.fill.map { hex($0) } ?? "none")]
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
    if let ink, color.opacity(1) == ink.opacity(1) { return "currentColor" }
    return "#"
      + [color.red, color.green, color.blue].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      .joined()
  }

  func decimal(_ value: Double, digits: Int = 2) -> String {
    DecimalText.of(value, digits: digits)
  }
}

extension Scene {
  /// Factor by which coordinates need more precision than those of a scene of 10 by 10.
  var magnification: Double { 10 / max(width, height) }
}
