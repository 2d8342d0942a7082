import HearthData
import HearthDomain

extension FuzzTarget {
  /// Search texts; both kinds of store must return the same results.
  static let search = FuzzTarget(
    "search", texts: SearchTexts.all,
    words: ["\"", "*", "AND", "OR", "NOT", "NEAR(", ")", ":", "^", "%", "_", "'", "-", "ㅎ", "ㅇㅁ"]
  ) {
    let searches = try SearchTexts.searches()
    return { input in
      let words = String(decoding: input.prefix(2000), as: UTF8.self)
      let found = try searches.map { try $0(words, .first(20)) }
      try RuleViolation.unless(
        found[0].results.map(\.item.fullID) == found[1].results.map(\.item.fullID),
        "\(found[0].results.count) things in memory, \(found[1].results.count) in SQLite")
    }
  }

  /// Archives: an archive that was read can be written and read again; a broken one changes
  /// nothing.
  static let archive = FuzzTarget("archive", corpus: ArchiveTexts.all, words: ArchiveTexts.words) {
    let path = try Scratch.file("archive.db")
    let empty = try ArchiveTexts.emptyStore()
    Findings.keep(empty, as: path)
    let store = SQLStore.sqlite(path: FilePath(path), now: ArchiveTexts.now)
    let archive = SQLArchive(store: store)
    return { input in
      let sum = input.reduce(0) { $0 &+ Int($1) }
      guard sum % 24 == 0 else {
        try ArchiveTexts.readAndForget(input, archive, replacing: sum % 2 == 0)
        return
      }
      try ArchiveTexts.readAndKeep(input, into: empty)
    }
  }

  /// Damaged store: never a trap, always a readable message, and reading never writes.
  static let store = FuzzTarget("store", corpus: DamagedStore.corpus) {
    let damaged = try DamagedStore()
    return { input in try damaged.use(input) }
  }
}

/// Sample search texts.
enum SearchTexts {
  static let all = [
    "엄마", "ㅇㅁ", "데미안", "book", "read a", "a\"b", "\"", "산책 day", "café", "x*", "NEAR(a b)",
    "a AND b", "col:x", "%_", "봄", "ㅂ", "가나다라마바사",
    "010-1234", "👍", "fire 불",
  ]

  /// Returns the searches of two stores with the same data, one in memory and one in SQLite.
  static func searches() throws -> [SearchEverywhere] {
    let stores: [any Store] = [
      InMemoryStore(),
      SQLStore.sqlite(path: FilePath(try Scratch.file("search.db")), now: ArchiveTexts.now),
    ]
    return try stores.map { store in
      let clock = LocalClock(
        now: ArchiveTexts.now, zone: FixedZone(name: "Asia/Seoul", secondsEast: 32_400))
      try ArchiveTexts.fill(store)
      let context = UseCaseContext(
        store: store, clock: clock, newID: IDGenerator(now: clock.now, randomness: .seeded(3)),
        randomness: .seeded(3))
      return SearchEverywhere(
        store: store, clock: clock, release: SayingUseCases(context) { [] }.release)
    }
  }
}
