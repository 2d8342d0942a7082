import HearthData
import HearthTestSupport
import Testing

@testable import HearthDomain

/// The use cases of moods on a new store, in Seoul, with a clock that a test sets.
struct Studio {
  let tried: StoreUnderTest
  private let soundness: Soundness
  private let time: TestClock
  let randomness = Randomness.seeded(1)

  init(
    _ kind: StoreKind, at local: String = "2026-03-10T09:00",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    tried = try kind.make()
    soundness = Soundness(of: tried, sourceLocation)
    time = TestClock(local)
  }

  var store: any Store { tried.store }

  func set(_ local: String) { time.set(local) }

  var clock: LocalClock { time.clock }
  var now: Now { clock.now }
  var newID: NewID { NewID(now: now, randomness: randomness) }

  var queries: MoodQueries { MoodQueries(store: store, clock: clock) }
  var add: AddMood {
    AddMood(store: store, clock: clock, newID: newID, randomness: randomness)
  }
  var edit: EditMood { EditMood(store: store, now: now, randomness: randomness) }
  var remove: RemoveMood { RemoveMood(store: store) }
  var shuffle: ShuffleCanvas { ShuffleCanvas(store: store, randomness: randomness) }
  var choosePalette: ChoosePalette { ChoosePalette(store: store) }
  var change: ChangeMoodSettings { ChangeMoodSettings(store: store) }
  var importMoods: ImportMoods {
    ImportMoods(store: store, now: now, newID: newID, randomness: randomness)
  }
  var export: ExportMoods { ExportMoods(store: store) }

  @discardableResult
  func feel(_ level: Int, _ memo: String = "산책", at local: String? = nil) throws -> Mood {
    let moment = local.map { MoodMoment(LocalTime(literal: $0), in: FixedZone.seoul) }
    return try add(MoodLevel(level), MoodMemo(memo), at: moment)
  }
}

/// A file that hands over these moods, whatever its bytes, and writes their memos.
struct ListedMoods: MoodFile {
  let moods: [MoodDetails]

  func read(
    _ source: @escaping () throws -> [UInt8], each: (MoodDetails) throws -> ImportFact?
  ) throws -> ImportReport {
    var report = ImportReport()
    for (place, details) in moods.enumerated() {
      report.countRead()
      if let fact = try each(details) { report.refuseLast(line: place + 1, fact) }
    }
    return report
  }

  var opening: [UInt8] { Array("<".utf8) }
  func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    Array((isFirst ? "" : ",").utf8) + Array(mood.memo.utf8)
  }
  var closing: [UInt8] { Array(">".utf8) }
}
