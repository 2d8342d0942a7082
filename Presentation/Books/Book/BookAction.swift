import HearthDomain
import TerminalKit

/// The actions on one book, in the list and on its own screen.
enum BookAction: Hashable {
  case enterPage(ID<Book>)
  case setTarget(Book)
  case finish(Book)
  case reopen(Book)
  case readAgain(ID<Book>)
  case rate(ID<Book>)
  case favourite(Book)
  case edit(ID<Book>)
  case remove(Book)

  /// Returns the key bindings for the book; a disabled one says why.
  static func bindings<Action>(
    for book: Book?, nothing: Action, _ action: (BookAction) -> Action
  ) -> [KeyBinding<Action>] {
    keys(of: book).map { key in
      KeyBinding(
        [key.key], key.label, help: key.help,
        action: key.action.map(action) ?? nothing,
        disabledReason: key.action == nil ? key.disabledReason ?? Words.noBookReason : nil)
    }
  }

  private struct ActionKey {
    let key: Key
    let label: Words
    let help: Words
    let action: BookAction?
    var disabledReason: Words?
  }

  private static func keys(of book: Book?) -> [ActionKey] {
    readingKeys(of: book) + [
      ActionKey(
        key: .character("s"), label: Words(ko: "별점", en: "stars"),
        help: Words(ko: "별점을 매겨요", en: "Rate the book"),
        action: book.map { .rate($0.id) }),
      ActionKey(
        key: .character("*"),
        label: book?.isFavourite == true
          ? Words(ko: "좋아하는 책에서 빼기", en: "unfavourite") : Words(ko: "좋아하는 책", en: "favourite"),
        help: Words(ko: "좋아하는 책에 넣거나 빼요", en: "Add it to your favourites, or take it off"),
        action: book.map { .favourite($0) }),
      ActionKey(
        key: .character("e"), label: Words(ko: "고치기", en: "edit"),
        help: Words(ko: "책 정보를 고쳐요", en: "Change the book's details"),
        action: book.map { .edit($0.id) }),
      ActionKey(
        key: .character("d"), label: Words(ko: "지우기", en: "remove"),
        help: Words(
          ko: "책을 기록, 문장과 함께 지워요 (먼저 물어봐요)", en: "Remove it with its history; asks first"),
        action: book.map { .remove($0) }),
    ]
  }

  /// Returns the keys that fit the book's state, so that the footer stays short.
  private static func readingKeys(of book: Book?) -> [ActionKey] {
    let page = ActionKey(
      key: .character("p"), label: Words(ko: "쪽 적기", en: "page"),
      help: book?.isGoal == false
        ? Words(ko: "읽은 쪽을 적어 읽기 시작해요", en: "Enter the page you reached and start reading")
        : Words(ko: "어디까지 읽었는지 적어요", en: "Enter the page you reached"),
      action: book.flatMap { $0.isFinished ? nil : .enterPage($0.id) },
      disabledReason: book.map { _ in
        Words(ko: "다 읽은 책이에요. x로 다시 펼칠 수 있어요", en: "it is finished; x reopens it")
      })
    guard let book else { return [page] }
    if book.isFinished { return [readAgainKey(book), reopenKey(book), page] }
    return [page, targetKey(book)] + (book.isOpen ? [finishKey(book)] : [])
  }

  private static func targetKey(_ book: Book) -> ActionKey {
    ActionKey(
      key: .character("t"),
      label: book.isOpen ? Words(ko: "목표일", en: "target") : Words(ko: "읽기 시작", en: "make a goal"),
      help: book.isOpen
        ? Words(ko: "새 목표일을 정해요", en: "Set another target day")
        : Words(ko: "목표일을 정해 읽기 시작해요", en: "Set a day to finish it by"),
      action: .setTarget(book))
  }

  private static func finishKey(_ book: Book) -> ActionKey {
    ActionKey(
      key: .character("x"), label: Words(ko: "완독", en: "finish"),
      help: Words(ko: "다 읽은 책으로 표시해요 (먼저 물어봐요)", en: "Mark it as finished; asks first"),
      action: .finish(book))
  }

  private static func reopenKey(_ book: Book) -> ActionKey {
    ActionKey(
      key: .character("x"), label: Words(ko: "완독 취소", en: "reopen"),
      help: Words(ko: "읽는 중으로 되돌려요", en: "Go back to reading it"),
      action: .reopen(book))
  }

  private static func readAgainKey(_ book: Book) -> ActionKey {
    ActionKey(
      key: .character("n"), label: Words(ko: "다시 읽기", en: "read again"),
      help: Words(ko: "새 목표로 처음부터 다시 읽어요", en: "Read it again from the start with a new target"),
      action: .readAgain(book.id))
  }
}

extension Words {
  static let noBookReason = Words(ko: "고른 책이 없어요", en: "no book is selected")
}
