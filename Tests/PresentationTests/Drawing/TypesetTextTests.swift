import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct TypesetTextTests {
  private func scene(_ lettering: TypesetText, behind: [Shape] = []) -> Scene {
    Scene(width: 10, height: 6, shapes: behind + [.group(.identity, [.text(lettering)])])
  }

  private func lettering(
    _ text: String, x: Double = 0, anchor: TypesetText.Anchor = .start, weight: Int = 400
  ) -> TypesetText {
    TypesetText(
      [TypesetText.Line(text, at: Point(x: x, y: 3.7))], families: ["Fire's Own", "serif"], size: 2,
      weight: weight, anchor: anchor, color: .hex(0x102030), language: "ko")
  }

  private func frame(_ scene: Scene, _ level: ColorLevel = .truecolor) -> Frame {
    CellRenderer(level: level).frame(of: scene, size: Size(width: 10, height: 3))
  }

  private var ground: Shape {
    .filled(
      .polygon([.zero, Point(x: 10, y: 0), Point(x: 10, y: 6), Point(x: 0, y: 6)]),
      .hex(0xFFEEDD), mark: ".")
  }

  @Test func `SVG writes lines as escaped spans without spaces between them`() {
    var text = lettering("a<b & \"c\"\u{7}", anchor: .middle)
    text.lines.append(TypesetText.Line("둘", at: Point(x: 0.5, y: 5)))
    text.isItalic = true
    let document = SVGRenderer().document(of: scene(text))
    #expect(
      document.contains(
        """
        <text font-family="'Fires Own', serif" font-size="2" font-weight="400" fill="#102030" \
        text-anchor="middle" font-style="italic" xml:lang="ko">\
        <tspan x="0" y="3.7">a&lt;b &amp; &quot;c&quot;\u{FFFD}</tspan>\
        <tspan x="0.5" y="5">둘</tspan></text>
        """))
    #expect(SVGReader(document).isWellFormed)
    #expect(SVGReader(document).texts["tspan"] == "a<b & \"c\"\u{FFFD}둘")
  }

  @Test(arguments: [
    (0.0, TypesetText.Anchor.start, "불 fire"), (5, .middle, "  불 fire"), (10, .end, "   불 fire"),
    (7, .start, "       불"), (2, .end, "re"), (1, .middle, " fire"), (99, .start, ""),
    (.nan, .start, ""), (.infinity, .end, ""), (-1e300, .start, ""),
  ])
  func `cells show text at its position and nothing outside`(
    x: Double, anchor: TypesetText.Anchor, row: String
  ) {
    let text = frame(scene(lettering("불 fire", x: x, anchor: anchor))).text
    #expect(text.split(separator: "\n").joined() == row)
  }

  @Test func `cells keep the background behind text`() {
    let bold = frame(scene(lettering("불a", weight: 700), behind: [ground]))
    let style = Style(
      foreground: .hex(0x102030), background: .hex(0xFFEEDD), attributes: .bold)
    #expect(bold[0, 1]?.style == style && bold[2, 1]?.style == style)
    #expect(bold[0, 1]?.width == 2 && bold[2, 1]?.glyph == "a")
    #expect(bold[3, 1]?.style == Style(background: .hex(0xFFEEDD)))
  }

  @Test func `without colours text is drawn among the marks`() {
    let plain = frame(scene(lettering("불a"), behind: [ground]), .none)
    #expect(plain.text(ofRow: 1) == "불a.......")
    #expect(plain[0, 1]?.style == .plain)
  }

  @Test func `pixel renderers leave text out`() {
    let bitmap = scene(lettering("불")).bitmap(width: 10, height: 6)
    #expect((0..<60).allSatisfy { bitmap[$0 % 10, $0 / 10] == .clear })
  }
}
