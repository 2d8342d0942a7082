import HearthDomain
import TerminalKit

/// Asks for the file in which to save a card.
enum CardFileScreen<Effect: SharingEffect>: Screen {
  enum FieldName: Hashable {
    case path
  }

  struct State: Hashable {
    let line: SharedLine
    let look: CardLook
    var form: Form<FieldName>

    init(of line: SharedLine, look: CardLook, path: String) {
      self.line = line
      self.look = look
      form = Form([
        FormField(.path, Words(ko: "파일", en: "file"), .line(path), isSuggestion: true)
      ])
    }

    var path: String { form[.path]?.text ?? "" }

    /// Shows an error about the file below its name.
    mutating func show(_ error: DomainError) {
      form.setError(Words(of: error), of: .path)
    }
  }

  enum Action: Hashable {
    case typed(TextInput)
    case saved
    case cancelled
  }

  typealias Output = Effect

  static func keys(_ state: State) -> Keymap<Action> {
    Keymap(
      [
        KeyBinding(
          [Key(.enter), .control("s")], ko: ("저장", "그림을 이 파일에 저장해요"),
          en: ("save", "Write the picture into this file"), action: .saved),
        KeyBinding(
          [Key(.escape)], ko: ("그만두기", "저장하지 않고 돌아가요"), en: ("cancel", "Go back without saving"),
          action: .cancelled),
      ], textAction: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .cancelled: return .back
    case .saved:
      guard !state.path.allSatisfy(\.isWhitespace) else {
        state.form.setError(
          Words(ko: "파일 이름을 적어 주세요.", en: "Enter a file name."), of: .path)
        return nil
      }
      return .share(.save(state.line, state.look, path: state.path, replacing: false))
    case .typed(let input):
      let outcome = state.form.handle(input)
      if outcome == .changed(.path) { state.form.setError(nil, of: .path) }
    }
    return nil
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let (body, gap) = view.size.pageArea(lowBelow: 12)
    let rows = body.rows(
      .fixed(1), .fixed(1), .fixed(gap), .fixed(4), .fill)
    let title = view.language(
      ko: "그림을 어디에 저장할까요?", en: "Where should the picture be saved?")
    frame.write(StyledText(title, view.theme.heading), in: rows[0])
    frame.write(
      StyledText(
        "\(state.line.label(view.language)) · SVG, PNG · \(state.look.summary(view.language))",
        view.theme.faint), in: rows[1])
    FormView(form: state.form, view: view).draw(in: &frame, at: rows[3])
    let hint = view.language(
      ko: "이미 있는 파일은 덮어쓰기 전에 물어봐요.",
      en: "You will be asked before an existing file is replaced.")
    Paragraph(StyledText(hint, view.theme.faint)).draw(in: &frame, at: rows[4])
  }
}
