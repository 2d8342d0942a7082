import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// What was noted of contacts before anybody could search it is found once the store is migrated.
@Suite struct WateringTextsMigrationTests: CopiedStore {
  let folder: ScratchFolder

  /// A store of the schema before, with one person and so many waterings.
  init() throws {
    let folder = ScratchFolder()
    self.folder = folder
    let path = folder.file("hearth.db")
    let old = SQLStore.older(than: .wateringTexts, at: path, now: .fixed("2026-11-20T09:00"))
    try old.read { _ in }
    try old.close()
    try runSQL(
      path,
      """
      INSERT INTO person (id, name, nickname, sort_key, every_days, alarm_at, alarm_on, planted_on,
        due_on, affection, postponements_since_contact, waterings, postponements)
      VALUES (1, '할머니', '', '할머니', 5, 32400, 1, 18322, 18327, 5, 0, 0, 0)
      """)
    try runSQL(
      path,
      """
      INSERT INTO watering (id, person_id, day, means, keyword_1, keyword_2, memo)
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 1203)
      SELECT n, 1, 20000 + n % 700, 'call', iif(n % 10 = 0, '여행', NULL),
        iif(n % 20 = 0, '이직', NULL), iif(n % 3 = 0, 'Memo ' || n || char(10) || '유자차', '')
      FROM number
      """)
  }

  private func migrated() throws -> SQLStore {
    let store = SQLStore.sqlite(path: path, now: .fixed("2026-11-21T09:00"))
    try store.read { _ in }
    return store
  }

  @Test(.inWholeRuns) func `all that was noted is found, and nothing is out of step`() throws {
    let store = try migrated()
    func count(_ words: String) throws -> Int {
      try store.read { try $0.waterings.search(words, in: 0..<9_999).count }
    }
    #expect(try count("유자차") == 401 && count("ㅇㅈㅊ") == 401)
    #expect(try count("여행") == 120 && count("이직") == 60)
    #expect(try count("memo 1203") == 1)
    try store.close()
    let findings = try SQLiteInspector(path: path).inspect().findings
    // The person was not told of the waterings, nor put into the index; that is another matter.
    #expect(findings == [.outOfStep(.search, count: 1), .outOfStep(.care, count: 1)])
  }

  @Test(.inWholeRuns) func `a note that cannot be read does not keep the store shut`() throws {
    try runSQL(path.shown, "UPDATE watering SET memo = CAST(x'ff' AS TEXT) WHERE id = 30")
    let store = try migrated()
    #expect(try store.read { try $0.waterings.search("유자차", in: 0..<9_999).count } == 400)
  }

  @Test(.inWholeRuns) func `an older copy that is restored is searched like any other`() throws {
    let copy = try copies.make(at: folder.place("copy.db"), replacing: false)
    let store = try migrated()
    try store.write { try $0.people.remove(#require(ID(rawValue: 1))) }
    #expect(try store.read { try $0.waterings.search("유자차", in: 0..<9_999).isEmpty })
    _ = try copies.restore(copy.path, keeping: { nil })
    #expect(try store.read { try $0.waterings.search("유자차", in: 0..<9_999).count } == 401)
  }
}
