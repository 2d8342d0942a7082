import HearthDomain
import TerminalKit

extension BookFormScreen {
  static func page(_ state: State, in view: ViewContext) -> FormPage {
    let title =
      state.book.map { book in
        FormPage.title(naming: book.title.quotable(), in: view) {
          Words(ko: "‘\($0)’ 고치기", en: "Edit “\($0)”")
        }
      } ?? view.language(ko: "책 추가", en: "Add a book")
    return FormPage(title: title, hint: hint(of: state)(view.language))
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
    default: FormPage.usualHint
    }
  }
}
