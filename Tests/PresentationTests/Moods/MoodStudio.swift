import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization
import TerminalKit

@testable import HearthPresentation

/// A store in memory in which moods are kept by command lines, and its transcript.
final class MoodStudio {
  let store = InMemoryStore()
  let files = MemoryFiles()
  var stage: CommandStage
  /// What the editor answers with, one text each time it is opened.
  let drafts = Drafts()
  private(set) var gaugesOpened: [MoodMoment?] = []
  /// How the gauge is left.
  var gaugeEnding: FormEnding?
  private var now = ""
  private let chance = Randomness.seeded(7)

  init(
    _ language: Language = .english, _ form: CommandStage.Form = .terminal,
    at moment: String = "2026-11-20T21:00"
  ) {
    stage = CommandStage(language, form)
    at(moment)
  }

  var transcript: String { stage.transcript }

  /// Makes it that moment.
  func at(_ moment: String) {
    now = moment
    stage.note(moment)
  }

  @discardableResult
  func run(_ line: String, answers: [String]? = nil) -> CommandStage.Outcome {
    stage.run(line, of: entries, with: self, answers: answers)
  }

  @discardableResult
  func run(_ arguments: [String], as line: String) -> CommandStage.Outcome {
    stage.run(arguments, as: line, of: entries, with: self)
  }

  /// Ten moods of a day, one for each shape.
  func fill(_ day: String = "2026-11-20") {
    for number in 1...10 {
      at("\(day)T\(number + 9):05")
      run("feel \(number * 10 - 3) \"기분 \(number)\"")
    }
    at("\(day)T21:00")
  }

  var clock: LocalClock { LocalClock(now: .fixed(now), zone: FixedZone.seoul) }
  private var newID: NewID { NewID(now: clock.now, randomness: chance) }
  private var voice: MoodVoice { MoodVoice(clock: clock) }
  private var editor: Editor {
    Editor { [drafts] _, _ in drafts.next() }
  }
  var queries: MoodQueries { MoodQueries(store: store, clock: clock) }
  var today: MoodsTodayPart { MoodsTodayPart(queries: queries, voice: voice) }

  private var entries: [CommandEntry<MoodStudio>] { keeping + looking + moving }

  private var keeping: [CommandEntry<MoodStudio>] {
    [
      CommandEntry(MoodAddCommand.self) { studio in
        MoodAddCommand(
          queries: studio.queries,
          add: AddMood(
            store: studio.store, clock: studio.clock, newID: studio.newID,
            randomness: studio.chance), editor: studio.editor, voice: studio.voice,
          openGauge: { moment, _ in
            studio.gaugesOpened.append(moment)
            return studio.gaugeEnding
          })
      },
      CommandEntry(MoodCanvasCommand.self) {
        MoodCanvasCommand(
          queries: $0.queries, shuffle: ShuffleCanvas(store: $0.store, randomness: $0.chance),
          choosePalette: ChoosePalette(store: $0.store), profile: ProfileQueries(store: $0.store),
          files: $0.files, voice: $0.voice)
      },
      CommandEntry(MoodEditCommand.self) {
        MoodEditCommand(
          queries: $0.queries,
          edit: EditMood(store: $0.store, now: $0.clock.now, randomness: $0.chance),
          voice: $0.voice)
      },
      CommandEntry(MoodRemoveCommand.self) {
        MoodRemoveCommand(
          queries: $0.queries, remove: RemoveMood(store: $0.store), voice: $0.voice)
      },
    ]
  }

  private var looking: [CommandEntry<MoodStudio>] {
    [
      CommandEntry(MoodDiaryCommand.self) {
        MoodDiaryCommand(queries: $0.queries, voice: $0.voice)
      },
      CommandEntry(MoodOnThisDayCommand.self) {
        MoodOnThisDayCommand(queries: $0.queries, voice: $0.voice)
      },
      CommandEntry(MoodCalendarCommand.self) {
        MoodCalendarCommand(queries: $0.queries, voice: $0.voice)
      },
      CommandEntry(MoodYearCommand.self) {
        MoodYearCommand(queries: $0.queries, voice: $0.voice)
      },
      CommandEntry(MoodStatsCommand.self) {
        MoodStatsCommand(queries: $0.queries, voice: $0.voice)
      },
    ]
  }

  private var moving: [CommandEntry<MoodStudio>] {
    [
      CommandEntry(MoodImportCommand.self) {
        MoodImportCommand(
          importMoods: ImportMoods(
            store: $0.store, now: $0.clock.now, newID: $0.newID, randomness: $0.chance),
          formats: MoodFormats { LineMoodFile(format: $0) }, files: $0.files)
      },
      CommandEntry(MoodExportCommand.self) {
        MoodExportCommand(
          export: ExportMoods(store: $0.store), formats: MoodFormats { LineMoodFile(format: $0) },
          files: $0.files)
      },
    ]
  }
}

/// Texts that somebody writes one after the other, and then nothing more.
final class Drafts: Sendable {
  private let rest = Mutex<[String]>([])

  func write(_ texts: [String]) {
    rest.withLock { $0 = texts }
  }

  func next() -> String? {
    rest.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}

/// A format of tests: a line for each mood, its level and its memo, after the format's name.
struct LineMoodFile: MoodFile {
  let format: MoodFormat?

  func read(
    _ source: @escaping () throws -> [UInt8], each: (MoodDetails) throws -> ImportFact?
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
      if let fact = try each(MoodDetails(moment: moment, level: level, memo: memo)) {
        report.skip(line: index + 1, fact)
      } else {
        report.countRead()
      }
    }
    return report
  }

  var opening: [UInt8] { Array("# \(format?.rawValue ?? "any")\n".utf8) }
  func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    Array("\(mood.level.value) \(mood.memoLine)\n".utf8)
  }
  var closing: [UInt8] { [] }
}
