import HearthDomain
import TerminalKit

extension BookFormScreen {
  static func formRect(in view: ViewContext) -> Rect { BookFormLayout(view.size).form }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let layout = BookFormLayout(view.size)
    let title =
      state.book.map { book in
        view.language(
          ko: "‘\(book.title.quotable())’ 고치기", en: "Edit “\(book.title.quotable())”")
      } ?? view.language(ko: "책 추가", en: "Add a book")
    frame.write(StyledText(title, view.theme.heading), in: layout.title)
    FormView(form: state.form, view: view).draw(in: &frame, at: layout.form)
    frame.write(StyledText(hint(of: state)(view.language), view.theme.faint), in: layout.hint)
  }

  /// Returns a hint about the keys of the focused field.
  private static func hint(of state: State) -> Words {
    switch state.form.focused?.name {
    case .detail(.category), .theme:
      Words(ko: "← →: 고르기 · Ctrl-S: 저장", en: "← → choose; Ctrl-S saves.")
    case .detail(.description):
      Words(
        ko: "Alt-Enter: 줄 바꾸기 · Enter: 저장", en: "Alt-Enter breaks the line; Enter saves.")
    case .target:
      Words(
        ko: "이렇게 적어 보세요: 다음 주 금, +10일, 12월 1일", en: "For example: next fri, +10d, 1 Dec")
    default: Words(ko: "Enter: 다음 칸 · Ctrl-S: 저장", en: "Enter goes on; Ctrl-S saves.")
    }
  }
}

/// Positions of the parts of a book's form.
struct BookFormLayout {
  /// Height of all fields, one remark and one error.
  private static let formHeight = 19

  let title: Rect
  let form: Rect
  let hint: Rect

  init(_ size: Size) {
    let (body, gap) = size.pageArea(lowBelow: 16)
    let height = min(BookFormLayout.formHeight, max(0, body.height - 2 - 2 * gap))
    let rows = body.rows(.fixed(1), .fixed(gap), .fixed(height), .fixed(gap), .fixed(1))
    (title, hint) = (rows[0], rows[4])
    form = rows[2].columns(.fixed(min(84, body.width)), .fill)[0]
  }
}
