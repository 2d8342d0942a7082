import HearthDomain
import TerminalKit

/// The books that were read on a day.
enum ReadingDayScreen: Screen {
  struct State: Hashable {
    let day: Day
    var today: Day
    var reads: RowList<BookRead>

    init(_ reads: [BookRead], on day: Day, today: Day) {
      self.day = day
      self.today = today
      self.reads = RowList(all: reads)
    }

    /// Puts what the store holds now in place of what there was.
    mutating func renew(_ reads: [BookRead], today: Day) {
      self.today = today
      self.reads.renew(reads) { $0.record.id == $1.record.id }
    }
  }

  enum Action: Hashable {
    case list(ListInput)
    case opened
    case cancelled
  }

  typealias Output = BooksEffect

  static func keys(_ state: State) -> Keymap<Action> {
    let nothing =
      state.reads.count == 0
      ? Words(ko: "이날에는 읽은 기록이 없어요", en: "nothing was read on this day") : nil
    return Keymap(
      [
        KeyBinding(
          [Key(.enter)], Words(ko: "열기", en: "open"),
          help: Words(ko: "고른 책을 봐요", en: "See the selected book"), action: .opened,
          disabled: nothing),
        .back(
          help: Words(ko: "달력으로 돌아가요", en: "Go back to the calendar"), .cancelled),
      ] + ListMove.bindings(disabled: nothing) { .list(.move($0)) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .list(let input): if state.reads.apply(input) { return update(&state, .opened) }
    case .opened: return state.reads.selected.map { .show(.book($0.book.id)) }
    case .cancelled: return .back
    }
    return nil
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.reads.visible = layout(view).list.height
  }
}

// MARK: - Drawing

extension ReadingDayScreen {
  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    let place = layout(view).list
    return ListInput(mouse, on: list(of: state, width: place.width, in: view), at: place)
      .map { .list($0) }
  }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let place = layout(view)
    let words = BookWords(view.language, today: state.today)
    let pages = state.reads.window.rows.map(\.record.pages).reduce(0, +)
    StatusLine(
      StyledText(words.dates.shortWithWeekday(state.day), view.theme.heading),
      trailing: StyledText(words.pages(pages), view.theme.faint)
    )
    .draw(in: &frame, at: place.title)
    list(of: state, width: place.list.width, in: view).draw(in: &frame, at: place.list)
    return frame
  }

  private static func layout(_ view: ViewContext) -> (title: Rect, list: Rect) {
    let isLow = view.size.height < 12
    let rows = Rect(size: view.size).margins(top: isLow ? 0 : 1, left: 2, right: 2)
      .rows(.fixed(1), .fixed(isLow ? 0 : 1), .fill)
    return (rows[0], rows[2])
  }

  private static func list(of state: State, width: Int, in view: ViewContext) -> List {
    let words = BookWords(view.language, today: state.today)
    let nothing = Words(ko: "이날에는 읽은 기록이 없어요.", en: "Nothing was read on this day.")
    return state.reads.list(
      whenEmpty: StyledText(nothing(view.language)), look: view.theme.list
    ) { read in
      let page = view.widths.padded(words.page(read.record.page), to: 9, .trailing)
      let pages = view.widths.padded("+\(read.record.pages)", to: 7, .trailing)
      let room = max(1, width - 4 - view.widths.columns(of: page + pages))
      return StyledText(view.widths.padded(read.book.title, to: room)) + StyledText(page)
        + StyledText(pages, view.theme.faint)
    }
  }
}
