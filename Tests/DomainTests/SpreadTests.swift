import HearthTestSupport
import Testing

/// Tests the sample that a usual run takes of a set too large for it.
@Suite struct SpreadTests {
  @Test(arguments: [
    (10, 4, [0, 3, 6, 9]), (10, 2, [0, 9]), (10, 1, [0]), (10, 0, []), (10, -1, []),
    (3, 3, [0, 1, 2]), (3, 9, [0, 1, 2]), (1, 2, [0]), (0, 5, []), (7, 5, [0, 1, 3, 4, 6]),
  ])
  func `a sample is spread from the first to the last element`(
    count: Int, most: Int, places: [Int]
  ) {
    #expect((0..<count).spread(most) == places)
  }

  @Test func `a sample has the requested size without repetitions`() {
    for count in 1...60 {
      for most in 1...60 {
        let sample = (0..<count).spread(most)
        #expect(sample.count == min(count, most))
        #expect(zip(sample, sample.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
  }

  @Test func `a whole run takes all elements, and a usual one the requested number`() {
    let isWhole = TestExtent.ofThisRun == .whole
    #expect((0..<100).tried(usually: 5) == (isWhole ? Array(0..<100) : [0, 24, 49, 74, 99]))
    #expect(TestExtent.count(100, usually: 5) == (isWhole ? 100 : 5))
    #expect(TestExtent.count(3, usually: 5) == 3)
  }
}
