import HearthDomain

/// One book in parts: plan and history, statistics, sentences, and its description.
enum BookScreen: Screen {
  enum Part: Int, CaseIterable, Hashable {
    case overview
    case analysis
    case sentences
    /// The description; shown only if the book has one.
    case description
  }

  struct State: Hashable {
    var book: Book
    var today: Day
    var part = Part.overview
    /// The records, latest first.
    var history: RowList<ReadingRecord>
    var sentences: RowList<Sentence>
    var pastReadings: [PastReading]
    var cover: DisplayedPicture?
    /// The numbers of the sayings that were made from the book's sentences.
    var sayingNumbers: [ID<Sentence>: Int] = [:]
    /// The scroll position of the description.
    var descriptionScroll = ScrolledRows()

    /// The parts with contents, in order.
    var parts: [Part] {
      Part.allCases.filter { $0 != .description || !book.details.description.isEmpty }
    }

    /// Maximum number of records and of sentences shown.
    static let maxRows = 2000

    init(
      of book: Book, today: Day, history: [ReadingRecord] = [], sentences: [Sentence] = [],
      pastReadings: [PastReading] = []
    ) {
      self.book = book
      self.today = today
      self.history = RowList(all: history)
      self.sentences = RowList(all: sentences)
      self.pastReadings = pastReadings
    }

    mutating func show(_ sentence: ID<Sentence>) {
      part = .sentences
      let place = sentences.loadedRows.rows.firstIndex { $0.id == sentence }
      sentences.select(place ?? 0)
    }

    /// Replaces everything shown with the current contents of the store; selections stay.
    mutating func refresh(
      _ book: Book, today: Day, history: [ReadingRecord], sentences: [Sentence],
      pastReadings: [PastReading]
    ) {
      self.book = book
      self.today = today
      self.pastReadings = pastReadings
      self.history.refreshRows(history) { $0.id == $1.id }
      self.sentences.refreshRows(sentences) { $0.id == $1.id }
      if !parts.contains(part) { part = .overview }
    }
  }

  enum Action: Hashable {
    case list(ListInput)
    case partSwitched(Int)
    case partPressed(Part)
    case requested(Output)
    case nothing
  }

  typealias Output = BooksEffect

  static func selection(_ state: State) -> HistorySubject? { state.book.historySubject }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .requested(let output): return output
    case .partPressed(let part): state.part = part
    case .partSwitched(let steps):
      let parts = state.parts
      let place = parts.firstIndex(of: state.part) ?? 0
      state.part = parts[(place + steps + parts.count) % parts.count]
    case .list(let input):
      switch state.part {
      case .overview:
        if state.history.apply(input), let record = state.history.selected {
          return state.book.isOpen ? .show(.recordEntry(state.book.id, record)) : nil
        }
      case .sentences:
        if state.sentences.apply(input) {
          return state.sentences.selected.map { .show(.sentenceForm(state.book.id, $0)) }
        }
      case .description:
        if case .move(let move) = input { state.descriptionScroll.apply(move) }
      case .analysis: break
      }
    case .nothing: break
    }
    return nil
  }
}
