import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct MoodFilesTests {
  private static let zone = FixedZone.seoul
  private static let long = String(repeating: "걷고 또 걸었다. ", count: 240)
  /// Longer than any memo.
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

  private func bring(_ text: String, into studio: MoodUseCaseFixture) throws -> ImportOutcome {
    var rest = [Array(text.utf8)]
    let file = AnyMoodFile(zone: Self.zone) { _ in nil }
    return try studio.importMoods(file) { rest.popLast() ?? [] }
  }

  @Test(arguments: StoreKind.available)
  func `a file of any format adds nothing when it comes again`(kind: StoreKind) throws {
    for (text, moods) in Self.files {
      let studio = try MoodUseCaseFixture(kind)
      let first = try bring(text, into: studio)
      #expect(first.added == moods && first.unchanged == 0 && first.report.skipped.total == 0)
      let again = try bring(text, into: studio)
      #expect(again.added == 0 && again.unchanged == moods)
    }
  }

  @Test(arguments: StoreKind.available)
  func `what is exported comes back, and adds nothing where it was`(kind: StoreKind) throws {
    let formats: [any MoodFile] = [
      CSVMoodFile(zone: Self.zone), JSONMoodFile(zone: Self.zone) { _ in nil },
      JrnlMoodFile(zone: Self.zone),
    ]
    for format in formats {
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

  /// All moods to the minute: a journal keeps no more of a moment, and no distance from UTC.
  private func all(_ studio: MoodUseCaseFixture) throws -> [String] {
    try studio.store.read { try $0.moods.list(.all, .oldest(.max)) }
      .map { "\($0.moment.local.toTheMinute) \($0.level.value) \($0.memo)" }.sorted()
  }
}
