import TerminalKit
import Testing

@Suite struct ExtentTests {
  @Test(arguments: [
    ([Extent.fixed(1), .fill, .fixed(2)], 10, 0, [1, 7, 2]),
    ([.fill, .fill, .fill], 10, 0, [3, 3, 4]),
    ([.fill(weight: 2), .fill], 9, 0, [6, 3]),
    ([.atLeast(3), .atLeast(5)], 12, 0, [5, 7]),
    ([.fill, .fixed(3)], 2, 0, [0, 2]),
    ([.atLeast(4), .fixed(3)], 5, 0, [2, 3]),
    ([.fixed(2), .fixed(2)], 10, 3, [2, 2]),
    ([.fill, .fill], 3, 5, [1, 2]),
    ([.fixed(-4), .fill(weight: -1), .fixed(9)], 6, 0, [0, 0, 6]),
    ([.fixed(.max), .fill(weight: .max)], 6, 0, [6, 0]),
    ([.fill, .fill], 0, 0, [0, 0]),
    ([], 5, 1, []),
  ])
  func `a length is divided among its parts`(
    _ extents: [Extent], _ total: Int, _ spacing: Int, _ expected: [Int]
  ) {
    #expect(Extent.lengths(of: extents, total: total, spacing: spacing) == expected)
  }

  @Test func `parts never leave their rect or overlap`() {
    let wishes: [Extent] = [
      .fixed(0), .fixed(3), .fixed(.max), .atLeast(2), .fill, .fill(weight: 3),
    ]
    var random = Dice(seed: 11)
    for _ in 0..<2_000 {
      let rect = Rect(
        x: random.below(9) - 4, y: random.below(9) - 4, width: random.below(30),
        height: random.below(30))
      let extents = (0..<random.below(6)).map { _ in wishes[random.below(wishes.count)] }
      for parts in [
        rect.rows(extents, spacing: random.below(4)),
        rect.columns(extents, spacing: random.below(4)),
      ] {
        #expect(parts.count == extents.count)
        #expect(parts.allSatisfy { $0.intersection(rect) == $0 })
        #expect(
          zip(parts, parts.dropFirst()).allSatisfy { $0.intersection($1).isEmpty })
      }
    }
  }
}
