import HearthDomain
import TerminalKit

extension BookListScreen {
  static func keys(_ state: State) -> Keymap<Action> {
    if state.search.isOpen {
      return SearchBar.typingKeys(
        searchWords, search: { .search($0) }, move: { .list(.move($0)) })
    }
    return Keymap(
      openKeys(state)
        + BookAction.bindings(for: state.selected, nothing: .list(.move(.rows(0)))) {
          .requested($0.effect)
        }
        + listKeys(state) + movingKeys(state)
        + ListMove.bindings(disabled: state.selected == nil ? .noBookReason : nil) {
          .list(.move($0))
        })
  }

  static let searchWords = SearchTexts(
    placeholder: Words(ko: "제목, 지은이, 출판사, 초성", en: "title, author, publisher"),
    openHelp: Words(ko: "내 책에서 찾아요. 초성도 돼요", en: "Find among your own books"),
    continueHelp: Words(ko: "찾은 책에서 골라요", en: "Choose from the results"),
    endHelp: Words(ko: "검색을 그만두고 목록을 봐요", en: "End the search and show the list"))

  private static func openKeys(_ state: State) -> [KeyBinding<Action>] {
    [
      KeyBinding(
        [Key(.enter)], ko: ("열기", "책을 기록, 분석, 문장과 함께 봐요"),
        en: ("open", "See its history, analysis and sentences"),
        action: state.selected.map { .requested(.show(.book($0.id))) } ?? .list(.move(.rows(0))),
        disabledReason: state.selected == nil ? .noBookReason : nil),
      KeyBinding(
        [.character("a")], ko: ("추가", "책을 찾거나 직접 적어 추가해요"),
        en: ("add", "Search for a book or enter it by hand"), action: .requested(.show(.search))),
      SearchBar.openingKey(searchWords, disabled: noBooksReason(state)) { .search($0) },
    ]
  }

  private static func noBooksReason(_ state: State) -> Words? {
    state.isEmpty ? Words(ko: "아직 책이 없어요", en: "there are no books yet") : nil
  }

  private static func listKeys(_ state: State) -> [KeyBinding<Action>] {
    let empty = noBooksReason(state)
    return state.search.endingKeys(searchWords) { .search($0) } + [
      KeyBinding(
        [.character("v"), Key(.right), .character("l")],
        ko: ("골라 보기", "읽는 중, 다 읽음, 좋아하는 책, 담아 둔 책, 모두를 바꿔 가며 봐요"),
        en: ("view", "Show what is open, finished, favourite, kept, or all"),
        action: .listSwitched(1), disabledReason: empty),
      KeyBinding(
        [Key(.left), .character("h")], ko: ("이전 목록", "이전 목록을 봐요"),
        en: ("previous list", "Show the previous list"), action: .listSwitched(-1),
        disabledReason: empty,
        isCommon: true),
      KeyBinding(
        [.character("o")], ko: ("정렬", "목록의 정렬 순서를 바꿔요"),
        en: ("order", "Change the sort order of the list"), action: .orderSwitched,
        disabledReason: empty),
      KeyBinding(
        [.character("c")], ko: ("분류", "한 분류씩 차례로 보고, 끝나면 다시 모두 봐요"),
        en: ("category", "Show one category, the next one, all again"), action: .categorySwitched,
        disabledReason: empty
          ?? (state.categories.count < 2 && state.category == nil ? .onlyOneCategoryReason : nil)),
      KeyBinding(
        [.character("b")], ko: ("책장", "다 읽은 책을 책장과 책탑으로 봐요"),
        en: ("shelf", "See finished books as a shelf and a tower"),
        action: .requested(.show(.shelf))),
      KeyBinding(
        [.character("i")], ko: ("분석", "언제 얼마나 읽었는지 봐요"),
        en: ("analysis", "See how much you read, and when"),
        action: .requested(.show(.analysis(nil)))),
    ]
  }

  private static func movingKeys(_ state: State) -> [KeyBinding<Action>] {
    let moves: [(Key, Key, Words, Words, MoveBook.Direction)] = [
      (
        .character("J"), Key(.down, .shift), Words(ko: "아래로 옮기기", en: "move down"),
        Words(ko: "고른 책을 한 자리 아래로 옮겨요", en: "Move the book a place down"), .down
      ),
      (
        .character("K"), Key(.up, .shift), Words(ko: "위로 옮기기", en: "move up"),
        Words(ko: "고른 책을 한 자리 위로 옮겨요", en: "Move the book a place up"), .up
      ),
    ]
    return moves.map { letter, arrow, label, help, direction in
      KeyBinding(
        [letter, arrow], label, help: help,
        action: state.selected.map { .requested(.change(.move($0.id, direction))) }
          ?? .list(.move(.rows(0))),
        disabledReason: state.moveDisabledReason)
    }
  }
}

extension Words {
  fileprivate static let onlyOneCategoryReason = Words(
    ko: "분류가 하나뿐이에요", en: "all books are in one category")
}
