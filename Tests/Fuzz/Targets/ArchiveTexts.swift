import HearthData
import HearthDomain

/// Archives of stores.
enum ArchiveTexts {
  static let now = Now { Instant(milliseconds: 1_795_132_800_000) }

  static func fill(_ store: any Store) throws {
    let clock = LocalClock(now: now, zone: FixedZone(name: "Asia/Seoul", secondsEast: 32_400))
    let size = SampleSize(days: 12, moodsPerDay: 1...2, people: 3, sayings: 5, events: 5, books: 3)
    try FillWithSamples(store: store, clock: clock, randomness: .seeded(11))(size, in: .korean) {
      _ in
    }
  }

  /// Returns the bytes of an empty store.
  static func emptyStore() throws -> [UInt8] {
    let path = try Scratch.file("empty.db")
    let store = SQLStore.sqlite(path: FilePath(path), now: now)
    try store.read { _ in }
    try store.close()
    return Scratch.bytes(path) ?? []
  }

  static let all: [[UInt8]] = {
    let home = (try? Scratch.file("sample.db")).map {
      SQLStore.sqlite(path: FilePath($0), now: now)
    }
    guard let store = home, (try? fill(store)) != nil, let whole = try? written(store) else {
      return [Array("{}".utf8)]
    }
    let lines = whole.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    // The complete archive, and one with every second record.
    let less = lines.enumerated().filter { $0.offset % 2 == 0 || !$0.element.starts(with: [123]) }
      .map(\.element)
    return [
      whole, Array(less.joined(separator: [10])),
      Array(#"{"format":"hearth-archive","version":1,"people":[]}"#.utf8),
    ]
  }()

  static let words = [
    "\"format\":\"hearth-archive\"", "\"version\":1", "\"people\":[", "\"books\":[", "null",
    "\"0000000000000\"", "\"id\":", "\"2026-11-20\"",
    "\"2026-11-20T09:00:00+00:00\"", "\"24:00\"", "-1", "9223372036854775807", "true", "\"\"",
    "[1,2]", "{}", ",\n", "\"at\":", "\"page\":",
  ]

  static func written(_ store: SQLStore) throws -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try SQLArchive(store: store).write { bytes += $0 }
    return bytes
  }

  /// Reads the archive into the store and then makes the source fail, so that nothing is stored.
  static func readAndForget(_ input: [UInt8], _ archive: SQLArchive, replacing: Bool) throws {
    struct Forgotten: Error {}
    let source = Reading.source(input)
    do {
      _ = try archive.read(
        {
          let bytes = try source()
          if bytes.isEmpty { throw Forgotten() }
          return bytes
        }, replacing: replacing, named: nil)
    } catch is Forgotten {}
  }

  /// Imports the archive into an empty store. Checks that importing that store's own archive into a
  /// second store yields the same archive.
  static func readAndKeep(_ input: [UInt8], into empty: [UInt8]) throws {
    let report: ImportReport
    let (first, outcome) = try filled(input, empty, "first.db")
    report = outcome.report
    try Reading.check(report, of: input)
    let (second, again) = try filled(first, empty, "second.db")
    try RuleViolation.unless(
      again.report.skipped.total == 0, "what was written is skipped: \(again.report.skipped.first)")
    try RuleViolation.unless(first == second, "an archive that changes")
  }

  private static func filled(
    _ input: [UInt8], _ empty: [UInt8], _ name: String
  ) throws -> (written: [UInt8], ArchiveOutcome) {
    let path = try Scratch.file(name)
    for ending in ["-wal", "-shm"] { Scratch.remove(path + ending) }
    Findings.keep(empty, as: path)
    let store = SQLStore.sqlite(path: FilePath(path), now: now)
    let outcome = try SQLArchive(store: store).read(
      Reading.source(input), replacing: false, named: nil)
    let findings = try SQLiteInspector(path: FilePath(path)).inspect().findings.filter { finding in
      switch finding {
      case .openToOthers, .littleSpace: false
      default: true
      }
    }
    try RuleViolation.unless(findings.isEmpty, "a store in trouble: \(findings)")
    let bytes = try written(store)
    try store.close()
    return (bytes, outcome)
  }
}
