import HearthDomain
import TerminalKit

extension BookScreen {
  static func fit(_ state: inout State, in view: ViewContext) {
    let layout = BookLayout(state, view)
    state.history.visibleCount = layout.list.height
    state.sentences.visibleCount = layout.list.height
    state.descriptionScroll.fit(
      descriptionRows(of: state, at: layout.list, view).count, in: layout.list)
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let layout = BookLayout(state, view)
    drawHeader(of: state, in: &frame, at: layout.header, view)
    switch state.part {
    case .overview:
      BookPanel(
        book: state.book, today: state.today, pastReadings: state.pastReadings,
        cover: state.cover, view: view
      )
      .draw(in: &frame, at: layout.top)
      drawHistory(of: state, in: &frame, layout, view)
    case .analysis:
      drawAnalysis(of: state, in: &frame, at: layout.list, view)
    case .sentences: drawSentences(of: state, in: &frame, layout, view)
    case .description:
      state.descriptionScroll.draw(
        descriptionRows(of: state, at: layout.list, view), in: &frame, at: layout.list, view)
    }
  }

  /// Returns the whole description of the book.
  private static func descriptionRows(
    of state: State, at place: Rect, _ view: ViewContext
  ) -> [StyledText] {
    let text = Paragraph(StyledText(state.book.details.description.value))
    return ScrolledRows.rows(in: place) { text.rows(columns: max(1, $0), widths: view.widths) }
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    let layout = BookLayout(state, view)
    if mouse.isLeftPress, layout.header.contains(mouse.position) {
      let index = ChoiceLine(partLabels(of: state, view), view: view)
        .index(at: mouse.position.x - layout.header.minX, in: layout.header.width)
      return index.flatMap(Part.init(rawValue:)).map { .partPressed($0) }
    }
    let list: List? =
      switch state.part {
      case .overview: historyList(of: state, in: view)
      case .sentences: sentenceList(of: state, in: view)
      case .analysis, .description: nil
      }
    if state.part == .description { return ListMove(mouse).map { .list(.move($0)) } }
    return list.flatMap { ListInput(mouse, on: $0, at: layout.list) }.map { .list($0) }
  }

  private static func partLabels(of state: State, _ view: ViewContext) -> [String] {
    let count = state.book.sentenceCount
    return [
      view.language(ko: "개요", en: "overview"), view.language(ko: "분석", en: "analysis"),
      view.language(ko: "문장 \(count)", en: "sentences \(count)"),
      view.language(ko: "소개", en: "about"),
    ].prefix(state.parts.count).map { $0 }
  }

  private static func drawHeader(
    of state: State, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    let tabs = ChoiceLine(partLabels(of: state, view), view: view)
    let text = tabs.text(selected: state.part.rawValue, in: line.width)
    let room = line.width - view.widths.columns(of: text) - 3
    let title = room >= 12 ? view.widths.truncated(StyledText(state.book.title), to: room) : ""
    StatusLine(text, trailing: StyledText(title.string, view.theme.faint))
      .draw(in: &frame, at: line)
  }
}

// MARK: - History

extension BookScreen {
  private static func drawHistory(
    of state: State, in frame: inout Frame, _ layout: BookLayout, _ view: ViewContext
  ) {
    let title = view.language(ko: "읽은 기록", en: "History")
    frame.write(StyledText(title, view.theme.heading), in: layout.listTitle)
    historyList(of: state, in: view).draw(in: &frame, at: layout.list)
  }

  private static func historyList(of state: State, in view: ViewContext) -> List {
    let words = BookWords(view.language, today: state.today)
    let nothing = StyledText(noRecordsText(of: state.book)(view.language))
    let column = dayColumns(of: state, in: view)
    return state.history.list(whenEmpty: nothing, look: view.theme.listLook) { record in
      let day = words.dateWords.shortWithWeekday(record.day)
      let page = view.widths.padded(
        words.position(record.page, in: state.book), to: 9, .trailing)
      let pages = view.widths.padded(
        words.increment(record.pages, in: state.book), to: 7, .trailing)
      let isPast = record.reading != state.book.reading?.number
      let note =
        isPast
        ? view.language(
          ko: "  \(BookWords.koreanOrdinal(record.reading))", en: "  no. \(record.reading)") : ""
      let time = record.time.map { words.dateWords.time($0) } ?? ""
      let clock = view.size.width < 50 ? "" : view.widths.padded(time, to: 5)
      return StyledText(view.widths.padded(day, to: column) + " ") + StyledText(clock)
        + StyledText(page) + StyledText(pages + note)
    }
  }

  private static func dayColumns(of state: State, in view: ViewContext) -> Int {
    let dates = BookWords(view.language, today: state.today).dateWords
    let days = state.history.loadedRows.rows.map {
      view.widths.columns(of: dates.shortWithWeekday($0.day))
    }
    return min(24, max(12, days.max() ?? 0))
  }

  /// Returns the columns of the list of records: day, time, page, pages, and number of the reading.
  static func historyColumns(of state: State, in view: ViewContext) -> Int {
    RowList<ReadingRecord>.markColumns + dayColumns(of: state, in: view) + 1 + 5 + 9 + 7
      + (state.pastReadings.isEmpty ? 0 : 8)
  }

