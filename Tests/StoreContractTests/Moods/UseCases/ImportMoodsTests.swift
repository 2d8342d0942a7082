import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct ImportMoodsTests {
  private func bring(_ moods: [MoodDetails], into studio: MoodUseCaseFixture) throws
    -> ImportOutcome
  {
    try studio.importMoods(ListedMoods(moods: moods)) { [] }
  }

  @Test(arguments: StoreKind.available)
  func `importing a file twice adds nothing and reports that`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    let file = try [
      details(at: "2026-03-01T09:00", level: 10, memo: "비"),
      details(at: "2026-03-02T09:00", memo: "해"),
      // Out of order, with two at one moment: no record may be lost.
      details(at: "2026-03-01T09:00", level: 90, memo: "비"),
      details(at: "2026-03-01T09:00", level: 10, memo: "비"),
      details(at: "2026-03-01T10:00", memo: "비"),
    ]
    let first = try bring(file, into: studio)
    #expect(first.added == 5 && first.unchanged == 0)
    // The equal ones are reported.
    #expect(first.report.warnings.first.map(\.fact) == [.repeated])
    let second = try bring(file, into: studio)
    #expect(second.added == 0 && second.unchanged == 5)
    #expect(second.report.readCount == 5)
    let more = try bring(file + [file[0]], into: studio)
    #expect(more.added == 1 && more.unchanged == 5)
    #expect(try bring([], into: studio) == ImportOutcome())
  }

  @Test(arguments: StoreKind.available)
  func `a mood whose level was edited is recognised, also from another zone`(kind: StoreKind) throws
  {
    let studio = try MoodUseCaseFixture(kind)
    _ = try bring([details(at: "2026-03-01T09:00", level: 10)], into: studio)
    let mood = try #require(try studio.queries.latest())
    try studio.edit(mood.id, MoodEdit(level: .level(MoodLevel(70))))
    let elsewhere = FixedZone(name: "", secondsEast: -5 * 3600)
    let outcome = try bring(
      [details(at: "2026-03-01T09:00", level: 10, in: elsewhere)], into: studio)
    #expect(outcome.added == 0 && outcome.unchanged == 1)
    #expect(try studio.queries.latest()?.level?.value == 70)
    let fact = ImportFact.existingLevelKept(
      text: "산책", here: try MoodLevel(70), there: try MoodLevel(10))
    #expect(outcome.report.warnings.first == [ImportNote(line: 1, fact: fact)])
  }

  @Test(arguments: StoreKind.available)
  func `tags missing from an existing mood are reported`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    func tagged(_ names: String...) throws -> [MoodDetails] {
      var mood = try details(at: "2026-03-01T09:00")
      mood.tags = try Tags(names.map { try HearthDomain.Tag($0) })
      return [mood]
    }
    _ = try bring(tagged("a", "b"), into: studio)
    #expect(try bring(tagged("b"), into: studio).report.warnings.total == 0)
    let outcome = try bring(tagged("b", "c"), into: studio)
    #expect(outcome.unchanged == 1)
    #expect(outcome.report.warnings.first.map(\.fact) == [.tagsNotAdded(text: "산책")])
  }

  @Test(arguments: StoreKind.available)
  func `a mood with a future time is skipped and reported`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    let outcome = try bring(
      [details(at: "2026-03-01T09:00"), details(at: "2026-04-01T09:00")], into: studio)
    #expect(outcome.added == 1 && outcome.report.readCount == 1)
    #expect(outcome.report.skipped.first.map(\.line) == [2])
  }

  @Test(arguments: StoreKind.available)
  func `an import with alternating days loses and repeats nothing`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    let file = try (0..<150).map { number in
      let date = day("2026-01-01").adding(days: number % 3)
      return try details(at: "\(date)T1\(number % 10):00", memo: "\(number / 30)")
    }
    #expect(try bring(file, into: studio).added == 150)
    #expect(try studio.tried.reopened().ids(.all, .newest(200)).count == 150)
    #expect(try bring(file.reversed(), into: studio).unchanged == 150)
  }

  /// Reading a day again for each of its records, or searching thousands of equal ones, would take
  /// minutes.
  @Test(.inWholeRuns, .timeLimit(.minutes(1)), arguments: [10, 1])
  func `many moods on few days or minutes take no more time`(days: Int) throws {
    let studio = try MoodUseCaseFixture(.sqlite)
    let file = try (0..<12_000).map { number in
      let date = day("2026-01-01").adding(days: number % days)
      return try details(at: "\(date)T10:00", level: number % 101, memo: "산책 \(number % days)")
    }
    #expect(try bring(file, into: studio).added == 12_000)
    #expect(try bring(file.reversed(), into: studio).unchanged == 12_000)
    #expect(try bring(file, into: studio).added == 0)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `ids in use are drawn again`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    func bringWithoutChance(_ level: Int) throws -> ImportOutcome {
      let fixed = Randomness { 7 }
      let moods = try (0..<100).map { number in
        let date = "2026-03-0\(1 + number / 50)"
        return try details(at: "\(date)T09:00", level: level, memo: "\(level)-\(number)")
      }
      return try ImportMoods(
        store: studio.store, now: studio.now,
        newID: IDGenerator(now: studio.now, randomness: fixed),
        randomness: fixed)(ListedMoods(moods: moods)) { [] }
    }
    for level in 1...3 {
      #expect(try bringWithoutChance(level).added == 100)
      #expect(try bringWithoutChance(level).unchanged == 100)
    }
    #expect(try studio.tried.reopened().ids(.all, .newest(400)).count == 300)
    for level in 1...3 {
      let found = try studio.tried.store.ids(MoodFilter(search: "\(level)-42"), .newest(9))
      #expect(found.count == 1)
    }
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `thousands of moods are imported, imported again, and exported`(kind: StoreKind) throws {
    let studio = try MoodUseCaseFixture(kind)
    let many = TestExtent.count(10_000, usually: 2_000)
    let file = try (0..<many).map { number in
      let date = day("2020-01-01").adding(days: number / 10)
      return try details(at: "\(date)T1\(number % 10):00", level: number % 101, memo: "\(number)")
    }
    #expect(try bring(file, into: studio).added == many)
    #expect(try bring(file.reversed(), into: studio).unchanged == many)
    let found = try studio.tried.reopened().ids(MoodFilter(search: "1777"), .newest(9))
    #expect(found.count == 1)
    var text: [UInt8] = []
    let days = day("2020-01-02")...day("2020-02-09")
    let count = try studio.export(MoodFilter(days: days), as: ListedMoods(moods: [])) {
      text += $0
    }
    #expect(count == 390)
    let memos = (10..<400).map(String.init).joined(separator: ",")
    #expect(String(decoding: text, as: UTF8.self) == "<\(memos)>")
  }
}
