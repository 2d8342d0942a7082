import HearthDomain
import TerminalKit

/// Adds a saying, or changes what was entered about one.
enum SayingFormScreen: FormScreen {
  enum FieldName: Hashable, CaseIterable {
    case korean
    case english
    case who
    case tags
  }

  struct State: Hashable, FormState {
    /// The one that is changed; nil while another one is added.
    let saying: Saying?
    let language: Language
    var form: Form<FieldName>
    let before: [String]
    var textWidth = 40
    var widths = DisplayWidth.standard

    /// The text in that language comes first.
    init(of saying: Saying?, language: Language) {
      self.saying = saying
      self.language = language
      form = SayingFormScreen.form(of: saying?.details, language)
      before = form.contents
    }

    var hasChanged: Bool { form.contents != before }

    /// The text of which the user's editor is opened.
    var written: FieldName {
      if let name = form.focused?.name, name == .korean || name == .english { return name }
      return firstText
    }

    /// The field of the text that comes first.
    var firstText: FieldName { language(ko: .korean, en: .english) }
  }

  enum Action: Hashable, FormAction {
    case typed(TextInput)
    case saved
    case cancelled
    case editorPressed
    case written(String)
    case pressed(field: Int, caret: Int)
  }

  enum Output: Hashable {
    case add(SayingDetails)
    case edit(ID<Saying>, SayingDetails)
    /// The text shall be written in the user's editor.
    case write(String)
    case cancelled(hasChanged: Bool)
  }

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [.control("s")],
          state.saying == nil ? Words(ko: "더하기", en: "add") : Words(ko: "저장", en: "save"),
          help: Words(ko: "적은 것을 저장해요", en: "Keep what you wrote"), action: .saved),
        KeyBinding(
          [Key(.tab)], Words(ko: "다음 칸", en: "next field"),
          help: Words(ko: "다음 칸으로 가요", en: "Go to the next field"),
          action: .typed(.key(Key(.tab)))),
        KeyBinding(
          [Key(.escape)], Words(ko: "그만두기", en: "cancel"),
          help: Words(ko: "저장하지 않고 돌아가요", en: "Go back without saving"), action: .cancelled),
        KeyBinding(
          [.control("o")], Words(ko: "편집기", en: "editor"),
          help: Words(ko: "글을 편집기에서 적어요", en: "Write the text in your editor"),
          action: .editorPressed),
      ], typing: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .saved: return save(&state)
    case .cancelled: return .cancelled(hasChanged: state.hasChanged)
    case .editorPressed: return .write(state.form[state.written]?.text ?? "")
    case .written(let text):
      let name = state.written
      state.form.write(text, into: name)
      state.check(name)
    case .pressed(let field, let caret):
      state.form.place(caret: caret, in: field, width: state.textWidth, widths: state.widths)
    case .typed(let input):
      switch state.form.handle(input, width: state.textWidth, widths: state.widths) {
      case .ignored: break
      case .changed(let name), .left(let name): state.check(name)
      case .completed: return save(&state)
      }
    }
    return nil
  }

  private static func save(_ state: inout State) -> Output? {
    for name in FieldName.allCases { state.check(name) }
    guard state.form.errors.isEmpty else {
      state.form.focusOnError()
      return nil
    }
    do {
      let details = try state.details()
      return state.saying.map { .edit($0.id, details) } ?? .add(details)
    } catch {
      if let error = error as? DomainError { _ = state.show(error) }
      return nil
    }
  }
}