  /// Returns the text shown instead of records, with the key to press.
  static func noRecordsText(of book: Book) -> Words {
    if book.isOpen {
      return Words(
        ko: "아직 기록이 없어요. p로 읽은 쪽을 적어요.", en: "Nothing yet. Press p to enter a page.")
    }
    return book.isFinished
      ? Words(ko: "남긴 기록이 없어요.", en: "There are no records.")
      : Words(
        ko: "아직 목표가 아니에요. t로 목표일을 정해요.", en: "It is not a goal yet. Press t to set a target.")
  }
}

// MARK: - Sentences

extension BookScreen {
  private static func drawSentences(
    of state: State, in frame: inout Frame, _ layout: BookLayout, _ view: ViewContext
  ) {
    sentenceList(of: state, in: view).draw(in: &frame, at: layout.list)
    guard let sentence = state.sentences.selected, !layout.top.isEmpty else { return }
    var text = StyledText("“\(sentence.text.value)”")
    let words = BookWords(view.language, today: state.today)
    let notes = [
      sentence.page.map(words.page) ?? "",
      state.sayingNumbers[sentence.id].map {
        view.language(ko: "글귀 #\($0)에 담았어요", en: "saying #\($0)")
      } ?? "",
    ]
    text += StyledText("\n" + notes.joinedNonEmpty(by: " · "), view.theme.faint)
    TruncatedText(text).draw(in: &frame, at: layout.top, view)
  }

  private static func sentenceList(of state: State, in view: ViewContext) -> List {
    let nothing = StyledText(
      view.language(
        ko: "아직 간직한 문장이 없어요. a로 적어요.", en: "No sentences yet. Press a to add one."))
    let words = BookWords(view.language, today: state.today)
    let markColumns = markColumns(of: state)
    return state.sentences.list(whenEmpty: nothing, look: view.theme.listLook) { sentence in
      let page = view.widths.padded(sentence.page.map(words.page) ?? "–", to: pageColumns)
      let mark = view.widths.padded(sentence.saying == nil ? "" : "✓", to: markColumns)
      return StyledText(page + mark) + StyledText(sentence.text.value.onOneLine)
    }
  }

  private static let pageColumns = 8

  /// The mark of sentences that are sayings takes no columns if there are none.
  private static func markColumns(of state: State) -> Int {
    state.sentences.loadedRows.rows.contains { $0.saying != nil } ? 2 : 0
  }

  /// Returns the columns that the sentences need, at most `most`.
  static func sentenceColumns(of state: State, atMost most: Int, in view: ViewContext) -> Int {
    let beside = pageColumns + markColumns(of: state)
    return state.sentences.neededColumns(atMost: most) {
      beside + view.widths.columns(of: String($0.text.value.prefix(most)).onOneLine)
    }
  }
}

/// Positions of the parts of a book's screen.
struct BookLayout {
  let header: Rect
  /// The overview of the book, or the selected sentence in full.
  let top: Rect
  let listTitle: Rect
  let list: Rect

  init(_ state: BookScreen.State, _ view: ViewContext) {
    let size = view.size
    let isLow = size.height < 14
    let body = Rect(size: size).insetBy(top: isLow ? 0 : 1, left: 2, right: 2)
    let gap = isLow ? 0 : 1
    let rows = body.rows(.fixed(1), .fixed(gap), .fill)
    header = rows[0]
    let isWide = size.hasRoomForDetails
    switch state.part {
    case .analysis, .description:
      top = Rect(x: body.minX, y: body.minY, width: 0, height: 0)
      (listTitle, list) = (top, rows[2])
    case .overview:
      let history = rows[2].listWithDetails { _ in
        isWide ? BookScreen.historyColumns(of: state, in: view) : 0
      }
      // The book is what the page is about, so it comes first.
      let parts = rows[2].columns(
        [.fill, .fixed(history.list.width)], spacing: Rect.detailsSpacing)
      let panel = BookPanel(
        book: state.book, today: state.today, pastReadings: state.pastReadings,
        cover: state.cover, view: view)
      let height =
        isWide
        ? 0
        : min(panel.rows(columns: rows[2].width).count, max(0, rows[2].height - (isLow ? 2 : 3)))
      let lower = (isWide ? parts[1] : rows[2]).rows(
        .fixed(height), .fixed(height > 0 ? gap : 0), .fixed(1), .fill)
      top = isWide ? parts[0] : lower[0]
      (listTitle, list) = (lower[2], lower[3])
    case .sentences:
      if isWide {
        let beside = rows[2].listWithDetails {
          BookScreen.sentenceColumns(of: state, atMost: $0, in: view)
        }
        (list, top) = (beside.list, beside.details)
      } else {
        let below = rows[2].rows(.fill, .fixed(gap), .fixed(isLow ? 3 : 6))
        (list, top) = (below[0], below[2])
      }
      listTitle = Rect(x: body.minX, y: body.minY, width: 0, height: 0)
    }
  }
}
