import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ImportHighlightsTests {
  private struct Listed: HighlightFile {
    let highlights: [ImportedHighlight]

    func read(
      _ source: @escaping () throws -> [UInt8], each: (ImportedHighlight) throws -> [ImportFact]
    ) throws -> ImportReport {
      var report = ImportReport()
      for (place, highlight) in highlights.enumerated() {
        report.countRead()
        for fact in try each(highlight) { report.warn(line: place + 1, fact) }
      }
      return report
    }
  }

  private func highlight(
    _ text: String, of title: String, by author: String = "", page: Int? = nil
  ) throws -> ImportedHighlight {
    try ImportedHighlight(
      title: BookTitle(title), author: BookAuthor(author), text: SentenceText(text), page: page)
  }

  @Test(arguments: StoreKind.available)
  func `highlights become sentences of their books, once`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let known = try fixture.add(bookDetails("Demian", author: "Hermann Hesse", pages: 200))
    let file = try Listed(highlights: [
      highlight("egg", of: "demian", by: "Hesse, Hermann", page: 12),
      highlight("bird", of: "demian", by: "Hesse, Hermann", page: 900),
      highlight("egg", of: "demian", by: "Hesse, Hermann", page: 13),
      highlight("sky", of: "Cosmos", by: "Carl Sagan"),
    ])
    let first = try fixture.importHighlights(file) { [] }
    #expect(first.added == 3 && first.unchanged == 0)
    #expect(
      first.report.warnings.first == [
        ImportNote(line: 2, fact: .unreadable(field: "page", text: "900")),
        ImportNote(line: 3, fact: .repeated),
      ])
    let kept = try fixture.queries.sentences(of: known.id, in: 0..<9)
    #expect(kept.map(\.text.value) == ["egg", "bird"] && kept.map(\.page) == [12, nil])
    #expect(try fixture.queries.book(known.id).sentenceCount == 2)
    let new = try fixture.queries.find("Cosmos")
    #expect(new.author == "Carl Sagan" && !new.isGoal && new.sentenceCount == 1)
    let again = try fixture.importHighlights(file) { [] }
    #expect(again.added == 0 && again.unchanged == 3)
    #expect(again.report.warnings.first == [ImportNote(line: 3, fact: .repeated)])
  }

  @Test(arguments: StoreKind.available)
  func `a passage with a changed note is reported`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    func bring(_ texts: String...) throws -> ImportOutcome {
      let file = try Listed(highlights: texts.map { try highlight($0, of: "Cosmos") })
      return try fixture.importHighlights(file) { [] }
    }
    #expect(try bring("sky\n\nblue", "sky\n\ngrey").report.warnings.total == 0)
    #expect(try bring("sky\n\nblue", "sea").report.warnings.total == 0)
    let other = try bring("sky\n\nred", "sky\n\ngrey")
    #expect(other.added == 1 && other.unchanged == 1)
    #expect(
      other.report.warnings.first == [ImportNote(line: 1, fact: .similarSentenceKept(text: "sky"))])
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `a book that appears again after a thousand others is the same book`(kind: StoreKind) throws
  {
    let fixture = try BookUseCaseFixture(kind)
    let titles = (0...ImportHighlights.maxOpenBooks).map { "Book \($0)" } + ["Book 0", "Book 0"]
    let file = try Listed(
      highlights: titles.enumerated().map { place, title in
        try highlight(place < titles.count - 2 ? "first" : "again", of: title, by: "W")
      })
    let outcome = try fixture.importHighlights(file) { [] }
    #expect(outcome.added == titles.count - 1 && outcome.unchanged == 0)
    #expect(try fixture.queries.find("Book 0").sentenceCount == 2)
  }
}
