import HearthDomain
import TerminalKit

extension BookShelfScreen {
  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let layout = BookShelfLayout(view)
    drawHeader(of: state, in: &frame, at: layout.header, view)
    if state.books.isEmpty {
      let text = ShelfWords.emptyText(state.list)(view.language)
      Paragraph(StyledText(text, view.theme.faint)).draw(in: &frame, at: layout.shelf)
    } else {
      drawBoards(of: state, in: &frame, layout, view)
      frame.write(factsLine(of: state, in: view), in: layout.factsLine)
    }
    drawTower(of: state, in: &frame, layout, view)
  }

  static func action(
    for mouse: MouseEvent, _ state: State, in view: ViewContext
  ) -> Action? {
    switch mouse.action {
    case .scrollDown: return .movedBoards(1)
    case .scrollUp: return .movedBoards(-1)
    case .press(.left), .doublePress(.left):
      let layout = BookShelfLayout(view)
      let boards = SpineBoards(state.books, columns: layout.shelf.width)
      let first = firstBoard(of: state, boards, layout)
      for row in 0..<layout.boards {
        let place = layout.rect(ofBoard: row)
        if let index = boards.index(at: mouse.position, board: first + row, in: place) {
          return .pressed(index, isDouble: mouse.isLeftDoublePress)
        }
      }
      return nil
    default: return nil
    }
  }

  private static func firstBoard(
    of state: State, _ boards: SpineBoards, _ layout: BookShelfLayout
  ) -> Int {
    let selected = state.selectedIndex.flatMap { boards.boardIndex(of: $0) } ?? 0
    return layout.firstBoard(selected: selected, of: boards.boards.count)
  }

  private static func drawHeader(
    of state: State, in frame: inout Frame, at line: Rect, _ view: ViewContext
  ) {
    let lists: [(list: BookList, name: Words)] = [
      (.finished, Words(ko: "다 읽은 책", en: "finished")),
      (.favourites, Words(ko: "좋아하는 책", en: "favourites")),
    ]
    let choice = ChoiceLine(
      lists.map { "\($0.name(view.language)) \(state.totals[$0.list])" }, view: view)
    let count = state.books.count
    let note =
      count < state.totals[state.list]
      ? view.language(ko: "앞의 \(count)권", en: "the first \(count)")
      : view.language(
        ko: "문장 \(state.totals.sentences)개", en: Plural("sentence")(state.totals.sentences))
    let text = choice.text(
      selected: lists.firstIndex { $0.list == state.list }, in: line.width)
    StatusLine(text, trailing: StyledText(note, view.theme.faint))
      .draw(in: &frame, at: line)
  }

  private static func drawBoards(
    of state: State, in frame: inout Frame, _ layout: BookShelfLayout, _ view: ViewContext
  ) {
    let boards = SpineBoards(state.books, columns: layout.shelf.width)
    let first = firstBoard(of: state, boards, layout)
    for row in 0..<layout.boards {
      boards.draw(
        first + row, selected: state.selectedIndex, in: &frame, at: layout.rect(ofBoard: row),
        level: view.colorLevel, wood: view.theme.border, mark: view.theme.accent)
    }
  }

  /// Returns facts about the selected book in one line: title, author, pages, thickness, rating and
  /// finishing day.
  private static func factsLine(of state: State, in view: ViewContext) -> StyledText {
    guard let book = state.selected else { return StyledText() }
    let words = BookWords(view.language, today: state.today)
    let facts = [
      book.author.isEmpty ? nil : book.author,
      book.details.pages.map { words.pages($0.value) },
      TowerWords.millimetres(book.details.spineThickness.tenthsOfMillimetre, view.language),
      words.rating(book.latestRating),
      book.lastFinishedOn.map {
        view.language(
          ko: "\(words.dateWords.short($0)) 완독", en: "finished \(words.dateWords.short($0))")
      },
    ]
    return StyledText(book.title, view.theme.heading)
      + StyledText(facts.compactMap { $0 }.map { " · " + $0 }.joined(), view.theme.faint)
  }

  private static func drawTower(
    of state: State, in frame: inout Frame, _ layout: BookShelfLayout, _ view: ViewContext
  ) {
    let words = TowerWords(tower: state.tower, language: view.language)
    let text =
      StyledText(words.heightSentence, view.theme.text)
      + StyledText(words.sentences.dropFirst().map { " " + $0 }.joined(), view.theme.faint)
    Paragraph(text).draw(in: &frame, at: layout.towerText)
    guard let place = layout.tower, state.tower.books > 0 else { return }
    TowerDrawing(
      books: Array(state.towerBooks.prefix(State.maxTowerBooks)), tower: state.tower,
      language: view.language
    )
    .draw(
      in: &frame, at: place, level: view.colorLevel, ground: view.theme.border,
      faint: view.theme.faint)
  }
}
