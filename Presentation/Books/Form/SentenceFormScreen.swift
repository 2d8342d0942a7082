import HearthDomain
import TerminalKit

/// The form for a new sentence of a book or for changes to one.
enum SentenceFormScreen: ParsedFormScreen, FormPageScreen {
  enum FieldName: Hashable {
    case text
    case page
    case saying
  }

  struct State: Hashable, ParsedFormState {
    let book: Book
    /// The sentence that is edited; nil for a new one.
    let sentence: Sentence?
    var form: Form<FieldName>

    init(of sentence: Sentence?, in book: Book) {
      self.book = book
      self.sentence = sentence
      form = SentenceFormScreen.form(of: sentence)
    }
  }

  typealias Output = BooksEffect

  private static func form(of sentence: Sentence?) -> Form<FieldName> {
    let fields = [
      FormField<FieldName>(
        .text, Words(ko: "문장", en: "sentence"),
        .lines(
          TextAreaState(
            sentence?.text.value ?? "", limit: SentenceTextRule.lengthRange.upperBound)),
        placeholder: Words(ko: "간직할 문장", en: "the sentence to keep"), rows: 4),
      FormField(
        .page, Words(ko: "쪽", en: "page"), .line(sentence?.page.map { "\($0)" } ?? "", limit: 6),
        placeholder: Words(ko: "없어도 돼요", en: "optional")),
    ]
    guard sentence?.saying == nil else { return Form(fields) }
    return Form(
      fields + [
        FormField(.saying, Words(ko: "글귀에도 추가", en: "also a saying"), .toggle(false))
      ])
  }

  static func saveKey(_ state: State) -> KeyBinding<FormAction> {
    KeyBinding(
      [.control("s")], ko: ("저장", "적은 문장을 저장해요"), en: ("save", "Keep the sentence"), action: .saved)
  }

  static let editorKey: KeyBinding<FormAction>? = KeyBinding(
    [.control("o")], ko: ("편집기", "문장을 편집기에서 적어요"),
    en: ("editor", "Write the sentence in your editor"), action: .editorPressed)

  static func editorRequest(_ state: State) -> (field: FieldName, output: Output)? {
    (.text, .openEditor(state.form[.text]?.text ?? ""))
  }

  static func output(saving entry: SentenceDetails, _ state: State) -> Output? {
    .changeSentence(state.sentence.map { .edit($0.id, entry) } ?? .add(state.book.id, entry))
  }
}

extension SentenceFormScreen.State {
  func parseEntry(_ fields: inout FieldParser<SentenceFormScreen.FieldName>) -> SentenceDetails? {
    let text = fields.parse(.text) { try SentenceText($0) }
    let page = fields.parseOptional(.page, as: parsePage)
    if let text, let page {
      return SentenceDetails(
        text: text, page: page, becomesSaying: form[.saying]?.isOn == true)
    }
    return nil
  }

  private func parsePage(_ text: String) throws -> Int {
    guard case .page(let page) = try PageEntry.parseProgress(text) else {
      throw DomainError.invalid(.page, .unreadable(text))
    }
    try book.checkSentencePage(page: page)
    return page
  }
}

// MARK: - Drawing

extension SentenceFormScreen {
  static func page(_ state: State, in view: ViewContext) -> FormPage {
    FormPage(
      title: FormPage.title(naming: state.book.title.quotable(), in: view) {
        state.sentence == nil
          ? Words(ko: "‘\($0)’에서 간직할 문장", en: "A sentence from “\($0)”")
          : Words(ko: "‘\($0)’의 문장 고치기", en: "Edit a sentence from “\($0)”")
      },
      hint: view.language(
        ko: "Alt-Enter: 줄 바꾸기 · Ctrl-S: 저장", en: "Alt-Enter breaks the line; Ctrl-S saves."))
  }
}
