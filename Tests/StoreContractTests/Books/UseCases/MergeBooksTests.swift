import HearthDomain
import HearthTestSupport
import Testing

/// Two books that become one, and what is done with it then.
@Suite struct MergeBooksTests {
  /// One of which pages were read before, between and after those of the other.
  private func joined(
    _ kind: StoreKind
  ) throws -> (fixture: BookUseCaseFixture, book: Book, second: ReadingRecord) {
    let fixture = try BookUseCaseFixture(kind)
    let (book, twin) = (try fixture.goal("책"), try fixture.goal("책, 다시"))
    try fixture.read(book, 20, on: "2026-11-16")
    let second = try fixture.read(book, 25, on: "2026-11-17").record
    try fixture.read(twin, 9, on: "2026-11-17")
    try fixture.read(twin, 10, on: "2026-11-18")
    try fixture.read(book, 60, on: "2026-11-19")
    try fixture.useCases.merge(book.id, with: twin.id)
    return (fixture, book, second)
  }

  @Test(arguments: StoreKind.available)
  func `of a page further back nobody reads less than nothing`(kind: StoreKind) throws {
    let (fixture, book, second) = try joined(kind)
    #expect(
      try fixture.history(book) == [
        "2026-11-16 20 20", "2026-11-17 25 5", "2026-11-18 10 0", "2026-11-19 60 50",
      ])
    try fixture.removeRecord(second.id)
    #expect(
      try fixture.history(book)
        == ["2026-11-16 20 20", "2026-11-18 10 0", "2026-11-19 60 50"])
  }

  @Test(arguments: StoreKind.available)
  func `the day that only one of two kept is each one's own again`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let (book, twin) = (try fixture.goal("책"), try fixture.goal("책, 다시"))
    try fixture.read(book, 20, on: "2026-11-17")
    try fixture.read(twin, 30, on: "2026-11-17")
    try fixture.useCases.merge(book.id, with: twin.id)
    #expect(try fixture.history(book) == ["2026-11-17 30 30"])
    try JournalUseCases(fixture.context, collection: nil).undo()
    #expect(try fixture.history(book) == ["2026-11-17 20 20"])
    #expect(try fixture.history(twin) == ["2026-11-17 30 30"])
  }
}
