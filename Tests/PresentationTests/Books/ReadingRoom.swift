import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

/// Books in memory that are kept by command lines, and their transcript.
final class ReadingRoom {
  let store = InMemoryStore()
  let files = MemoryFiles()
  let sources: PlayedSources
  var stage: CommandStage
  private var now = "2026-11-20T21:30"
  private let chance = Randomness.seeded(7)

  init(
    _ language: Language = .english, _ form: CommandStage.Form = .terminal,
    sources: PlayedSources = PlayedSources()
  ) {
    stage = CommandStage(language, form)
    self.sources = sources
  }

  var transcript: String { stage.transcript }

  /// Makes it half past nine in the evening of that day.
  func day(_ date: String) {
    now = date + "T21:30"
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

  /// All books, in the order made by hand.
  var books: [Book] {
    get throws { try queries.list(BookFilter(.all), by: .own, in: 0..<1000) }
  }

  var queries: BookQueries { BookQueries(store: store, clock: clock) }
  var today: BooksTodayPart { BooksTodayPart(queries: queries, voice: voice) }

  /// What `hearth today` says.
  func todayPage() throws -> String {
    let reader = TodayReader(queries: TodayQueries(store: store, clock: clock), parts: [today])
    var traits = ConsoleTraits(language: stage.language)
    traits.outputIsTerminal = stage.form == .terminal
    traits.wantsJSON = stage.form == .json
    var console = Console.recording(traits)
    try TodayCommand(reader: reader).run(.init(), in: &console)
    return console.recordedOutput
  }

  var clock: LocalClock { LocalClock(now: .fixed(now), zone: FixedZone.seoul) }
  var newID: NewID { NewID(now: clock.now, randomness: chance) }
  var voice: BookVoice { BookVoice(clock: clock) }
  var rate: RateBook { RateBook(store: store) }
  var mark: MarkFavourite { MarkFavourite(store: store, clock: clock, newID: newID) }
  var finder: BookFinder { BookFinder(find: find) }
  var find: FindBooks {
    let (sources, store) = (sources, store)
    return FindBooks(
      store: store,
      settings: { BookSearchSettings(order: sources.order, keys: [:], addresses: [:]) },
      search: { try sources.search($0, store) })
  }
  private var release: ReleaseStarters {
    ReleaseStarters(store: store, clock: clock, newID: newID, lines: [])
  }
  fileprivate var addSentence: AddSentence {
    AddSentence(store: store, clock: clock, newID: newID, release: release)
  }
  fileprivate var editSentence: EditSentence {
    EditSentence(store: store, clock: clock, newID: newID, release: release)
  }
}

extension ReadingRoom {
  fileprivate var entries: [CommandEntry<ReadingRoom>] {
    keepingEntries + readingEntries + likingEntries + sentenceEntries + findingEntries
  }

  private var keepingEntries: [CommandEntry<ReadingRoom>] {
    [
      CommandEntry(BookListCommand.self) { BookListCommand(queries: $0.queries, voice: $0.voice) },
      CommandEntry(BookShowCommand.self) { BookShowCommand(queries: $0.queries, voice: $0.voice) },
      CommandEntry(BookAddCommand.self) {
        BookAddCommand(
          add: AddBook(store: $0.store, clock: $0.clock, newID: $0.newID),
          finder: $0.finder, voice: $0.voice)
      },
      CommandEntry(BookEditCommand.self) {
        BookEditCommand(
          queries: $0.queries, edit: EditBook(store: $0.store, clock: $0.clock), voice: $0.voice)
      },
      CommandEntry(BookRemoveCommand.self) {
        BookRemoveCommand(
          queries: $0.queries, remove: RemoveBook(store: $0.store), voice: $0.voice)
      },
      CommandEntry(BookMoveCommand.self) {
        BookMoveCommand(
          queries: $0.queries, move: MoveBook(store: $0.store, clock: $0.clock), voice: $0.voice)
      },
    ]
  }

  private var readingEntries: [CommandEntry<ReadingRoom>] {
    [
      CommandEntry(BookReadCommand.self) {
        BookReadCommand(
          queries: $0.queries,
          record: RecordProgress(store: $0.store, clock: $0.clock, newID: $0.newID),
          rate: $0.rate, voice: $0.voice)
      },
      CommandEntry(BookUnreadCommand.self) {
        BookUnreadCommand(
          queries: $0.queries, remove: RemoveRecord(store: $0.store), voice: $0.voice)
      },
      CommandEntry(BookHistoryCommand.self) {
        BookHistoryCommand(queries: $0.queries, voice: $0.voice)
      },
      CommandEntry(BookFinishCommand.self) {
        BookFinishCommand(
          queries: $0.queries, finish: FinishBook(store: $0.store, clock: $0.clock),
          rate: $0.rate, voice: $0.voice)
      },
      CommandEntry(BookReopenCommand.self) {
        BookReopenCommand(
          queries: $0.queries, reopen: ReopenBook(store: $0.store), voice: $0.voice)
      },
      CommandEntry(BookAgainCommand.self) {
        BookAgainCommand(
          queries: $0.queries, readAgain: ReadAgain(store: $0.store, clock: $0.clock),
          voice: $0.voice)
      },
    ]
  }

  private var likingEntries: [CommandEntry<ReadingRoom>] {
    [
      CommandEntry(BookRateCommand.self) {
        BookRateCommand(queries: $0.queries, rate: $0.rate, voice: $0.voice)
      },
      CommandEntry(BookFavouriteCommand.self) {
        BookFavouriteCommand(
          queries: $0.queries, mark: $0.mark, finder: $0.finder, voice: $0.voice)
      },
      CommandEntry(BookUnfavouriteCommand.self) {
        BookUnfavouriteCommand(queries: $0.queries, mark: $0.mark, voice: $0.voice)
      },
    ]
  }

  private var sentenceEntries: [CommandEntry<ReadingRoom>] {
    [
      CommandEntry(SentenceAddCommand.self) {
        SentenceAddCommand(queries: $0.queries, add: $0.addSentence, voice: $0.voice)
      },
      CommandEntry(SentenceListCommand.self) {
        SentenceListCommand(queries: $0.queries, voice: $0.voice)
      },
      CommandEntry(SentenceEditCommand.self) {
        SentenceEditCommand(queries: $0.queries, edit: $0.editSentence, voice: $0.voice)
      },
      CommandEntry(SentenceRemoveCommand.self) {
        SentenceRemoveCommand(
          queries: $0.queries, remove: RemoveSentence(store: $0.store), voice: $0.voice)
      },
    ]
  }

  private var findingEntries: [CommandEntry<ReadingRoom>] {
    [
      CommandEntry(BookSearchCommand.self) {
        BookSearchCommand(find: $0.find, answers: $0.sources.answers, files: $0.files)
      },
      CommandEntry(BookLookupCommand.self) {
        BookLookupCommand(finder: $0.finder, voice: $0.voice)
      },
      CommandEntry(BookImportCommand.self) {
        BookImportCommand(
          importBooks: ImportBooks(store: $0.store, clock: $0.clock, newID: $0.newID),
          formats: BookFormats { TitleFile(format: $0) }, files: $0.files)
      },
      CommandEntry(BookExportCommand.self) {
        BookExportCommand(
          export: ExportBooks(store: $0.store), formats: BookFormats { TitleFile(format: $0) },
          files: $0.files)
      },
      CommandEntry(CatalogueImportCommand.self) {
        CatalogueImportCommand(catalogue: CountedCatalogue(), files: $0.files)
      },
    ]
  }
}
