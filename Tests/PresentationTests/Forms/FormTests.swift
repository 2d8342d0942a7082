import HearthPresentation
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct FormTests {
  private enum Name: Hashable {
    case told
    case first
    case isLoud
    case story
  }

  private static var form: Form<Name> {
    Form([
      FormField(.told, Words(ko: "안내", en: "told"), .readOnly("as it is")),
      FormField(.first, Words(ko: "처음", en: "first"), .line("", limit: 3)),
      FormField(.isLoud, Words(ko: "소리", en: "loud"), .toggle(false)),
      FormField(.story, Words(ko: "글", en: "story"), .lines(TextAreaState("", limit: 10))),
    ])
  }

  @Test(arguments: [
    ([Key(.tab)], "left first", "loud"),
    ([Key(.enter)], "left first", "loud"),
    ([Key(.up)], "left first", "first"),
    ([Key(.tab, .shift)], "left first", "story"),
    ([Key(.tab), Key(.character(" "))], "changed loud", "loud"),
    ([Key(.tab), Key(.down), Key(.enter)], "completed", "story"),
    ([.character("가")], "changed first", "first"),
    ([Key(.function(5))], "ignored", "first"),
  ])
  func `keys type and move the caret`(keys: [Key], outcome: String, focus: String) {
    var form = Self.form
    var last = FormOutcome<Name>.ignored
    for key in keys { last = form.handle(.key(key)) }
    #expect(Self.text(of: last) == outcome)
    #expect(form.focused?.label.en == focus)
  }

  @Test(arguments: [
    ([Key(.right)], "green"), ([Key(.right), Key(.right), Key(.right)], "red"),
    ([Key(.left)], "blue"), ([.character(" ")], "green"), ([.character("x")], "red"),
  ])
  func `a choice is cyclic, and reports a change`(keys: [Key], chosen: String) {
    let colors = ["red", "green", "blue"].map { Words(ko: $0, en: $0) }
    var form = Form<Name>([
      FormField(.first, Words(ko: "색", en: "colour"), .choice(FormChoice(colors, selected: 9)))
    ])
    let before = form.contents
    for key in keys { _ = form.handle(.key(key)) }
    guard case .choice(let choice)? = form[.first]?.content else {
      Issue.record("no choice")
      return
    }
    #expect(choice.text.en == chosen)
    #expect((form.contents == before) == (chosen == "red"))
    let view = ViewContext(size: Size(width: 30, height: 2), theme: .dark, language: .english)
    var frame = view.emptyFrame()
    FormView(form: form, view: view).draw(in: &frame, at: frame.bounds)
    #expect(frame.text.contains("‹ \(chosen) ›"))
  }

  private static func drawn(_ form: Form<Name>, rows: Int) -> String {
    let view = ViewContext(size: Size(width: 24, height: rows), theme: .dark, language: .english)
    var frame = view.emptyFrame()
    FormView(form: form, view: view).draw(in: &frame, at: frame.bounds)
    return frame.text
  }

  @Test func `the full interpretation of the focused field is shown`() {
    var form = Self.form
    form.setRemark(Words(ko: "", en: "the first of many words"), of: .first)
    #expect(Self.drawn(form, rows: 4).contains("many words"))
    form.focus(on: .isLoud)
    let text = Self.drawn(form, rows: 5)
    #expect(text.contains("the first of") && text.contains("…"), "\(text)")
    #expect(!Self.drawn(form, rows: 4).contains("the first of"))
  }

  @Test func `a placeholder cut by the line is shown below it`() {
    let example = Words(ko: "", en: "optional; nobody sees it")
    let form = Form<Name>([
      FormField(.first, Words(ko: "", en: "first"), .line(""), placeholder: example)
    ])
    #expect(Self.drawn(form, rows: 4).contains("nobody sees it"))
  }

  @Test func `a limit ends typing and pasting`() {
    var form = Self.form
    for letter in "abcde" {
      _ = form.handle(.key(.character(letter)))
    }
    #expect(form[.first]?.text == "abc")
    #expect(form.handle(.paste("x")) == .ignored)
  }

  @Test func `text beyond the limit is reported until there is room again`() {
    var form = Self.form
    let words = { (form: Form<Name>) in form[.first]?.messageBelow?.en }
    _ = form.handle(.paste("abc"))
    #expect(words(form) == nil)
    _ = form.handle(.key(.character("d")))
    #expect(words(form) == "Up to 3 characters fit here; the rest was left out.")
    _ = form.handle(.key(Key(.tab)))
    #expect(words(form) != nil)
    form.focus(on: .first)
    _ = form.handle(.key(Key(.backspace)))
    #expect(words(form) == nil)
    form.focus(on: .story)
    _ = form.handle(.paste("eleven more"))
    #expect(form[.story]?.messageBelow?.ko == "10자까지 쓸 수 있어요. 그 뒤에 적은 것은 들어가지 않았어요.")
    form.setError(Words(ko: "틀림", en: "wrong"), of: .story)
    #expect(form[.story]?.messageBelow?.en == "wrong")
  }

  @Test func `a box shows its interpretation, and its line has the caret`() throws {
    var form = Form<Name>([
      FormField(.first, Words(ko: "때", en: "when"), .line("fri"), isBoxed: true),
      FormField(.story, Words(ko: "글", en: "story"), .line("")),
    ])
    form.setRemark(Words(ko: "금요일", en: "Friday"), of: .first)
    form.setWarning(Words(ko: "멀어요", en: "far away"), of: .first)
    form.setRemark(Words(ko: "빈 글", en: "blank"), of: .story)
    form.setText("fri 3pm", of: .first)
    let view = ViewContext(size: Size(width: 40, height: 8), theme: .dark, language: .english)
    var frame = view.emptyFrame()
    FormView(form: form, view: view).draw(in: &frame, at: frame.bounds)
    #expect(
      frame.text == """
                 ╭─────────────────────────────╮
        ▸ when   │ fri 3pm                     │
                 ╰─ Friday ────────────────────╯
                 · far away
          story
                 blank


        """)
    #expect(frame.cursor == Position(x: 18, y: 1))
    let hit = FormView(form: form, view: view).fieldHit(Position(x: 13, y: 1), in: frame.bounds)
    #expect(hit?.index == 0)
    #expect(hit?.caret == 2)
  }

  @Test func `Alt-Enter inserts a line break where Enter continues`() {
    var form = Self.form
    form.focus(on: .story)
    _ = form.handle(.paste("a"))
    _ = form.handle(.key(Key(.enter, .alt)))
    _ = form.handle(.paste("b"))
    #expect(form[.story]?.text == "a\nb")
    #expect(form.handle(.key(Key(.enter))) == .completed)
  }

  @Test func `the focus goes to the first error, never to a read-only field`() {
    var form = Self.form
    form.setError(Words(ko: "틀림", en: "wrong"), of: .told)
    form.setError(Words(ko: "틀림", en: "wrong"), of: .story)
    form.focusOnError()
    #expect(form.focused?.label.en == "story")
    form.moveFocus(by: 1)
    #expect(form.focused?.label.en == "first")
  }

  @Test(arguments: [(40, 9), (40, 4), (40, 1), (12, 3), (1, 1), (0, 0)])
  func `the focused field is visible in every size`(width: Int, height: Int) {
    var form = Self.form
    for name in [Name.first, .isLoud, .story] {
      form.setError(Words(ko: "아주 긴 잘못 이야기", en: "a long story of an error"), of: name)
      form.focus(on: name)
      let view = ViewContext(
        size: Size(width: width, height: height), theme: .dark, language: .english)
      var frame = view.emptyFrame()
      FormView(form: form, view: view).draw(in: &frame, at: frame.bounds)
      if width >= 12, height >= form.focused?.height ?? 1 { #expect(frame.text.contains("▸")) }
      if let cursor = frame.cursor { #expect(frame.bounds.contains(cursor)) }
    }
  }

  @Test(arguments: [(7, true, true), (6, true, false), (5, true, false), (4, false, false)])
  func `an error elsewhere is shown in full before borders are drawn`(
    height: Int, isWhole: Bool, hasBox: Bool
  ) {
    var form = Form<Name>([
      FormField(.first, Words(ko: "하나", en: "one"), .line("?")),
      FormField(.story, Words(ko: "둘", en: "two"), .line("")),
      FormField(.told, Words(ko: "셋", en: "three"), .line("boxed"), isBoxed: true),
    ])
    form.setError(Words(ko: "아주 긴 잘못 이야기", en: "a long story with an example"), of: .first)
    form.focus(on: .story)
    let view = ViewContext(
      size: Size(width: 30, height: height), theme: .dark, language: .english)
    var frame = view.emptyFrame()
    FormView(form: form, view: view).draw(in: &frame, at: frame.bounds)
    #expect(frame.text.contains("a long story"))
    #expect(frame.text.contains("example") == isWhole, "\(frame.text)")
    #expect(frame.text.contains("│ boxed") == hasBox, "\(frame.text)")
    #expect(frame.text.contains("boxed"), "\(frame.text)")
  }

  @Test(arguments: [
    (10, 2, 2, true, true), (9, 2, 1, true, true), (8, 2, 0, true, true), (7, 2, 0, true, false),
    (6, 2, 0, false, false), (5, 1, 0, false, false), (4, 0, 0, false, false),
  ])
  func `blank rows and borders give way first, hints second, and fields last`(
    height: Int, remarks: Int, blankRows: Int, hasCounter: Bool, hasBox: Bool
  ) {
    var form = Form<Name>([
      FormField(.first, Words(ko: "", en: "first"), .line("text")),
      FormField(
        .story, Words(ko: "", en: "story"), .lines(TextAreaState("", limit: 100)), rows: 3),
      FormField(.told, Words(ko: "", en: "told"), .line("fri"), isBoxed: true),
      FormField(.isLoud, Words(ko: "", en: "loud"), .toggle(false)),
    ])
    form.setRemark(Words(ko: "", en: "remark 1"), of: .first)
    form.setRemark(Words(ko: "", en: "remark 2"), of: .told)
    form.focus(on: .isLoud)
    let text = Self.drawn(form, rows: height)
    for label in ["first", "story", "told", "▸ loud"] { #expect(text.contains(label), "\(text)") }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count { $0.contains("remark") } == remarks, "\(text)")
    #expect(rows.prefix(height).count { $0.allSatisfy(\.isWhitespace) } == blankRows, "\(text)")
    #expect(text.contains("0/100") == hasCounter, "\(text)")
    #expect(text.contains("╭") == hasBox, "\(text)")
  }

  @Test func `a text of several lines that is being typed keeps its rows`() {
    var form = Form<Name>([
      FormField(.first, Words(ko: "", en: "first"), .line("")),
      FormField(
        .story, Words(ko: "", en: "story"), .lines(TextAreaState("a\nb", limit: 100)), rows: 3),
    ])
    #expect(!Self.drawn(form, rows: 2).contains("b"))
    form.focus(on: .story)
    let text = Self.drawn(form, rows: 3)
    #expect(text.contains("first") && text.contains("  a") && text.contains("  b"), "\(text)")
  }

  @Test func `the counter of an empty line leaves room for its placeholder`() {
    let example = Words(ko: "", en: "fits exactly")
    var form = Form<Name>([
      FormField(.first, Words(ko: "", en: "first"), .line("", limit: 99), placeholder: example),
      FormField(.story, Words(ko: "", en: "story"), .line("")),
    ])
    form.focus(on: .story)
    #expect(Self.drawn(form, rows: 2).contains("fits exactly"))
    form.setText("a", of: .first)
    #expect(Self.drawn(form, rows: 2).contains("1/99"))
  }

  @Test(arguments: [
    ([.character("8")], "8"), ([Key(.character("A"), .shift), .character("b")], "Ab"),
    ([Key(.tab)], "09:00"), ([Key(.tab), Key(.tab, .shift), .character("8")], "8"),
    ([Key(.end), .character("8")], "09:008"), ([Key(.left), .character("8")], "09:080"),
    ([Key(.backspace)], "09:0"), ([.character("8"), Key(.tab), Key(.tab), .character("8")], "88"),
    ([Key(.function(5)), .character("8")], "8"),
  ])
  func `typing replaces a suggestion, unless the user has moved into it`(
    keys: [Key], text: String
  ) {
    var form = Form<Name>([
      FormField(.first, Words(ko: "", en: "first"), .line("09:00"), isSuggestion: true),
      FormField(.story, Words(ko: "", en: "story"), .line("mine")),
    ])
    for key in keys { _ = form.handle(.key(key)) }
    #expect(form[.first]?.text == text)
  }

  @Test func `a paste replaces a suggestion, a click keeps it, and values are never replaced`() {
    var form = Form<Name>([
      FormField(.first, Words(ko: "", en: "first"), .line("09:00"), isSuggestion: true),
      FormField(.story, Words(ko: "", en: "story"), .line("mine")),
    ])
    var pressed = form
    _ = form.handle(.paste("10:30"))
    #expect(form[.first]?.text == "10:30")
    pressed.placeCaret(at: 0, in: 0)
    _ = pressed.handle(.key(.character("1")))
    #expect(pressed[.first]?.text == "109:00")
    form.focus(on: .story)
    _ = form.handle(.key(.character("!")))
    #expect(form[.story]?.text == "mine!")
    form.suggest("other", for: .story)
    _ = form.handle(.key(.character("x")))
    #expect(form[.story]?.text == "x")
    form.setText("mine", of: .story)
    _ = form.handle(.key(.character("!")))
    #expect(form[.story]?.text == "mine!")
  }

  @Test func `a click sets the caret in its field`() throws {
    var form = Self.form
    _ = form.handle(.paste("abc"))
    form.focus(on: .story)
    let view = ViewContext(
      size: Size(width: 40, height: 10), theme: .dark, language: .english)
    let formView = FormView(form: form, view: view)
    let hit = try #require(
      formView.fieldHit(
        Position(x: formView.labelWidth + 1, y: 1), in: Rect(size: view.size)))
    form.placeCaret(at: hit.caret, in: hit.index)
    _ = form.handle(.key(.character("X")))
    #expect(form[.first]?.text == "abc")
    _ = form.handle(.key(Key(.backspace)))
    #expect(form[.first]?.text == "bc")
    #expect(formView.fieldHit(Position(x: 1, y: 0), in: Rect(size: view.size)) == nil)
  }

  private static func text(of outcome: FormOutcome<Name>) -> String {
    let label = { (name: Name) in form[name]?.label.en ?? "" }
    return switch outcome {
    case .ignored: "ignored"
    case .focusLeft(let name): "left \(label(name))"
    case .changed(let name): "changed \(label(name))"
    case .completed: "completed"
    }
  }
}
