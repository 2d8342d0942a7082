import HearthDomain
import TerminalKit

/// Adds a saying, or changes what was entered about one.
enum SayingFormScreen: EntryFormScreen {
  enum FieldName: Hashable, CaseIterable {
    case korean
    case english
    case who
    case tags
  }

  struct State: Hashable, EntryFormState {
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

    /// The text of which the user's editor is opened.
    var written: FieldName {
      if let name = form.focused?.name, name == .korean || name == .english { return name }
      return firstText
    }

    /// The field of the text that comes first.
    var firstText: FieldName { language(ko: .korean, en: .english) }
  }

  typealias Output = SayingEffect

  static func saveKey(_ state: State) -> KeyBinding<EntryAction> {
    KeyBinding(
      [.control("s")],
      state.saying == nil ? Words(ko: "더하기", en: "add") : Words(ko: "저장", en: "save"),
      help: Words(ko: "적은 것을 저장해요", en: "Keep what you wrote"), action: .saved)
  }

  static let editorKey: KeyBinding<EntryAction>? = KeyBinding(
    [.control("o")], Words(ko: "편집기", en: "editor"),
    help: Words(ko: "글을 편집기에서 적어요", en: "Write the text in your editor"),
    action: .editorPressed)

  static func writing(_ state: State) -> (field: FieldName, output: Output)? {
    (state.written, .write(state.form[state.written]?.text ?? ""))
  }

  static func save(_ state: inout State) -> Output? {
    for name in FieldName.allCases { state.check(name) }
    guard state.form.errors.isEmpty else {
      state.form.focusOnError()
      return nil
    }
    do {
      let details = try state.details()
      return .change(state.saying.map { .edit($0.id, details) } ?? .add(details))
    } catch {
      if let error = error as? DomainError { _ = state.show(error) }
      return nil
    }
  }
}
