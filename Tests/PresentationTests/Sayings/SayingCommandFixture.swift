import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization

@testable import HearthPresentation

/// A collection in memory, used by command lines, and its transcript.
final class SayingCommandFixture: AreaCommandFixture {
  static let folder = "Sayings"
  let store = InMemoryStore()
  let files = InMemoryFiles()
  /// Where exports go instead of `files`.
  var exportFiles: (any UserFiles)?
  var fixture: CommandFixture
  let written = WrittenTexts()
  let letters = MailRecorder()
  private var now = "2026-11-01T09:00"
  private let chance = Randomness.seeded(7)
  private let lines: [StarterLine]

  /// Creates a collection with so few initial sayings that a golden file is readable.
  init(
    _ language: Language = .english, _ form: CommandFixture.Form = .terminal,
    lines: [StarterLine] = SayingCommandFixture.fewLines
  ) {
    fixture = CommandFixture(language, form)
    fixture.takesSequences = true
    self.lines = lines
  }

  static let fewLines = [
    StarterLine("모닥불은 혼자서도 밤을 데운다.", "An ember warms the night all by itself."),
    StarterLine("천천히 끓인 국이 오래 따뜻하다.", "Slow soup stays warm."),
    StarterLine("오늘도 한 걸음이면 넉넉하다.", "One step is plenty for today."),
  ]

  /// Sets the clock to nine o'clock on that day.
  func day(_ date: String) {
    now = date + "T09:00"
    fixture.note(date)
  }

  var clock: LocalClock { LocalClock(now: .fixed(now), zone: FixedZone.seoul) }
  var queries: SayingQueries { tools.sayings.queries }
  var today: SayingsTodayPart { SayingsTodayPart(tools) }

  var tools: SayingTools {
    .testing(
      UseCaseContext(store, clock, chance), starters: lines,
      editor: Editor { [written] text, _ in written.next()(text) }, files: exportFiles ?? files,
      letters: letters)
  }
}

/// The changes made in the editor, one after another. Nil leaves the text unchanged.
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
