import HearthDomain
import HearthTestSupport
import Testing

@Suite struct CanvasLayoutTests {
  @Test(arguments: [
    (0, 200), (1, 200), (2, 200), (3, 190), (4, 190), (5, 180), (6, 180), (7, 170), (8, 170),
    (9, 160), (10, 160), (11, 160), (.max, 160), (.min, 200),
  ])
  func `more shapes are smaller`(count: Int, side: Int) {
    #expect(CanvasLayout(count: count).side == side)
  }

  @Test(arguments: [(99, 500), (901, 500), (500, 99), (500, 901), (Int.min, Int.max)])
  func `no position is near an edge`(across: Int, down: Int) {
    #expect(CanvasPosition(across: across, down: down) == nil)
    #expect(CanvasPosition(across: 100, down: 900)?.x == 0.1)
    #expect(CanvasPosition(across: 100, down: 900)?.y == 0.9)
  }

  /// With two shapes the side is 200. Its 0.85 part is 170 across, and 136 down on a 4:5 canvas.
  @Test(arguments: [
    (0, 0, true), (169, 0, true), (170, 0, false), (-169, 0, true), (0, 135, true),
    (0, 136, false), (0, -135, true), (169, 135, true), (170, 135, false), (169, 136, false),
  ])
  func `two shapes collide where a reduced one meets a full square`(
    across: Int, down: Int, collides: Bool
  ) throws {
    let one = try #require(CanvasPosition(across: 500, down: 500))
    let other = try #require(CanvasPosition(across: 500 + across, down: 500 + down))
    let layout = CanvasLayout(count: 2)
    #expect(layout.collides(one, with: other) == collides)
    #expect(layout.collides(other, with: one) == collides)
  }

  @Test func `a position is drawn again until it overlaps no other`() throws {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<500 {
      let taken = (0..<2).map { _ in CanvasPosition(drawnFrom: &numbers) }
      let layout = CanvasLayout(count: 3)
      let place = layout.freePosition(besides: taken, drawnFrom: &numbers)
      #expect(!taken.contains { layout.collides(place, with: $0) })
    }
  }

  @Test func `a position is drawn at most fifty times`() {
    var numbers = CountedZeros()
    let taken = [CanvasPosition(drawnFrom: &numbers)]
    let perPlace = numbers.count
    _ = CanvasLayout(count: 2).freePosition(besides: taken, drawnFrom: &numbers)
    #expect(numbers.count == perPlace * 51)
  }

  private struct CountedZeros: RandomNumberGenerator {
    var count = 0

    mutating func next() -> UInt64 {
      count += 1
      return 0
    }
  }

  @Test func `ten shapes rarely overlap`() {
    var numbers = SeededNumbers(seed: 4)
    let layout = CanvasLayout(count: 10)
    let clear = (0..<300).count { _ in
      let places = layout.randomPositions(drawnFrom: &numbers)
      return places.indices.allSatisfy { place in
        !places[..<place].contains { layout.collides($0, with: places[place]) }
      }
    }
    #expect(clear > 200)
  }

  @Test func `the same seed gives the same positions`() {
    func places(_ seed: UInt64) -> [CanvasPosition] {
      var numbers = SeededNumbers(seed: seed)
      return CanvasLayout(count: 10).randomPositions(drawnFrom: &numbers)
    }
    #expect(places(7) == places(7))
    #expect(places(7) != places(8))
    #expect(places(7).count == 10)
  }
}
