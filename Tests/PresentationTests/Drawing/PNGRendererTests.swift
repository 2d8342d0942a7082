import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct PNGRendererTests {
  private let scene = Scene(
    width: 40, height: 20,
    shapes: [
      .filled(.circle(center: Point(x: 20, y: 10), radius: 9), .hex(0xF38562)),
      .filled(.circle(center: Point(x: 12, y: 8), radius: 6), .hex(0x4174A9, opacity: 0.4)),
    ])

  private func read(
    _ scene: Scene, width: Int? = nil, height: Int? = nil
  ) throws -> PNGReader {
    try PNGReader(PNGRenderer().pngFile(of: scene, width: width, height: height))
  }

  @Test(arguments: [1, 3, 64, 300])
  func `every pixel is read back as drawn`(width: Int) throws {
    let bitmap = scene.bitmap(width: width, height: width)
    let read = try PNGReader(PNGRenderer().pngFile(of: bitmap))
    #expect(read.chunks == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(read.width == width && read.height == width)
    for y in 0..<width {
      for x in 0..<width {
        let color = bitmap[x, y]
        let wanted = SIMD4(color.red, color.green, color.blue, color.alpha)
        guard read[x, y] != wanted else { continue }
        Issue.record("pixel \(x), \(y) is \(read[x, y]), not \(wanted)")
        return
      }
    }
  }

  @Test func `the bands of a tall picture join without a seam`() throws {
    let read = try read(scene, width: 150, height: 300)
    let whole = scene.bitmap(width: 150, height: 300, fine: true)
    var worst = 0
    for y in 0..<300 {
      for x in 0..<150 { worst = max(worst, abs(Int(read[x, y].w) - Int(whole[x, y].alpha))) }
    }
    #expect(worst <= 1)
  }

  @Test(
    arguments: [
      (nil, nil, 40, 20), (80, nil, 80, 40), (nil, 80, 160, 80), (30, 30, 30, 30), (0, nil, 1, 1),
      (-5, 7, 1, 7), (99, nil, 99, 50),
    ] as [(Int?, Int?, Int, Int)])
  func `a picture has the requested size and the scene's shape`(
    asked: (width: Int?, height: Int?, Int, Int)
  ) throws {
    let read = try read(scene, width: asked.width, height: asked.height)
    #expect(read.width == asked.2)
    #expect(read.height == asked.3)
  }

  @Test func `extreme sizes are limited`() {
    #expect(scene.pixelSize(width: .max, height: nil) == (8192, 4096))
    let odd = Scene(width: .nan, height: .infinity)
    #expect(odd.pixelSize(width: nil, height: nil) == (1, 8192))
    #expect(Scene(width: 1e-300, height: 1).pixelSize(width: 8, height: nil) == (8, 8192))
  }

  @Test func `a scene without an extent is one transparent pixel`() throws {
    let read = try read(Scene(width: 0, height: 0, shapes: OddShapes.all))
    #expect(read.width == 1 && read.height == 1)
  }

  @Test(.inWholeRuns) func `each row has the most suitable filter`() throws {
    var stripes: [Shape] = []
    for index in 0..<16 {
      let left = Double(index * 4)
      let stripe = Path.polygon([
        Point(x: left, y: 0), Point(x: left + 4, y: 0), Point(x: left + 4, y: 64),
        Point(x: left, y: 64),
      ])
      let shade = UInt8(index * 16)
      stripes.append(.filled(stripe, RGBA(red: shade, green: 90, blue: 255 - shade)))
    }
    let plain = try read(Scene(width: 64, height: 64, shapes: stripes))
    #expect(plain.filters.first != 2)
    #expect(plain.filters.dropFirst().allSatisfy { $0 == 2 })
    let round = try read(scene, width: 400)
    #expect(Set(round.filters).count >= 3)
  }

  @Test(.inWholeRuns) func `a picture of few colours is small`() throws {
    let file = try PNGRenderer().pngFile(of: scene, width: 1080)
    #expect(file.count < 30_000)
  }

  @Test func `a missing library is named with what to install`() {
    #expect(throws: DomainError.unavailable(.library(name: "libnone.so.9", package: "zlib1g"))) {
      try PNGRenderer(libraryName: "libnone.so.9").pngFile(of: scene)
    }
  }

  private static let letters = Scene(
    width: 200, height: 60,
    shapes: [
      .group(
        .translation(x: 10, y: 0),
        [
          .text(
            TypesetText(
              [TypesetText.Line("글 Ag", at: Point(x: 0, y: 40))],
              families: CardFont.notoSans.families, size: 32, color: .hex(0x102030)))
        ])
    ])

  @Test(.enabled(if: PNGRenderer.setsLetters))
  func `letters are drawn at their position in their colour`() throws {
    let picture = try PNGReader(PNGRenderer().pngFile(of: Self.letters))
    let inked = (0..<60).flatMap { y in (0..<200).map { ($0, y) } }
      .filter { picture[$0.0, $0.1].w > 128 }
    let (left, right) = (inked.map(\.0).min() ?? 0, inked.map(\.0).max() ?? 0)
    let (top, bottom) = (inked.map(\.1).min() ?? 0, inked.map(\.1).max() ?? 0)
    #expect((10...16).contains(left) && (60...120).contains(right), "\(left)...\(right)")
    #expect((8...20).contains(top) && (41...52).contains(bottom), "\(top)...\(bottom)")
    let first = try #require(inked.first)
    let color = picture[first.0, first.1]
    #expect((color.x, color.y, color.z) == (0x10, 0x20, 0x30))
  }

  @Test(.enabled(if: PNGRenderer.setsLetters))
  func `a text line has the requested length for every anchor`() throws {
    for (anchor, ends) in [
      (TypesetText.Anchor.start, 100.0...180.0), (.middle, 60...140), (.end, 20...100),
    ] {
      let text = TypesetText(
        [TypesetText.Line("HHHH", at: Point(x: 100, y: 40), length: 80)],
        families: CardFont.notoSans.families, size: 20, anchor: anchor, color: .hex(0))
      let scene = Scene(width: 200, height: 60, shapes: [.text(text)])
      let picture = try PNGReader(PNGRenderer().pngFile(of: scene))
      let inked = (0..<60 * 200).filter { picture.pixels[$0].w > 128 }.map { $0 % 200 }
      let (left, right) = (Double(inked.min() ?? 0), Double(inked.max() ?? 0))
      #expect(abs(left - ends.lowerBound) < 6 && abs(right - ends.upperBound) < 6)
    }
  }

  @Test func `a missing font library is named with what to install`() {
    let missing = DomainError.unavailable(
      .library(name: "libnone.so.9", package: "libpangocairo-1.0-0"))
    let renderer = PNGRenderer(letterLibraryName: "libnone.so.9")
    #expect(throws: missing) { try renderer.pngFile(of: Self.letters) }
    #expect(throws: Never.self) { try renderer.pngFile(of: scene) }
  }
}
