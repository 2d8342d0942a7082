import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization
import TerminalKit

@testable import HearthPresentation

/// A collection in memory that is used by command lines, and its transcript.
final class SayingShelf {
  let store = InMemoryStore()
  let files = MemoryFiles()
  /// Where exports go instead.
  var exportFiles: (any UserFiles)?
  var stage: CommandStage
  let written = WrittenTexts()
  let letters = LetterBox()
  private var now = "2026-11-01T09:00"
  private let chance = Randomness.seeded(7)
  private let lines: [StarterLine]

  /// With so few lines to start with that a golden can be read.
  init(
    _ language: Language = .english, _ form: CommandStage.Form = .terminal,
    lines: [StarterLine] = SayingShelf.fewLines
  ) {
    stage = CommandStage(language, form)
    stage.takesSequences = true
    self.lines = lines
  }

  static let fewLines = [
    StarterLine("모닥불은 혼자서도 밤을 데운다.", "An ember warms the night all by itself."),
    StarterLine("천천히 끓인 국이 오래 따뜻하다.", "Slow soup stays warm."),
    StarterLine("오늘도 한 걸음이면 넉넉하다.", "One step is plenty for today."),
  ]

  var transcript: String { stage.transcript }

  /// Makes it nine o'clock of that day.
  func day(_ date: String) {
    now = date + "T09:00"
    stage.note(date)
  }

  @discardableResult
  func run(_ line: String, answers: [String]? = nil) -> CommandStage.Outcome {
    stage.run(line, of: entries, with: self, answers: answers)
  }

  @discardableResult
  func run(_ arguments: [String]) -> CommandStage.Outcome {
    stage.run(arguments, of: entries, with: self)
  }

  var clock: LocalClock { LocalClock(now: .fixed(now), zone: FixedZone.seoul) }
  private var newID: NewID { NewID(now: clock.now, randomness: chance) }
  var voice: SayingVoice { SayingVoice(clock: clock) }
  var release: ReleaseStarters {
    ReleaseStarters(store: store, clock: clock, newID: newID, lines: lines)
  }
  var queries: SayingQueries { SayingQueries(store: store, clock: clock, release: release) }
  private var recommend: RecommendSaying {
    RecommendSaying(store: store, clock: clock, randomness: chance, release: release)
  }
  var today: SayingsTodayPart { SayingsTodayPart(recommend: recommend, voice: voice) }
  private var mark: MarkSaying { MarkSaying(store: store, now: clock.now) }

  private var editor: Editor {
    let written = written
    return Editor { text, _ in written.next()(text) }
  }

  private var entries: [CommandEntry<SayingShelf>] {
    lookingEntries + writingEntries + markingEntries + carryingEntries
  }

  private var lookingEntries: [CommandEntry<SayingShelf>] {
    [
      CommandEntry(SayingCommand.self) { SayingCommand(recommend: $0.recommend, voice: $0.voice) },
      CommandEntry(SayingListCommand.self) {
        SayingListCommand(queries: $0.queries, voice: $0.voice)
      },
      CommandEntry(SayingShowCommand.self) {
        SayingShowCommand(queries: $0.queries, mark: $0.mark, voice: $0.voice)
      },
      CommandEntry(SayingSearchCommand.self) {
        SayingSearchCommand(queries: $0.queries, voice: $0.voice)
      },
    ]
  }

  private var writingEntries: [CommandEntry<SayingShelf>] {
    [
      CommandEntry(SayingAddCommand.self) {
        SayingAddCommand(
          add: AddSaying(
            store: $0.store, clock: $0.clock, newID: $0.newID, release: $0.release),
          editor: $0.editor, voice: $0.voice)
      },
      CommandEntry(SayingEditCommand.self) {
        SayingEditCommand(
          queries: $0.queries, edit: EditSaying(store: $0.store), editor: $0.editor,
          voice: $0.voice)
      },
      CommandEntry(SayingRemoveCommand.self) {
        SayingRemoveCommand(
          queries: $0.queries, remove: RemoveSaying(store: $0.store), voice: $0.voice)
      },
    ]
  }

  private var markingEntries: [CommandEntry<SayingShelf>] {
    [
      CommandEntry(SayingLikeCommand.self) { SayingLikeCommand($0.marker) },
      CommandEntry(SayingUnlikeCommand.self) { SayingUnlikeCommand($0.marker) },
      CommandEntry(SayingUseCommand.self) { SayingUseCommand($0.marker) },
      CommandEntry(SayingUnuseCommand.self) { SayingUnuseCommand($0.marker) },
    ]
  }

  private var marker: SayingMarker {
    SayingMarker(queries: queries, mark: mark, voice: voice)
  }

  private var carryingEntries: [CommandEntry<SayingShelf>] {
    [
      CommandEntry(SayingShareCommand.self) {
        SayingShareCommand(
          queries: $0.queries, files: $0.files, launcher: $0.letters, cardFont: { .notoSerif })
      },
      CommandEntry(SayingImportCommand.self) {
        SayingImportCommand(
          importSayings: ImportSayings(
            store: $0.store, clock: $0.clock, newID: $0.newID, release: $0.release),
          formats: $0.formats, files: $0.files)
      },
      CommandEntry(SayingExportCommand.self) {
        SayingExportCommand(
          export: ExportSayings(store: $0.store, release: $0.release),
          formats: $0.formats, files: $0.exportFiles ?? $0.files)
      },
    ]
  }

  private var formats: SayingFormats {
    SayingFormats { format, index in
      switch format {
      case .fortune?: FortuneSayingFile(index: index)
      case .csv?: CSVSayingFile(zone: FixedZone.seoul)
      case .json?: JSONSayingFile(zone: FixedZone.seoul)
      case nil: AnySayingFile(index: index, zone: FixedZone.seoul)
      }
    }
  }
}

/// What is written in the editor, one text after another; nil leaves the text as it is.
final class WrittenTexts: Sendable {
  typealias Change = @Sendable (String) -> String?

  private let changes = Mutex<[Change]>([])

  func set(_ all: Change...) { changes.withLock { $0 = all } }

  func next() -> Change {
    changes.withLock { rest in
      guard let first = rest.first else { return { _ in nil } }
      rest.removeFirst()
      return first
    }
  }
}
