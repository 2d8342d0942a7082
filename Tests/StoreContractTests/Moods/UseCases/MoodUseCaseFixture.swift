import HearthTestSupport
import Testing

@testable import HearthDomain

/// The mood use cases on a new store, in Seoul, with a clock that the test sets.
struct MoodUseCaseFixture: UseCaseFixture {
  let new: NewStore

  init(
    _ kind: StoreKind, at local: String = "2026-03-10T09:00",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    new = try NewStore(kind, at: local, sourceLocation)
  }

  var useCases: MoodUseCases { MoodUseCases(context) }

  @discardableResult
  func feel(_ level: Int, _ memo: String = "산책", at local: String? = nil) throws -> Mood {
    let moment = local.map { MoodMoment(LocalTime(literal: $0), in: FixedZone.seoul) }
    return try useCases.add(MoodLevel(level), MoodMemo(memo), at: moment)
  }
}

/// A file that yields these moods, whatever its bytes, and writes their memos.
struct ListedMoods: MoodFile {
  let moods: [MoodDetails]

  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    var report = ImportReport()
    for (place, details) in moods.enumerated() {
      report.countRead()
      if let fact = try each(ImportedMood(details)) { report.skipLast(line: place + 1, fact) }
    }
    return report
  }

  var header: [UInt8] { Array("<".utf8) }
  func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    Array((isFirst ? "" : ",").utf8) + Array(mood.memo.utf8)
  }
  var footer: [UInt8] { Array(">".utf8) }
}
