import Testing

@testable import HearthPresentation

@Suite struct BitmapTests {
  private let red = RGBA.hex(0xFF0000)

  private func square(_ from: Double, _ to: Double) -> Path {
    .polygon([
      Point(x: from, y: from), Point(x: to, y: from), Point(x: to, y: to), Point(x: from, y: to),
    ])
  }

  private func bitmap(_ shapes: [Shape], side: Int = 4) -> Bitmap {
    Scene(width: Double(side), height: Double(side), shapes: shapes)
      .bitmap(width: side, height: side)
  }

  /// Returns the covered area in pixels.
  private func area(_ bitmap: Bitmap) -> Double {
    var sum = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { sum += bitmap[x, y].opacity }
    }
    return sum
  }

  @Test func `a square covers its pixels and no others`() {
    let bitmap = bitmap([.filled(square(1, 3), red)])
    #expect(bitmap[1, 1] == red)
    #expect(bitmap[2, 2] == red)
    #expect(bitmap[0, 0] == .clear)
    #expect(bitmap[3, 2] == .clear)
    #expect(area(bitmap) == 4)
  }

  @Test func `a pixel that is half covered is half opaque`() {
    let bitmap = bitmap([.filled(square(1.5, 3), red)])
    #expect(abs(bitmap[1, 2].opacity - 0.5) < 0.01)
    #expect(abs(bitmap[2, 1].opacity - 0.5) < 0.01)
    #expect(abs(bitmap[1, 1].opacity - 0.25) < 0.01)
    #expect(bitmap[1, 2].red == 255)
  }

  @Test func `nearly level edges have finer steps in large pictures`() {
    let ramp = Path.polygon([Point(x: 0, y: 0), Point(x: 4, y: 0.99), Point(x: 0, y: 0.99)])
    let scene = Scene(
      width: 64, height: 1, shapes: [.filled(ramp.applying(.scale(x: 16, y: 1)), red)])
    let steps = [false, true].map { fine in
      let bitmap = scene.bitmap(width: 64, height: 1, fine: fine)
      return Set((0..<64).map { bitmap[$0, 0].alpha }).count
    }
    #expect(steps[1] > steps[0] + 6)
  }

  @Test(arguments: [3.0, 20, 45])
  func `a circle covers its area`(radius: Double) {
    let circle = Path.circle(center: Point(x: 50, y: 50), radius: radius)
    let found = area(bitmap([.filled(circle, red)], side: 100))
    #expect(abs(found / (.pi * radius * radius) - 1) < 0.015)
  }

  @Test func `the fill rules differ where an outline goes around twice`() {
    var path = square(0, 4)
    path.add(square(1, 3))
    #expect(bitmap([.filled(path, red)])[2, 2] == red)
    let hollow = bitmap([.filled(path, red, rule: .evenOdd)])
    #expect(hollow[2, 2] == .clear)
    #expect(hollow[0, 2] == red)
  }

  @Test func `opposite turns cut a hole under the non-zero rule`() {
    var path = square(0, 4)
    path.add(
      .polygon([
        Point(x: 1, y: 1), Point(x: 1, y: 3), Point(x: 3, y: 3), Point(x: 3, y: 1),
      ]))
    #expect(bitmap([.filled(path, red)])[2, 2] == .clear)
  }

  @Test func `a stroke has its width, also at crossings`() {
    let cross = Path { path in
      path.move(to: Point(x: 2, y: 10))
      path.addLine(to: Point(x: 18, y: 10))
      path.addLine(to: Point(x: 10, y: 10))
      path.addLine(to: Point(x: 10, y: 2))
    }
    let drawn = bitmap([.stroked(cross, red, width: 2, cap: .butt)], side: 20)
    #expect(drawn[5, 9] == red)
    #expect(drawn[5, 10] == red)
    #expect(drawn[5, 8] == .clear)
    #expect(drawn[9, 4] == red)
    #expect(drawn[1, 9] == .clear)
    // The turning point inside is round and extends one pixel further.
    #expect(abs(area(drawn) - (16 * 2 + 7 * 2 + .pi / 2)) < 0.2)
  }

  @Test func `a round cap adds half a disc to each end`() {
    let line = Path.polygon([Point(x: 5, y: 10), Point(x: 15, y: 10)], isClosed: false)
    let butt = area(bitmap([.stroked(line, red, width: 4, cap: .butt)], side: 20))
    let round = area(bitmap([.stroked(line, red, width: 4)], side: 20))
    #expect(butt == 40)
    #expect(abs(round - butt - .pi * 4) < 0.3)
  }

  @Test func `a half transparent shape blends with what is below`() {
    let bitmap = bitmap([
      .filled(square(0, 4), .hex(0x0000FF)), .filled(square(0, 4), .hex(0xFF0000, opacity: 0.5)),
    ])
    #expect(bitmap[1, 1] == RGBA(red: 128, green: 0, blue: 127))
  }

  @Test func `groups transform their contents`() {
    let shapes = [Shape.filled(square(0, 1), red)]
    let bitmap = bitmap([
      .group(.translation(x: 1, y: 0), [.group(.scale(2), shapes)])
    ])
    #expect(bitmap[1, 1] == red)
    #expect(bitmap[2, 0] == red)
    #expect(bitmap[0, 0] == .clear)
    #expect(area(bitmap) == 4)
  }

  @Test func `a scene is fitted into the centre`() {
    let scene = Scene(width: 2, height: 2, shapes: [.filled(square(0, 2), red)])
    let bitmap = scene.bitmap(width: 8, height: 4)
    #expect(bitmap[1, 0] == .clear)
    #expect(bitmap[2, 0] == red)
    #expect(bitmap[5, 3] == red)
    #expect(bitmap[6, 3] == .clear)
  }

  @Test(arguments: [0, 1, 2, 3, 7, 40], [0, 1, 5, 33])
  func `any size can be drawn`(width: Int, height: Int) {
    let odd = Scene(width: 9, height: 3, shapes: OddShapes.all)
    let bitmap = odd.bitmap(width: width, height: height)
    #expect(bitmap.width == width && bitmap.height == height)
    #expect(
      Scene(width: 0, height: 0, shapes: OddShapes.all).bitmap(width: 9, height: 9)[4, 4].alpha
        <= 255)
  }

  @Test func `extreme sizes are limited`() {
    #expect(Bitmap(width: -5, height: .min).width == 0)
    #expect(Bitmap(width: .max, height: 1).width == Bitmap.maxSideLength)
    #expect(Bitmap(width: 1, height: 1)[.max, .min] == .clear)
  }
}
