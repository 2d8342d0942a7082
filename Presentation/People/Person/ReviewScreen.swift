import HearthDomain
import HearthWhen
import TerminalKit

/// The form for the notes of a watering, that is, of a conversation with the person. It has fields
/// for up to three keywords and a memo, all optional.
enum ReviewScreen: ParsedFormScreen, FormPageScreen {
  enum FieldName: Hashable {
    case keyword(Int)
    case memo
  }

  struct State: Hashable, ParsedFormState {
    let person: Person
    let watering: Watering
    let today: Day
    /// Whether the watering was just recorded.
    let isNew: Bool
    /// The message after opening a call or a text message; nil if none was opened.
    let openResult: Words?
    var form: Form<FieldName>

    init(
      of watering: Watering, person: Person, today: Day, isNew: Bool, opened: Words? = nil
    ) {
      self.openResult = opened
      self.person = person
      self.watering = watering
      self.today = today
      self.isNew = isNew
      form = ReviewScreen.form(of: watering.review)
    }

    func parseEntry(_ fields: inout FieldParser<FieldName>) -> WateringEdit? {
      let keywords = (0..<Review.maxKeywords).compactMap { index in
        fields.parseOptional(.keyword(index)) { try Keyword($0) }
      }
      let memo = fields.parse(.memo) { try Memo($0) }
      return WateringEdit(keywords: keywords.compactMap(\.self), memo: memo)
    }
  }

  typealias Output = PeopleEffect

  static func leaveKey(_ state: State) -> KeyBinding<FormAction> {
    KeyBinding(
      [Key(.escape)],
      state.isNew ? Words(ko: "건너뛰기", en: "skip") : Words(ko: "뒤로", en: "back"),
      help: state.isNew
        ? Words(ko: "물 준 것만 남기고 돌아가요", en: "Keep the watering without a note")
        : Words(ko: "적지 않고 돌아가요", en: "Go back without writing"),
      action: .cancelled)
  }

  static let editorKey: KeyBinding<FormAction>? = KeyBinding(
    [.control("o")], ko: ("편집기", "메모를 편집기에서 적어요"), en: ("editor", "Write the memo in your editor"),
    action: .editorPressed)

  static func editorRequest(_ state: State) -> (field: FieldName, output: Output)? {
    (.memo, .openEditor(state.form[.memo]?.text ?? ""))
  }

  static func output(saving edit: WateringEdit, _ state: State) -> Output? {
    guard state.hasChanged else { return .back }
    return .change(.review(state.watering.id, edit, seen: state.watering.review))
  }

  /// Returns the output that leaves the form. A watering that was just recorded stays saved.
  static func leaveOutput(_ state: State) -> Output {
    guard state.isNew else { return .leaving(asksFirst: state.hasChanged) }
    return .leaving(
      asksFirst: state.hasChanged,
      Words(ko: "적은 이야기는 버리고 물 준 것만 남길까요?", en: "Discard the note and keep only the watering?"))
  }

  private static func form(of review: Review) -> Form<FieldName> {
    let keywords = (0..<Review.maxKeywords).map { index in
      FormField(
        FieldName.keyword(index), Words(ko: "키워드 \(index + 1)", en: "keyword \(index + 1)"),
        .line(
          index < review.keywords.count ? review.keywords[index].value : "",
          within: KeywordRule.self))
    }
    let memo = FormField(
      FieldName.memo, Words(ko: "메모", en: "memo"),
      .lines(
        TextAreaState(
          review.memo.value, limit: MemoRule.lengthRange.upperBound,
          limitCountsColumns: MemoRule.countsCells)),
      placeholder: Words(ko: "나눈 이야기를 적어 두세요", en: "What you talked about"), rows: 10)
    var form = Form(keywords + [memo])
    // The memo is used most. It is the last field, so Enter saves it.
    form.focus(on: .memo)
    return form
  }
}

// MARK: - Drawing

extension ReviewScreen {
  static func page(_ state: State, in view: ViewContext) -> FormPage {
    let day = DayFormatter(view.language, today: state.today).shortWithWeekday(state.watering.day)
    let opened = state.openResult.map { StyledText($0(view.language), view.theme.good) }
    return FormPage(
      title: FormPage.title(naming: state.person.plantName, in: view) {
        Words(
          ko: "\(KoreanParticle.with($0)) 나눈 이야기", en: "What you talked about with \($0)")
      },
      trailing: "\(day) · \(state.watering.meansName(view.language))",
      hint: hint(of: state)(view.language), note: opened ?? "")
  }

  /// Returns a hint about Enter in the focused field.
  private static func hint(of state: State) -> Words {
    state.form.isAtLastField
      ? Words(
        ko: "Enter: 저장 · Tab: 키워드 · 비워 둬도 괜찮아요.",
        en: "Enter saves; Tab goes to the keywords. All are optional.")
      : FormPage.usualHint
  }
}
