import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

@Suite struct DerivedDataTests: OnFiledStore {
  let home: FiledStore

  init() throws {
    home = try .sampled()
  }

  static let slips: [(String, [StoreFinding])] = [
    ("DELETE FROM search WHERE area = 4", [.outdatedData(.search, count: 1)]),
    (
      "UPDATE search SET folded = 'x' || char(10) WHERE area = 5",
      [.outdatedData(.search, count: 4)]
    ),
    (
      "INSERT INTO search (id, area, entity_id, folded, initials) VALUES (5497558139999, 5, 9, 'a', 'a')",
      [.outdatedData(.search, count: 1)]
    ),
    ("INSERT INTO search_index (search_index) VALUES ('delete-all')", []),
    ("UPDATE person SET sort_key = 'zz' WHERE phone IS NOT NULL", [.outdatedData(.keys, count: 1)]),
    ("UPDATE saying SET likeness = likeness + 1", [.outdatedData(.keys, count: 2)]),
    ("DELETE FROM saying_tag WHERE key = 'winter'", [.outdatedData(.keys, count: 1)]),
    ("DELETE FROM mood_tag", [.outdatedData(.keys, count: 1)]),
    ("UPDATE event_reminder SET at = at + 60 WHERE minutes = 10", [.outdatedData(.keys, count: 1)]),
    ("UPDATE event SET reach = 3 WHERE all_day = 1", [.outdatedData(.keys, count: 1)]),
    ("UPDATE person SET affection = 12 WHERE phone IS NOT NULL", [.outdatedData(.care, count: 1)]),
    ("UPDATE garden_total SET people = 7", [.outdatedData(.totals, count: 1)]),
    ("UPDATE saying_total SET last_number = 1", [.outdatedData(.totals, count: 1)]),
    ("UPDATE mood_day SET levels = 1", [.outdatedData(.totals, count: 2)]),
    ("DELETE FROM mood_day", [.outdatedData(.totals, count: 1)]),
    ("DELETE FROM search WHERE area = 6", [.outdatedData(.search, count: 3)]),
    ("DELETE FROM search WHERE area = 8", [.outdatedData(.search, count: 1)]),
    ("UPDATE search SET initials = 'x' WHERE area = 8", [.outdatedData(.search, count: 1)]),
    (
      // The other contact has no note.
      "INSERT INTO search (id, area, entity_id, folded, initials) SELECT 8 << 40 | 99, 8, id, 'a', 'a' "
        + "FROM watering WHERE memo = ''", [.outdatedData(.search, count: 1)]
    ),
    ("UPDATE search SET folded = 'x' WHERE area = 7", [.outdatedData(.search, count: 2)]),
    ("INSERT INTO book_word (book_word) VALUES ('delete-all')", []),
    ("UPDATE book SET title_key = 'zz' WHERE place = 7", [.outdatedData(.keys, count: 1)]),
    ("UPDATE book SET page = 11 WHERE reading = 2", [.outdatedData(.keys, count: 1)]),
    ("UPDATE book SET last_record_pages = 9 WHERE reading = 2", [.outdatedData(.keys, count: 1)]),
    ("UPDATE book SET sentence_count = 9 WHERE place = 7", [.outdatedData(.keys, count: 1)]),
    ("UPDATE reading_record SET pages = 1 WHERE page = 200", [.outdatedData(.keys, count: 1)]),
    ("UPDATE book_total SET tower = 1", [.outdatedData(.totals, count: 1)]),
    ("UPDATE book_total SET sentences = 0", [.outdatedData(.totals, count: 1)]),
    ("DELETE FROM book_category", [.outdatedData(.totals, count: 2)]),
    ("DELETE FROM reading_day", [.outdatedData(.totals, count: 4)]),
    ("DELETE FROM reading_run", [.outdatedData(.totals, count: 3)]),
    (
      "UPDATE reading_day SET night = night + 1 WHERE night > 0", [.outdatedData(.totals, count: 2)]
    ),
    (
      "INSERT INTO reading_run (first_day, last_day) VALUES (9, 1000000)",
      [.outdatedData(.totals, count: 1)]
    ),
  ]

  @Test(arguments: slips.tried(usually: 1))
  func `outdated derived data is found and rebuilt without loss`(
    statement: String, findings: [StoreFinding]
  ) throws {
    #expect(try inspector.inspect().findings == [])
    try runSQL(path, statement)
    let found = try inspector.inspect().findings
    if !findings.isEmpty {
      #expect(found.filter { $0 != .outdatedData(.index, count: 1) } == findings)
    }
    try inspector.rebuildDerivedData()
    #expect(try inspector.inspect().findings == [])
    #expect(try text(of: store) == ArchiveSample.everything)
    #expect(try store.read { try $0.sayings.search("지펴", in: 0..<9).map(\.number) } == [7])
    #expect(try store.read { try $0.books.search("헤세", in: 0..<9).map(\.title) } == ["데미안"])
    #expect(try store.read { try $0.sentences.search("stuff", in: 0..<9).count } == 1)
    #expect(try store.read { try $0.waterings.search("이야기", in: 0..<9).count } == 1)
  }

  @Test func `an invalid row is reported and not changed`() throws {
    try runSQL(path, "UPDATE day_palette SET palette = palette")
    try runSQL(path, "UPDATE saying SET tags = '  ' WHERE number = 3")
    let id = try #require(IDTail("0000000000502")).value
    let expected = StoreFinding.unreadableRows(
      table: "saying",
      first: [
        InvalidRow(
          table: "saying", column: "tags", id: String(id),
          issue: Issue(field: .tag, problem: .empty))
      ], count: 1)
    #expect(try inspector.inspect().findings.contains(expected))
    try inspector.rebuildDerivedData()
    #expect(try inspector.inspect().findings.contains(expected))
  }
}
