import HearthDomain
import TerminalKit

/// Writes down what a contact was about: up to three keywords and a memo, all of which may stay
/// blank.
enum ReviewScreen: ContestedFormScreen {
  enum FieldName: Hashable {
    case keyword(Int)
    case memo
  }

  struct State: Hashable, FormState {
    let person: Person
    let watering: Watering
    let today: Day
    /// Whether the watering was just done.
    let isNew: Bool
    var form: Form<FieldName>
    let before: [String]
    var textWidth = 40
    var widths = DisplayWidth.standard

    init(of watering: Watering, person: Person, today: Day, isNew: Bool) {
      self.person = person
      self.watering = watering
      self.today = today
      self.isNew = isNew
      form = ReviewScreen.form(of: watering.review)
      before = form.contents
    }

    var keywords: [String] {
      (0..<Review.mostKeywords).compactMap { index in
        let text = form[.keyword(index)]?.text ?? ""
        return text.allSatisfy(\.isWhitespace) ? nil : text
      }
    }
    var memo: String { form[.memo]?.text ?? "" }
  }

  enum Action: Hashable, FormAction {
    case typed(TextInput)
    case saved
    case theirsKept
    case cancelled
    case editorPressed
    case written(String)
    case pressed(field: Int, caret: Int)
  }

  typealias Output = PeopleEffect

  static func keys(_ state: State) -> Keymap<Action> {
    let save = KeyBinding(
      [.control("s")], Words(ko: "저장", en: "save"),
      help: Words(ko: "적은 것을 저장해요", en: "Keep what you wrote"), action: Action.saved)
    return Keymap(
      (decisions(state, mine: .saved, theirs: .theirsKept) ?? [save]) + [
        KeyBinding(
          [Key(.tab)], Words(ko: "다음 칸", en: "next field"),
          help: Words(ko: "다음 칸으로 가요", en: "Go to the next field"),
          action: .typed(.key(Key(.tab)))),
        KeyBinding(
          [Key(.escape)],
          state.isNew ? Words(ko: "건너뛰기", en: "skip") : Words(ko: "뒤로", en: "back"),
          help: state.isNew
            ? Words(ko: "물 준 것만 남기고 돌아가요", en: "Keep the watering without a note")
            : Words(ko: "적지 않고 돌아가요", en: "Go back without writing"),
          action: .cancelled),
        KeyBinding(
          [.control("o")], Words(ko: "편집기", en: "editor"),
          help: Words(ko: "메모를 편집기에서 적어요", en: "Write the memo in your editor"),
          action: .editorPressed),
      ], typing: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .saved: return settle(&state, withTheirs: false)
    case .theirsKept: return settle(&state, withTheirs: true)
    case .cancelled: return leaving(state)
    case .editorPressed: return .write(state.memo)
    case .written(let text): state.form.write(text, into: .memo)
    case .pressed(let field, let caret):
      state.form.place(
        caret: caret, in: field, width: state.textWidth, widths: state.widths)
    case .typed(let input):
      let outcome = state.form.handle(input, width: state.textWidth, widths: state.widths)
      return outcome == .completed ? settle(&state, withTheirs: false) : nil
    }
    return nil
  }

  static var saving: Action { .saved }
  static func written(_ text: String) -> Action? { .written(text) }

  private static func settle(_ state: inout State, withTheirs: Bool) -> Output {
    state.form.settle(withTheirs: withTheirs)
    return save(state)
  }

  private static func save(_ state: State) -> Output {
    state.hasChanged
      ? .change(.review(state.watering.id, keywords: state.keywords, memo: state.memo)) : .back
  }

  /// A new watering is kept already, and leaving its note does not take it back.
  private static func leaving(_ state: State) -> Output {
    guard state.isNew else { return .leaving(asks: state.hasChanged) }
    return .leaving(
      asks: state.hasChanged,
      Words(ko: "적은 이야기는 버리고 물 준 것만 남길까요?", en: "Keep the watering without the note?"))
  }

  private static func form(of review: Review) -> Form<FieldName> {
    let keywords = (0..<Review.mostKeywords).map { index in
      FormField(
        FieldName.keyword(index), Words(ko: "키워드 \(index + 1)", en: "keyword \(index + 1)"),
        .line(
          index < review.keywords.count ? review.keywords[index].value : "",
          limit: KeywordRule.characters.upperBound))
    }
    let memo = FormField(
      FieldName.memo, Words(ko: "메모", en: "memo"),
      .lines(TextAreaState(review.memo.value, limit: MemoRule.characters.upperBound)),
      example: Words(ko: "나눈 이야기를 적어 두세요", en: "What you talked about"))
    var form = Form(keywords + [memo])
    // Most have a memo to write. It is the last field, so that Enter keeps it.
    form.focus(on: .memo)
    return form
  }
}

// MARK: - Drawing

extension ReviewScreen {
  static func formPlace(in view: ViewContext) -> Rect { layout(view).form }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    var frame = view.emptyFrame()
    let place = layout(view)
    let name = state.person.plantName
    let title = view.language(
      ko: "\(KoreanParticle.with(name)) 나눈 이야기", en: "What it was about with \(name)")
    let day = DateWords(view.language, today: state.today).shortWithWeekday(state.watering.on)
    let means = state.watering.means.name(view.language)
    StatusLine(
      StyledText(title, view.theme.heading),
      trailing: StyledText("\(day) · \(means)", view.theme.faint)
    )
    .draw(in: &frame, at: place.title)
    FormView(form: state.form, view: view).draw(in: &frame, at: place.form)
    frame.write(StyledText(hint(of: state)(view.language), view.theme.faint), in: place.hint)
    return frame
  }

  /// What Enter does where the focus is.
  private static func hint(of state: State) -> Words {
    state.form.isAtLast
      ? Words(
        ko: "Enter: 저장 · Tab: 키워드 · 비워 둬도 괜찮아요.",
        en: "Enter saves; Tab goes to the keywords. All may stay blank.")
      : Words(ko: "Enter: 다음 칸 · Ctrl-S: 저장", en: "Enter goes on; Ctrl-S saves.")
  }

  private static func layout(_ view: ViewContext) -> (title: Rect, form: Rect, hint: Rect) {
    let isLow = view.size.height < 12
    let body = Rect(size: view.size).margins(top: isLow ? 0 : 1, left: 2, right: 2)
    let rows = body.rows(
      .fixed(1), .fixed(isLow ? 0 : 1), .fixed(min(7, body.height - 2)), .fixed(isLow ? 0 : 1),
      .fixed(1))
    return (rows[0], rows[2].columns(.fixed(min(76, body.width)), .fill)[0], rows[4])
  }
}
