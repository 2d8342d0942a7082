import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Forgotten data can no longer be read in the files of the store.
@Suite struct ErasedContentsTests: OnFiledStore {
  let home: FiledStore
  private let copies: SQLiteBackups

  init() throws {
    home = try FiledStore()
    let backups = home.folder.place("state/backups")
    copies = SQLiteBackups(
      path: home.folder.place("hearth.db"), clock: FiledStore.clock, busyMilliseconds: 50
    ) { BackupFolder(path: backups) }
  }

  private var context: UseCaseContext { UseCaseContext(store, FiledStore.clock, .seeded(3)) }
  private var journal: JournalUseCases {
    JournalUseCases(context, collection: nil, remains: copies)
  }

  /// Words that occur nowhere else, in indexed texts of all kinds.
  private static let words = ["zebrafish", "quokkaville", "axolotlish"]

  /// Returns all bytes of the store's files.
  private func bytes() throws -> Data {
    let names = try folder.names().filter { $0.hasPrefix("hearth.db") }
    return names.reduce(Data()) { $0 + Data(folder.bytes($1) ?? []) }
  }

  private func found() throws -> [String] {
    let bytes = try bytes()
    return Self.words.filter { bytes.range(of: Data($0.utf8)) != nil }
  }

  /// Adds and removes a person, a mood and a saying with secure deletion turned off.
  private func live() throws {
    try store.transaction(.write) { connection, _ in
      try connection.query("PRAGMA secure_delete = OFF", [], of: "x") { _ in }
    }
    let (people, sayings) = (PeopleUseCases(context), SayingUseCases(context) { [] })
    let moods = MoodUseCases(context)
    for number in 1...40 {
      _ = try moods.add(MoodLevel(number), MoodMemo("ordinary memo \(number)"))
      _ = try sayings.add(SayingDetails(english: SayingText("Ordinary words \(number)")))
    }
    let mood = try moods.add(MoodLevel(70), MoodMemo("a zebrafish in the pond"))
    _ = try moods.edit(mood.id, MoodEdit(memo: MoodMemo("the zebrafish is fine")))
    let saying = try sayings.add(SayingDetails(english: SayingText("Greetings from quokkaville")))
    let person = try people.plant(
      PersonDetails(
        name: PersonName("axolotlish"), rhythm: CareRhythm(everyDays: 7),
        plantedOn: FiledStore.clock.today))
    _ = try people.water(person.id, by: .call)
    try moods.remove(mood.id)
    try sayings.remove(saying.id)
    try people.remove(person.id)
  }

  @Test func `no forgotten data is left in the file or its log`() throws {
    try live()
    #expect(try found() == Self.words)
    let coming = try journal.forget.changesToForget(.removed)
    let forgotten = try journal.forget(coming.map(\.name), as: .removed)
    #expect(forgotten.trouble == nil && forgotten.backups == [])
    #expect(try found() == [])
    #expect(folder.bytes("hearth.db-wal")?.isEmpty ?? true)
    #expect(try inspector.inspect().findings == [])
    // Remaining entries are still found.
    let moods = MoodUseCases(context)
    #expect(try moods.queries.list(.all, .newest(99)).count == 40)
    _ = try moods.add(MoodLevel(50), MoodMemo("after"))
    try journal.undo()
    try store.close()
    #expect(try found() == [])
  }

  @Test func `an open reader prevents the erasure, which can be repeated later`() throws {
    try live()
    let reader = try SQLiteConnection(path: FilePath(path))
    try reader.begin(.read)
    _ = try reader.first("SELECT count(*) AS n FROM mood", of: "mood") { try $0.int("n") }
    let coming = try journal.forget.changesToForget(.removed).map(\.name)
    let first = try journal.forget(coming, as: .removed)
    let busy = DomainError.unavailable(.store(path: FilePath(path), .busy))
    #expect(first.entries == coming && first.trouble == busy)
    try reader.rollback()
    #expect(try journal.forget.changesToForget(.removed) == [])
    let second = try journal.forget([], as: .removed)
    #expect(second.entries == [] && second.trouble == nil)
    #expect(try found() == [])
  }

  @Test func `backups that still contain forgotten data are named`() throws {
    let old = try copies.makeBackup(at: nil, replacing: false).path
    try live()
    let newer = try copies.makeBackup(at: nil, replacing: false).path
    let removed = try #require(try journal.queries.list(limit: 1).first).name
    func copiesNow(_ coming: [EntryName]) throws -> [FilePath] {
      try journal.forget(coming, as: .entry(removed)).backups.map(\.path)
    }
    // A copy from before the change does not contain it.
    #expect(Set(try copiesNow([removed])) == [newer])
    // A new copy does not contain it either.
    _ = try copies.makeBackup(at: nil, replacing: false)
    #expect(Set(try copiesNow([])) == [old, newer])
  }

  @Test func `sums are correct afterwards, and unreadable steps are forgotten entirely`() throws {
    try live()
    try runSQL(
      path, "UPDATE journal_step SET body = x'63' WHERE entry = (SELECT max(id) FROM journal_entry)"
    )
    let coming = try journal.forget.changesToForget(.all).map(\.name)
    #expect(try journal.forget(coming, as: .all).trouble == nil)
    #expect(try found() == [])
    #expect(try inspector.inspect().findings == [])
  }
}
