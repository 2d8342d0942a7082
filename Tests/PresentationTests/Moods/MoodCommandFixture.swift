import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization

@testable import HearthPresentation

/// A memory store of moods, used by command lines, and their transcript.
final class MoodCommandFixture: AreaCommandFixture {
  static let folder = "Moods"
  let store = InMemoryStore()
  let files = InMemoryFiles()
  var fixture: CommandFixture
  /// The texts that the editor returns in turn.
  let drafts = Drafts()
  let gauge = ScriptedGauge()
  /// The setting `mood.words`.
  var words = NamedLevels()
  private var now = ""
  private let chance = Randomness.seeded(7)

  init(
    _ language: Language = .english, _ form: CommandFixture.Form = .terminal,
    at moment: String = "2026-11-20T21:00"
  ) {
    fixture = CommandFixture(language, form)
    at(moment)
  }

  /// Sets the clock to that moment.
  func at(_ moment: String) {
    now = moment
    fixture.note(moment)
  }

  /// Adds ten moods on one day, one for each shape.
  func fill(_ day: String = "2026-11-20") {
    for number in 1...10 {
      at("\(day)T\(number + 9):05")
      run("feel \(number * 10 - 3)/100 \"기분 \(number)\"")
    }
    at("\(day)T21:00")
  }

  var clock: LocalClock { LocalClock(now: .fixed(now), zone: FixedZone.seoul) }
  var queries: MoodQueries { tools.moods.queries }
  var today: MoodsTodayPart { MoodsTodayPart(tools) }

  var tools: MoodTools {
    .testing(
      UseCaseContext(store, clock, chance), editor: Editor { [drafts] _, _ in drafts.next() },
      files: files, words: words,
      openGauge: { [gauge] moment, memo, _ in gauge.open(at: moment, memo: memo) })
  }
}

/// A gauge that closes as the test requires, and records when it was opened.
final class ScriptedGauge: Sendable {
  private let state = Mutex<(opened: [MoodMoment?], memos: [String], ending: FormResult?)>(
    ([], [], nil))

  var opened: [MoodMoment?] { state.withLock { $0.opened } }
  /// The memos that were filled in.
  var memos: [String] { state.withLock { $0.memos } }
  var ending: FormResult? {
    get { state.withLock { $0.ending } }
    set { state.withLock { $0.ending = newValue } }
  }

  func open(at moment: MoodMoment?, memo: String) -> FormResult? {
    state.withLock {
      $0.opened.append(moment)
      $0.memos.append(memo)
      return $0.ending
    }
  }
}

/// Texts written one after another, and then nothing more.
final class Drafts: Sendable {
  private let rest = Mutex<[String]>([])

  func write(_ texts: [String]) {
    rest.withLock { $0 = texts }
  }

  func next() -> String? {
    rest.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}

/// A test format with the format's name first, and then a line per mood with its level and memo.
struct LineMoodFile: MoodFile {
  let format: MoodFormat?

  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    var report = ImportReport()
    let lines = String(decoding: try source(), as: UTF8.self).split(separator: "\n")
    for (index, line) in lines.enumerated() {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]), let level = try? MoodLevel(number),
        let memo = try? MoodMemo(String(parts[1]))
      else {
        report.skip(line: index + 1, .empty)
        continue
      }
      let moment = MoodMoment(
        LocalTime(literal: "2026-10-0\(index + 1)T08:00"), in: FixedZone.seoul)
      if let fact = try each(
        ImportedMood(MoodDetails(moment: moment, level: level, memo: memo)))
      {
        report.skip(line: index + 1, fact)
      } else {
        report.countRead()
      }
    }
    return report
  }

  var header: [UInt8] { Array("# \(format?.rawValue ?? "any")\n".utf8) }
  func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    Array("\(mood.form.number) \(mood.memoLine)\n".utf8)
  }
  var footer: [UInt8] { [] }
}
