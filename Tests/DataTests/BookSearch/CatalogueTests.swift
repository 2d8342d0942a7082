import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Both catalogues give equal results; the one in a file keeps its books until the new ones are
/// complete.
@Suite struct CatalogueTests {
  private static let table = """
    title,author,publisher,isbn,pages
    해리 포터와 마법사의 돌,J. K. 롤링,문학수첩,9788983920676,
    해리엇의 산책,김하루,하루,,120
    Harry Potter and the Philosopher's Stone,J. K. Rowling,Bloomsbury,9780747532743,223
    The Harrying of the North,A. Writer,,,300

    """

  private func filled<Catalogue: BookCatalogue>(_ catalogue: Catalogue) throws -> Catalogue {
    let outcome = try catalogue.fill(from: CatalogueTests.table.utf8.source())
    #expect(outcome.added == 4)
    return catalogue
  }

  private func titles(_ words: String, _ search: some BookSearch) throws -> [String] {
    try search.search(BookQuery(words), until: .never).books.map(\.details.title.value)
  }

  @Test func `a catalogue creates its missing folders`() throws {
    let catalogue = SQLiteCatalogue(path: ScratchFolder().place("not/there/yet/c.db"))
    #expect(try filled(catalogue).count() == 4)
  }

  @Test(arguments: [
    ("해리", ["해리 포터와 마법사의 돌", "해리엇의 산책"]),
    ("ㅎㄹ", ["해리 포터와 마법사의 돌", "해리엇의 산책"]),
    ("ㅎㄹㅇㅅ", []),
    ("harry", ["Harry Potter and the Philosopher's Stone", "The Harrying of the North"]),
    ("rowling", ["Harry Potter and the Philosopher's Stone"]),
    ("9780747532743", ["Harry Potter and the Philosopher's Stone"]),
    ("돌", ["해리 포터와 마법사의 돌"]),
    ("z", []),
    ("%", []),
  ])
  func `both kinds of catalogue find the same words`(
    words: String, titles: [String]
  ) throws {
    let folder = ScratchFolder()
    let file = try filled(SQLiteCatalogue(path: folder.place("c.db")))
    #expect(try file.count() == 4)
    #expect(try self.titles(words, CatalogueBookSearch(file)) == titles)
    #expect(try self.titles(words, filled(InMemoryCatalogue())) == titles)
  }

