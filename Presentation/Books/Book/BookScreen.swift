import HearthDomain

/// One book in parts: plan and history, statistics, sentences, and its description.
enum BookScreen: Screen {
  enum Part: Int, CaseIterable, Hashable {
    case overview
    case analysis
    case sentences
    /// The description; only if there is one.
    case about
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
    /// The numbers of the sayings made from sentences.
    var sayingNumbers: [ID<Sentence>: Int] = [:]
    /// The scroll position of the description.
    var about = ScrolledRows()

    /// The parts with contents, in order.
    var parts: [Part] {
      Part.allCases.filter { $0 != .about || !book.details.description.isEmpty }
    }

    /// Maximum number of records and of sentences shown.
    static let most = 2000

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
      let place = sentences.window.rows.firstIndex { $0.id == sentence }
      sentences.select(place ?? 0)
    }

    /// Replaces everything shown with the current contents of the store; selections stay.
    mutating func renew(
      _ book: Book, today: Day, history: [ReadingRecord], sentences: [Sentence],
      pastReadings: [PastReading]
    ) {
      self.book = book
      self.today = today
      self.pastReadings = pastReadings
      self.history.renew(history) { $0.id == $1.id }
      self.sentences.renew(sentences) { $0.id == $1.id }
      if !parts.contains(part) { part = .overview }
    }
  }

  enum Action: Hashable {
    case list(ListInput)
    case partSwitched(Int)
    case partPressed(Part)
    case asked(Output)
    case nothing
  }

  typealias Output = BooksEffect

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .asked(let output): return output
    case .partPressed(let part): state.part = part
    case .partSwitched(let steps):
      let parts = state.parts
      let place = parts.firstIndex(of: state.part) ?? 0
      state.part = parts[(place + steps + parts.count) % parts.count]
    case .list(let input):
      switch state.part {
      case .overview:
        if state.history.apply(input), let record = state.history.selected {
          return state.book.isOpen ? .show(.record(state.book.id, record)) : nil
        }
      case .sentences:
        if state.sentences.apply(input) {
          return state.sentences.selected.map { .show(.sentence(state.book.id, $0)) }
        }
      case .about:
        if case .move(let move) = input { state.about.apply(move) }
      case .analysis: break
      }
    case .nothing: break
    }
    return nil
  }
}
