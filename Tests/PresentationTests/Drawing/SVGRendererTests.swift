import Foundation
import HearthTestSupport
import Testing

@testable import HearthPresentation

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGRendererTests {
  private let scene = Scene(
    width: 20, height: 10, title: "물 & \"불\" <b>", summary: "A line\u{7}\nof two",
    shapes: [
      .filled(.circle(center: Point(x: 5, y: 5), radius: 4), .hex(0x0A8B6C)),
      .group(
        Transform.rotation(degrees: 30).then(.translation(x: 1.005, y: -2)),
        [
          .path(
            Path { path in
              path.move(to: .zero)
              path.addCurve(to: Point(x: 3, y: 0.126), control: Point(x: -1.5, y: 1e-9))
              path.addLine(to: Point(x: 1 / 3, y: 100))
              path.close()
            },
            Paint(
              fill: .hex(0xFFFFFF, opacity: 0.5), rule: .evenOdd,
              stroke: Stroke(color: .hex(0x102030, opacity: 0.25), width: 1.5)))
        ]),
    ])

  @Test func `a scene becomes a document with one element per line`() throws {
    try expectGolden("Drawing/scene.svg", SVGRenderer().document(of: scene, width: 200))
  }

  @Test func `a document is well-formed and keeps its text`() {
    let reader = SVGReader(SVGRenderer().document(of: scene))
    #expect(reader.isWellFormed)
    #expect(reader.texts["title"] == "물 & \"불\" <b>")
    #expect(reader.texts["desc"] == "A line\u{FFFD}\nof two")
    #expect(reader.elements == ["svg", "title", "desc", "path", "g", "path"])
  }

  @Test func `extreme numbers do not break a document`() {
    let odd = Scene(width: .nan, height: .infinity, shapes: OddShapes.all)
    let document = SVGRenderer().document(of: odd)
    #expect(SVGReader(document).isWellFormed)
    #expect(!document.contains("nan") && !document.contains("inf") && !document.contains("e+"))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (100, "100"), (0.05, "0.05"),
    (1.999, "2"), (-0.5, "-0.5"), (1e300, "10000000000000"), (.nan, "0"), (1 / 3, "0.33"),
  ])
  func `numbers are written in decimal form`(value: Double, text: String) {
    #expect(DecimalText.format(value, digits: 2) == text)
  }
}

/// Reads a document with the system's XML parser.
final class SVGReader: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  private(set) var elements: [String] = []
  /// The text directly inside elements, by element name.
  private(set) var texts: [String: String] = [:]
  private var open: [String] = []

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.append(name)
    open.append(name)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    texts[open.last ?? "", default: ""] += text
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
