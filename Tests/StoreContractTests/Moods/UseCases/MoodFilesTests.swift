import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct MoodFilesTests {
  private static let zone = FixedZone.seoul
  private static let long = String(repeating: "걷고 또 걸었다. ", count: 240)
  /// A text longer than any memo.
  private static let longest = String(repeating: "걷고 또 걸었다. ", count: 6_000)
  private static let files: [(String, Int)] = [
    (
      "full_date,time,mood,activities,note\n2026-01-02,8:30 am,rad,walk,a<br>b\n"
        + "2026-01-02,8:30 am,신남,walk,\n2026-01-02,8:30 am,rad,walk,a<br>b\n", 3
    ),
    ("[2026-01-02 08:30] 산책 @mood/85\n\n[2026-01-03 08:30] \(long)\n", 2),
    (
      #"{"entries":[{"creationDate":"2026-01-02T03:30:00Z","timeZone":"Asia/Seoul","text":"a"}]}"#,
      1
    ),
    ("at,level,memo\n2026-01-02T23:59:59.999-05:00,1,\"\(longest)\"\n", 2),
    (#"[{"at":"2026-01-02T08:30:00+09:00","level":85,"memo":"a"}]"#, 1),
  ]

  private func bring(
    _ text: String, _ levels: String = "", into studio: MoodUseCaseFixture
  ) throws -> ImportOutcome {
    let hints = ImportHints(levels: try NamedLevels(levels))
    let file = AnyMoodFile(zone: Self.zone, zones: { _ in nil }, hints: hints)
    return try studio.importMoods(
      file, from: text.utf8.source(), levelIfMissing: hints.levels.levelIfMissing)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `importing a file of any format again adds nothing`(kind: StoreKind) throws {
    for (text, moods) in Self.files {
      let studio = try MoodUseCaseFixture(kind)
      let first = try bring(text, into: studio)
      #expect(first.added == moods && first.unchanged == 0 && first.report.skipped.total == 0)
      let again = try bring(text, into: studio)
      #expect(again.added == 0 && again.unchanged == moods)
    }
  }

  @Test(arguments: StoreKind.available)
  func `entries without a level stay without one until one is given`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    func bring(_ entries: [String], levelIfMissing: MoodLevel? = nil) throws -> ImportOutcome {
      let text = entries.map { "[2026-01-0\($0.count) 08:30] \($0)\n\n" }.joined()
      return try studio.importMoods(
        JrnlMoodFile(zone: Self.zone), from: text.utf8.source(), levelIfMissing: levelIfMissing)
    }
    let journal = ["a", "bb"]
    #expect(try bring(journal).report.warnings.total == 1)
    #expect(try studio.queries.latest()?.level == nil)
    #expect(try bring(journal).unchanged == 2)
    let said = try bring(journal + ["ccc"], levelIfMissing: MoodLevel(40))
    #expect(said.added == 1 && said.updated == 2 && said.report.warnings.total == 0)
    #expect(try studio.queries.latest()?.level?.value == 40)
    // A level that the user took away is not set again.
    let last = try #require(try studio.queries.latest())
    try studio.edit(last.id, MoodEdit(level: .noLevel))
    #expect(try bring(["ccc"], levelIfMissing: MoodLevel(40)).report.warnings.total == 1)
    #expect(try studio.queries.latest()?.level == nil)
  }

  private static let diary = """
    full_date,time,mood,activities,note_title,note
    2024-05-01,22:05,sad,run,T,a
    2024-05-02,22:05,Depressed,,,
    2024-05-03,22:05,sad,run,,

    """
  /// The diary as a Daylio backup.
  private static let backup = #"""
    {"customMoods":[{"id":1,"custom_name":"sad","mood_group_id":4},
    {"id":2,"custom_name":"Depressed","mood_group_id":5}],"tags":[{"id":7,"name":"run"}],
    "dayEntries":[{"minute":5,"hour":22,"day":1,"month":4,"year":2024,"mood":1,"note_title":"T",
    "note":"a","tags":[7]},{"minute":5,"hour":22,"day":2,"month":4,"year":2024,"mood":2,"note":""},
    {"minute":5,"hour":22,"day":3,"month":4,"year":2024,"mood":1,"note":"","tags":[7]}]}
    """#

  /// Each test starts with another file, so that every order is covered.
  @Test(arguments: 0..<3)
  func `a Daylio diary is recognised with any level hints, and as a backup`(
    first: Int
  ) throws {
    let studio = try MoodUseCaseFixture(.inMemory)
    let files = [
      (Self.diary, "depressed=5"), (Self.diary, "sad=20,depressed=15"), (Self.backup, ""),
    ]
    for place in 0..<3 {
      let (text, levels) = files[(first + place) % 3]
      let outcome = try bring(text, levels, into: studio)
      #expect(outcome.added == (place == 0 ? 3 : 0))
      #expect(outcome.unchanged + outcome.updated == (place == 0 ? 0 : 3))
      #expect(outcome.report.skipped.total == 0)
    }
  }

  /// Each file with its first and later hints, and the resulting levels from the oldest on.
  private static let guessed: [(text: String, first: String, later: String, [Int?], [Int?])] = [
    (diary, "depressed=5", "depressed=5,sad=20", [30, 5, 30], [20, 5, 20]),
    ("date,score,memo\n2026-01-02,4,a\n2026-01-03,5,b\n", "", "/10", [80, 100], [40, 50]),
    ("date,memo\n2026-01-02,a\n2026-01-03,b\n", "", "50", [nil, nil], [50, 50]),
    ("[2026-01-02 08:30] a\n\n[2026-01-03 08:30] b @mood/60\n", "", "50", [nil, 60], [50, 60]),
  ]

  @Test(arguments: StoreKind.available)
  func `levels given later replace guessed ones, until undone`(
    kind: StoreKind
  ) throws {
    for (text, first, later, guessed, said) in Self.guessed {
      let studio = try MoodUseCaseFixture(kind)
      func levels() throws -> [Int?] {
        try studio.store.read { try $0.moods.list(.all, .oldest(9)).map(\.level?.value) }
      }
      _ = try bring(text, first, into: studio)
      #expect(try levels() == guessed)
      let changed = zip(guessed, said).filter { $0 != $1 }.count
      for _ in 1...2 {
        let outcome = try bring(text, later, into: studio)
        #expect(outcome.updated == changed && outcome.unchanged == said.count - changed)
        #expect(try levels() == said)
        #expect(try bring(text, later, into: studio).updated == 0)
        try UndoChanges(store: studio.store, collection: nil)()
        #expect(try levels() == guessed)
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `a level edited by the user stays, even if it equals the guessed one`(
    kind: StoreKind
  ) throws {
    let studio = try MoodUseCaseFixture(kind)
    _ = try bring(Self.diary, "depressed=5", into: studio)
    let newest = try #require(try studio.queries.latest())
    for level in [35, 30] { try studio.edit(newest.id, MoodEdit(level: .level(MoodLevel(level)))) }
    let outcome = try bring(Self.diary, "depressed=5,sad=20", into: studio)
    #expect(outcome.updated == 1 && outcome.unchanged == 2)
    let (here, there) = (try MoodLevel(30), try MoodLevel(20))
    let fact = ImportFact.existingLevelKept(text: "sad", here: here, there: there)
    #expect(outcome.report.warnings.first == [ImportNote(line: 4, fact: fact)])
    #expect(try studio.queries.latest()?.level == here)
  }

  @Test(arguments: StoreKind.available)
  func `a mood that was not imported keeps its level, even if equal to a guessed one`(
    kind: StoreKind
  ) throws {
    let studio = try MoodUseCaseFixture(kind)
    let mood = try studio.feel(60, "a", at: "2026-01-02T08:30")
    let outcome = try bring("[2026-01-02 08:30] a\n", "50", into: studio)
    #expect(outcome.updated == 0 && outcome.unchanged == 1)
    let fact = ImportFact.existingLevelKept(text: "a", here: mood.level, there: try MoodLevel(50))
    #expect(outcome.report.warnings.first.map(\.fact) == [fact])
    #expect(try studio.queries.latest()?.level == mood.level)
  }

  @Test func `a guessed level does not count as a difference`() throws {
    let studio = try MoodUseCaseFixture(.inMemory)
    // A journal has no levels; the assumed one differs from the stored one.
    let journal = "[2026-01-02 08:30] 산책\n"
    let mood = try MoodDetails(
      moment: MoodMoment(LocalTime(literal: "2026-01-02T08:30"), in: Self.zone),
      level: MoodLevel(80), memo: MoodMemo("산책"))
    try studio.importMoods(ListedMoods(moods: [mood])) { [] }
    let again = try bring(journal, into: studio)
    #expect(
      again.unchanged == 1
        && !again.report.warnings.first.contains {
          if case .existingLevelKept = $0.fact { true } else { false }
        })
  }

  /// The memo as earlier versions imported it: with the names of moods and activities.
  @Test(arguments: ["sad\nT\na", "T\na", "sad\nT\na\nrun", "T\na\nrun"])
  func `moods imported from Daylio by an earlier version are recognised`(memo: String) throws {
    let studio = try MoodUseCaseFixture(.inMemory)
    let escaped = memo.split(separator: "\n").joined(separator: "\\n")
    let kept = #"[{"at":"2024-05-01T22:05:00+09:00","level":30,"memo":"\#(escaped)"}]"#
    #expect(try bring(kept, into: studio).added == 1)
    for (text, levels) in [(Self.diary, "sad=20,depressed=1"), (Self.diary, "depressed=1")] {
      _ = try bring(text, levels, into: studio)
      let here = try all(studio)
      #expect(here.count == 3 && here.first?.hasSuffix("20 " + memo) == true)
    }
  }

  @Test(arguments: StoreKind.available)
  func `an export is read back equal, and adds nothing to its own store`(kind: StoreKind) throws {
    let formats: [any MoodFile] = [
      TableMoodFile(.csv, zone: Self.zone), TableMoodFile(.json, zone: Self.zone),
      JrnlMoodFile(zone: Self.zone),
    ]
    for format in formats.tried(usually: 2) {
      let studio = try MoodUseCaseFixture(kind)
      for (text, _) in Self.files { _ = try bring(text, into: studio) }
      var bytes: [UInt8] = []
      let count = try studio.export(as: format) { bytes += $0 }
      let text = String(decoding: bytes, as: UTF8.self)
      let again = try bring(text, into: studio)
      #expect(again.added == 0 && again.unchanged == count)
      let elsewhere = try MoodUseCaseFixture(kind)
      #expect(try bring(text, into: elsewhere).added == count)
      #expect(try all(elsewhere) == all(studio))
    }
  }

  /// Returns all moods to the minute, without a UTC offset, because a journal stores no more.
  private func all(_ studio: MoodUseCaseFixture) throws -> [String] {
    try studio.store.read { try $0.moods.list(.all, .oldest(.max)) }
      .map {
        "\($0.moment.local.withoutSeconds) \($0.level.map { "\($0.value)" } ?? "-") \($0.memo)"
      }.sorted()
  }
}
