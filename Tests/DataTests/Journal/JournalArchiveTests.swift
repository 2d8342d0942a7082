import HearthTestSupport
import JSONText
import Testing

@testable import HearthData
@testable import HearthDomain

/// The journal in an archive, and in the store that imports it.
@Suite struct JournalArchiveTests: OnFiledStore {
  let home: FiledStore
  private let other: FiledStore

  init() throws {
    home = try FiledStore.copy(of: Self.lived.get())
    other = try Self.otherDevice(4711)
  }

  /// Test stores are copies of one file and so have the same device id; this one gets another.
  private static func otherDevice(_ number: Int) throws -> FiledStore {
    let home = try FiledStore()
    try runSQL(home.folder.file("hearth.db"), "UPDATE journal_device SET device = \(number)")
    return home
  }

  private func context(_ home: FiledStore) -> UseCaseContext {
    UseCaseContext(home.store, FiledStore.clock, .seeded(3))
  }

  private func journal(_ home: FiledStore) -> JournalUseCases {
    JournalUseCases(context(home), collection: nil)
  }

  private func archive(_ home: FiledStore, withJournal: Bool = true) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var gaps: [ArchiveGap] = []
    func write(_ piece: [UInt8]) { bytes += piece }
    _ = try SQLArchive(store: home.store).writeIntactParts(to: write, withJournal: withJournal) {
      gaps.append($0)
    }
    #expect(gaps.isEmpty)
    return bytes
  }

  @discardableResult
  private func read(_ bytes: [UInt8], into home: FiledStore) throws -> ArchiveOutcome {
    var rest = bytes[...]
    func next() -> [UInt8] {
      defer { rest = rest.dropFirst(1 << 16) }
      return Array(rest.prefix(1 << 16))
    }
    return try SQLArchive(store: home.store).read(next, replacing: false, named: "all.json")
  }

  /// A store with many changes, undone and redone.
  private static let lived = Result {
    let home = try FiledStore()
    let use = UseCaseContext(home.store, FiledStore.clock, .seeded(3))
    let journal = JournalUseCases(use, collection: nil)
    let moods = MoodUseCases(use)
    let mood = try moods.add(MoodLevel(70), MoodMemo("first"))
    _ = try moods.edit(mood.id, MoodEdit(memo: MoodMemo("second")))
    let person = try PeopleUseCases(use).plant(
      PersonDetails(
        name: PersonName("Mum"), rhythm: CareRhythm(everyDays: 7), plantedOn: FiledStore.clock.today
      ))
    _ = try PeopleUseCases(use).water(person.id, by: .call)
    try moods.choosePalette(.ember, for: FiledStore.clock.today)
    try moods.changeSettings { $0.palette = .ember }
    try PeopleUseCases(use).remove(person.id)
    try journal.undo()
    try journal.redo()
    _ = try PeopleUseCases(use).importContacts(
      try (1...1_300).map { ContactDetails(name: try ContactName("Somebody \($0)")) })
    try journal.undo()
    try journal.redo()
    return try home.left()
  }

  /// Returns all entries with their steps, without store-specific ids.
  private func told(_ home: FiledStore, _ device: String?) throws -> [String] {
    try journal(home).queries.list(limit: 999).filter { $0.name.device == device }.map { entry in
      var steps: Set<JournalStep> = []
      try home.store.read { try $0.journal.steps(of: entry.id) { steps.insert($0) } }
      let state = "\(entry.state) \(entry.undoes?.number ?? 0) \(entry.undoneBy?.number ?? 0)"
      return "\(entry.name.number) \(entry.changedAt) \(entry.summary) \(entry.itemCount) \(state) "
        + "\(steps.hashValue)"
    }
  }

  @Test(.inWholeRuns) func `an imported journal has the same numbers, and is imported once`()
    throws
  {
    let bytes = try archive(home)
    try read(bytes, into: other)
    #expect(try told(other, "archive") == told(home, nil))
    #expect(try SQLiteInspector(path: other.folder.place("hearth.db")).inspect().findings == [])
    let count = try journal(other).queries.list(limit: 999).count
    let again = try read(bytes, into: other)
    #expect(again.added == 0 && again.report.skipped.total == 0)
    #expect(try journal(other).queries.list(limit: 999).count == count)
    // Importing into the store itself adds nothing.
    #expect(try read(bytes, into: home).added == 0)
    #expect(try archive(other, withJournal: false) == archive(home, withJournal: false))
  }

  @Test(.inWholeRuns) func `an imported entry is undone only by its number`() throws {
    try read(try archive(home), into: other)
    let edited = EntryName(device: "archive", 2)
    try journal(other).undo(edited)
    let moods = try MoodUseCases(context(other)).queries.list(.all, .newest(9))
    #expect(moods.map(\.memo) == ["first"])
    #expect(try journal(other).undo.entriesToUndo(last: 9).map(\.summary.verb) == [.import])
    #expect(throws: DomainError.notFound(.change, query: "99", nearest: [])) {
      try journal(other).undo(EntryName(99))
    }
    // After a redo, the import can be undone as a whole.
    try journal(other).redo()
    try journal(other).undo(EntryName(1))
    #expect(try MoodUseCases(context(other)).queries.list(.all, .newest(9)).isEmpty)
  }

  @Test(.inWholeRuns) func `an archive without a journal, or with part of one, is imported`() throws
  {
    let plain = try archive(home, withJournal: false)
    #expect(!String(decoding: plain, as: UTF8.self).contains("journal"))
    #expect(try read(plain, into: other).report.skipped.total == 0)
    let third = try Self.otherDevice(4712)
    let text = String(decoding: try archive(home), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let broken = lines.map { line in
      line.contains("\"number\":3,") ? line.replacing("\"verb\":\"", with: "\"verb\":\"un") : line
    }
    .filter { !$0.hasPrefix("{\"entry\":2,\"kind\"") }
    let outcome = try read(Array(broken.joined(separator: "\n").utf8), into: third)
    #expect(outcome.report.skipped.total == 1)
    let entries = try journal(third).queries.list(limit: 999).filter { $0.name.device != nil }
    #expect(!entries.contains { $0.name.number == 3 })
    // The steps of this entry are missing.
    #expect(entries.first { $0.name.number == 2 }?.state == .trimmed)
    #expect(try SQLiteInspector(path: third.folder.place("hearth.db")).inspect().findings == [])
  }

  @Test(.inWholeRuns) func `unreadable entries are not archived, and reported`() throws {
    try runSQL(home.folder.file("hearth.db"), "UPDATE journal_entry SET verb = 'x' WHERE id = 2")
    try runSQL(home.folder.file("hearth.db"), "UPDATE journal_step SET kind = 99 WHERE entry = 3")
    try runSQL(
      home.folder.file("hearth.db"), "UPDATE journal_step SET body = x'63' WHERE entry = 5")
    var (bytes, gaps): ([UInt8], [ArchiveGap]) = ([], [])
    func write(_ piece: [UInt8]) { bytes += piece }
    _ = try SQLArchive(store: home.store).writeIntactParts(to: write, withJournal: true) {
      gaps.append($0)
    }
    let rows = [("journal_step", "kind", "3"), ("journal_step", "body", "5")]
    #expect(gaps == rows.map { .row(InvalidRow(table: $0, column: $1, id: $2)) })
    #expect(try JSONValue(reading: bytes)["journalSteps"]?.arrayValue?.isEmpty == false)
    try read(bytes, into: other)
    let found = try journal(other).queries.list(limit: 999).filter { $0.name.device != nil }
    #expect(!found.contains { $0.name.number == 2 })
    #expect(found.first { $0.name.number == 3 }?.state == .trimmed)
  }

  @Test(.inWholeRuns) func `out-of-range numbers do not prevent an import`() throws {
    for (path, id) in [(home.folder.file("hearth.db"), 4), (other.folder.file("hearth.db"), 1)] {
      try runUncheckedSQL(
        path, "UPDATE journal_step SET entry = 9223372036854775807 WHERE entry = \(id)")
      try runUncheckedSQL(
        path, "UPDATE journal_entry SET id = 9223372036854775807 WHERE id = \(id)")
    }
    let outcome = try read(try archive(home), into: other)
    #expect(outcome.added > 0)
  }

  @Test(.inWholeRuns) func `two devices with the same number stay separate`() throws {
    let bytes = try archive(home)
    try read(bytes, into: other)
    let text = String(decoding: bytes, as: UTF8.self).replacing("\"stamp\":1", with: "\"stamp\":2")
    let third = try read(Array(text.utf8), into: other)
    #expect(third.report.skipped.total == 0)
    let names = Set(try journal(other).queries.list(limit: 999).map(\.name.device))
    #expect(names == [nil, "archive", "archive2"])
  }
}
