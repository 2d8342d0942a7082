import Testing

@testable import HearthData

@Suite struct SQLColumnsTests {
  private let columns = SQLColumns(["id", "title", "times", "", "가", "갂", "starts", "title"])

  @Test(
    arguments: [
      ("id", 0), ("title", 1), ("times", 2), ("", 3), ("가", 4), ("갂", 5), ("starts", 6),
      ("tales", nil), ("ID", nil), ("i", nil), ("start", nil), ("각", nil),
    ] as [(String, Int?)])
  func `a column is found by its whole name, and of equal ones the first`(name: String, place: Int?)
  {
    #expect(columns.index(of: name) == place)
  }
}
