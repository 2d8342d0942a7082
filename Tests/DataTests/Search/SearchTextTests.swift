import Testing

@testable import HearthData

/// The stored search text of an entry.
@Suite struct SearchTextTests {
  private static let text = SearchText(["Choir practice", "합창 연습"])

  /// Appends the texts one by one, each compared with all before it.
  private func oneByOne(_ texts: [String]) -> SearchText {
    texts.reduce(Self.text) { $0.appending([$1]) }
  }

  @Test(arguments: [
    (["Room 1"], "room 1\n"), (["choir", "PRACTICE", "r p"], ""), (["합창"], ""), ([""], ""),
    (["Room 12", "room 1", "Room 1"], "room 12\n"),
    (["Room 1", "Room 12"], "room 1\nroom 12\n"),
  ])
  func `a text is appended unless it is already contained`(texts: [String], added: String) {
    #expect(Self.text.appending(texts).folded == Self.text.folded + added)
    // With so many texts they are compared together.
    let more = (1...20).map { "x\($0)y" }
    let all = Self.text.appending(texts + more)
    #expect(
      all.folded == Self.text.folded + added + more.map { $0 + "\n" }.joined())
    #expect(all.isSame(as: oneByOne(texts + more)))
  }

  @Test func `appending many texts at once equals appending them one by one`() {
    var numbers = SeededNumbers(seed: 7)
    let letters = ["a", "b", "A", " ", "가", "ㄱ", "é", "👨", "\u{200D}", "👩", "\u{0}"]
    for _ in 0..<300 {
      let texts = (0..<Int.random(in: 9...40, using: &numbers)).map { _ in
        (0..<Int.random(in: 0...6, using: &numbers))
          .compactMap { _ in letters.randomElement(using: &numbers) }.joined()
      }
      #expect(Self.text.appending(texts).isSame(as: oneByOne(texts)), "\(texts)")
    }
  }

  // Comparing one by one would take minutes.
  @Test(.timeLimit(.minutes(1)))
  func `appending thousands of locations takes linear time`() {
    let places = (0..<6_000).map { "Building \($0 / 100), room \($0 % 100) of \($0)" }
    let text = Self.text.appending(places + places)
    #expect(text.folded.utf8.count { $0 == 0x0A } == 6_002)
  }
}
