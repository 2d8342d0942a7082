import HearthDomain
import TerminalKit

/// The books that were read on a day.
enum ReadingDayScreen: ListScreen {
  struct State: Hashable, ListScreenState {
    let day: Day
    var today: Day
    var rows: RowList<BookRead>

    init(_ reads: [BookRead], on day: Day, today: Day) {
      self.day = day
      self.today = today
      rows = RowList(all: reads)
    }

    /// Replaces the rows with the current contents of the store.
    mutating func refresh(_ reads: [BookRead], today: Day) {
      self.today = today
      rows.refreshRows(reads) { $0.record.id == $1.record.id }
    }
  }

  typealias Output = BooksEffect

  static func noSelectionReason(_ state: State) -> Words? {
    state.rows.count == 0
      ? Words(ko: "이날에는 읽은 기록이 없어요", en: "nothing was read on this day") : nil
  }

  static func screenKeys(_ state: State) -> [KeyBinding<ListAction<Output>>] {
    [
      KeyBinding(
        [Key(.enter)], ko: ("열기", "고른 책을 봐요"), en: ("open", "See the selected book"),
        action: .opened, disabledReason: noSelectionReason(state)),
      .back(help: Words(ko: "달력으로 돌아가요", en: "Go back to the calendar"), .requested(.back)),
    ]
  }

  static func openOutput(_ state: State) -> Output? {
    state.rows.selected.map { .show(.book($0.book.id)) }
  }
}

// MARK: - Drawing

extension ReadingDayScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let title = view.titledPageAreas.title
    let words = BookWords(view.language, today: state.today)
    // Leaves out books read in percent, because percentages cannot be added to pages.
    let reads = state.rows.loadedRows.rows.filter { !$0.book.isReadInPercent }
    let pages = reads.map(\.record.pages).reduce(0, +)
    StatusLine(
      StyledText(words.dateWords.shortWithWeekday(state.day), view.theme.heading),
      trailing: StyledText(reads.isEmpty ? "" : words.pages(pages), view.theme.faint)
    )
    .draw(in: &frame, at: title)
    drawList(of: state, in: &frame, view)
  }

  static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let words = BookWords(view.language, today: state.today)
    let nothing = Words(ko: "이날에는 읽은 기록이 없어요.", en: "Nothing was read on this day.")
    return state.rows.list(
      whenEmpty: StyledText(nothing(view.language)), look: view.theme.listLook
    ) { read in
      let page = view.widths.padded(
        words.position(read.record.page, in: read.book), to: 9, .trailing)
      let pages = view.widths.padded(
        words.increment(read.record.pages, in: read.book), to: 7, .trailing)
      let room = max(1, width - 4 - view.widths.columns(of: page + pages))
      return StyledText(view.widths.padded(read.book.title, to: room)) + StyledText(page)
        + StyledText(pages, view.theme.faint)
    }
  }
}
