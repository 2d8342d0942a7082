import HearthDomain
import TerminalKit

/// The form for a new saying or for changes to one.
enum SayingFormScreen: ParsedFormScreen, FormPageScreen {
  enum FieldName: Hashable {
    case korean
    case english
    case author
    case tags
  }

  struct State: Hashable, ParsedFormState {
    /// The saying that is edited; nil for a new one.
    let saying: Saying?
    let language: Language
    var form: Form<FieldName>

    /// Creates the form. The field for the text in `language` comes first.
    init(of saying: Saying?, language: Language) {
      self.saying = saying
      self.language = language
      form = SayingFormScreen.form(of: saying?.details, language)
    }

    /// The field whose text opens in the user's external editor.
    var editorField: FieldName {
      if let name = form.focused?.name, name == .korean || name == .english { return name }
      return firstTextField
    }

    /// The text field that comes first in the form: the one in the screen's language.
    var firstTextField: FieldName { language(ko: .korean, en: .english) }
  }

  typealias Output = SayingsEffect

  static func saveKey(_ state: State) -> KeyBinding<FormAction> {
    KeyBinding(
      [.control("s")],
      state.saying == nil ? Words(ko: "추가", en: "add") : Words(ko: "저장", en: "save"),
      help: Words(ko: "적은 대로 저장해요", en: "Save what you wrote"), action: .saved)
  }

  static let editorKey: KeyBinding<FormAction>? = KeyBinding(
    [.control("o")], ko: ("편집기", "글을 편집기에서 적어요"), en: ("editor", "Write the text in your editor"),
    action: .editorPressed)

  static func editorRequest(_ state: State) -> (field: FieldName, output: Output)? {
    (state.editorField, .openEditor(state.form[state.editorField]?.text ?? ""))
  }

  static func output(saving entry: SayingDetails, _ state: State) -> Output? {
    .change(state.saying.map { .edit($0.id, entry) } ?? .add(entry))
  }
}

// MARK: - Drawing

extension SayingFormScreen {
  static func page(_ state: State, in view: ViewContext) -> FormPage {
    let title =
      state.saying.map {
        view.language(ko: "\($0.name(.korean)) 고치기", en: "Edit #\($0.number)")
      } ?? view.language(ko: "글귀 추가", en: "Add a saying")
    let lines = view.language(
      ko: "Alt-Enter는 줄 바꿈이에요.", en: "Alt-Enter breaks the line.")
    let hint = view.language(ko: "한 언어만 적어도 괜찮아요. ", en: "One language is enough. ")
    return FormPage(title: title, hint: hint + lines)
  }
}