  @Test func `the log beside an old catalogue is merged into it`() throws {
    let folder = ScratchFolder()
    let (here, there) = (folder.file("c.db"), folder.file("other.db"))
    _ = try filled(SQLiteCatalogue(path: FilePath(there)))
    // Leaves the file and its log as a program that ended without closing does.
    let session = try SQLiteSession.open(existing: FilePath(there), waiting: 0)
    try session.run("PRAGMA journal_mode = WAL")
    try session.run("DELETE FROM book WHERE id = 4")
    for ending in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: there + ending, toPath: here + ending)
    }
    #expect(try SQLiteCatalogue(path: folder.place("c.db")).count() == 3)
    SQLiteCatalogue(path: folder.place("c.db")).checkpointOldLog()
    #expect(!FileManager.default.fileExists(atPath: here + "-wal"))
    #expect(try SQLiteCatalogue(path: folder.place("c.db")).count() == 3)
  }

  @Test func `a book is found by its ISBN`() throws {
    let folder = ScratchFolder()
    let search = CatalogueBookSearch(try filled(SQLiteCatalogue(path: folder.place("c.db"))))
    let isbn = try ISBN("9780747532743")
    #expect(try search.lookUp(isbn, until: .never)?.details.pages?.value == 223)
    #expect(try search.lookUp(ISBN("9788937460449"), until: .never) == nil)
  }

  @Test func `without a catalogue nothing is found`() throws {
    let folder = ScratchFolder()
    let none = SQLiteCatalogue(path: folder.place("none.db"))
    #expect(try none.count() == 0)
    #expect(try titles("harry", CatalogueBookSearch(none)) == [])
  }

  @Test func `a failed import leaves the catalogue unchanged`() throws {
    let folder = ScratchFolder()
    let catalogue = try filled(SQLiteCatalogue(path: folder.place("c.db")))
    var pieces = [[UInt8]("title\nNew\n".utf8)]
    #expect(throws: DomainError.unavailable(.file(path: "x", .missing))) {
      try catalogue.fill(
        from: {
          guard let piece = pieces.popLast() else {
            throw DomainError.unavailable(.file(path: "x", .missing))
          }
          return piece
        })
    }
    #expect(try titles("harry", CatalogueBookSearch(catalogue)).count == 2)
    #expect(try folder.names() == ["c.db"])
  }

  @Test func `concurrent imports do not interfere, and leftovers are removed`() throws {
    let folder = ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file(".hearth-unfinished-abcdef"), withIntermediateDirectories: false)
    _ = try filled(SQLiteCatalogue(path: folder.place(".hearth-unfinished-abcdef/file")))
    let catalogue = SQLiteCatalogue(path: folder.place("c.db"))
    var rest = [Array("Outer\n".utf8), Array("title\n".utf8)]
    let outcome = try catalogue.fill(
      from: {
        if rest.count == 1 { _ = try filled(catalogue) }
        return rest.popLast() ?? []
      })
    #expect(outcome.added == 1)
    #expect(try catalogue.count() == 1)
    #expect(try folder.names() == ["c.db"])
  }

  @Test func `a catalogue is a single file, even in place of one with a log`() throws {
    let folder = ScratchFolder()
    try folder.write("c.db-wal", [1, 2, 3])
    let catalogue = try filled(SQLiteCatalogue(path: folder.place("c.db")))
    #expect(try folder.names() == ["c.db"])
    #expect(try titles("harry", CatalogueBookSearch(catalogue)).count == 2)
    #expect(try folder.names() == ["c.db"])
  }

  @Test func `a new import replaces the old one`() throws {
    let folder = ScratchFolder()
    let catalogue = try filled(SQLiteCatalogue(path: folder.place("c.db")))
    _ = try catalogue.fill(from: "title\nOnly\n".utf8.source())
    #expect(try catalogue.count() == 1)
    #expect(try titles("harry", CatalogueBookSearch(catalogue)) == [])
  }

  @Test func `Open Library records are read, and those that are not books are skipped`() throws {
    let lines = [
      #"/type/author|/authors/OL1A|3|2008-04-01T03:28:50.625462|{"name": "A"}"#,
      #"/type/edition|/books/OL2M|2|2020-01-01T00:00:00|"#
        + #"{"title": "Momo", "by_statement": "Michael Ende", "publishers": ["Thienemann"], "#
        + #""publish_date": "September 1973", "isbn_10": ["3522119401"], "number_of_pages": 268}"#,
      #"/type/work|/works/OL3W|1|2020-01-01T00:00:00|{"title": "Jim Knopf"}"#,
      #"/type/edition|/books/OL4M|1"#,
      #"/type/edition|/books/OL5M|1|2020-01-01T00:00:00|{"title": "#,
      #"/type/edition|/books/OL6M|1|2020-01-01T00:00:00|{"key": "/books/OL6M"}"#,
    ]
    let text = lines.map { $0.replacing("|", with: "\t") }.joined(separator: "\n")
    let catalogue = InMemoryCatalogue()
    let outcome = try catalogue.fill(from: text.utf8.source())
    #expect(outcome.added == 2)
    #expect(outcome.report.skipped.first.map(\.line) == [4, 5, 6])
    let momo = try #require(
      try catalogue.search(BookQuery("momo"), until: .never).books.first?.details)
    #expect(momo.author.value == "Michael Ende")
    #expect(momo.publishedOn == PublicationDate(year: 1973))
    #expect(momo.isbn?.value == "9783522119405")
    #expect(momo.pages?.value == 268)
    #expect(momo.link?.value == "https://openlibrary.org/books/OL2M")
  }
}

extension SQLiteCatalogue {
  fileprivate func count() throws -> Int {
    try read { connection in
      try connection.first("SELECT id FROM book ORDER BY id DESC LIMIT 1", of: "book") {
        try $0.int("id")
      }
    } ?? 0
  }
}
