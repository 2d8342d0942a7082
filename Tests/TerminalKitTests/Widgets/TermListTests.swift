import TerminalKit
import Testing

@Suite struct TermListTests {
  private let list = TermList([
    .init("q", "leaves the program as it was"), .init("엔터", "opens"),
    .init("a very long term indeed", "stands alone"),
  ])

  @Test func `meanings stay in their column`() {
    #expect(
      list.rows(columns: 24).map(\.string) == [
        "q     leaves the program", "      as it was", "엔터  opens",
        "a very long term indeed", "      stands alone",
      ])
  }

  @Test func `entries can be separated`() {
    var list = list
    list.spacing = 1
    #expect(list.rows(columns: 80).map(\.string)[1].isEmpty)
  }

  @Test(arguments: [-1, 0, 1, 2])
  func `narrow widths do not trap`(columns: Int) {
    #expect(!list.rows(columns: columns).isEmpty)
  }
}
