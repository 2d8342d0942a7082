import HearthTestSupport
import TerminalKit
import Testing

@Suite struct WidgetGoldenTests {
  @Test func `list`() throws {
    let state = { (row: Int) in ListState(selection: row) }
    let list = { (count: Int, row: Int) in
      List(count: count, state: state(row), emptyText: "Nobody yet. Press a to add someone.") {
        StyledText(people[$0])
      }
    }
    try expectGolden(
      "widgets/list",
      drawn(list(10, 4), 16, 4) + drawn(list(10, 2), 40, 12) + drawn(list(0, 0), 16, 4)
        + drawn(list(3, 9), 3, 2) + drawn(list(10, 9), 20, 3))
  }

  @Test func `tabs`() throws {
    let tabs = Tabs(["Today", "People", "글귀", "Moods", "일정", "Books"], selected: 1)
    try expectGolden(
      "widgets/tabs",
      [80, 56, 30, 20, 14, 8, 3].map { drawn(tabs, $0, 1) }.joined())
  }

  @Test func `text field`() throws {
    var scrolled = TextFieldState("오늘은 비가 와서 집에 있었어요 🐈 and read a book", limit: 60)
    scrolled.moveCaret(to: 12)
    let full = TextFieldState("스무 글자까지 쓸 수 있는 자리예요", limit: 19)
    try expectGolden(
      "widgets/text-field",
      drawn(TextField(TextFieldState(limit: 15), placeholder: "Your name"), 40, 1)
        + drawn(TextField(scrolled), 30, 1) + drawn(TextField(scrolled), 80, 1)
        + drawn(TextField(full), 44, 1) + drawn(TextField(full), 12, 1)
        + drawn(TextField(TextFieldState("비밀 secret"), isObscured: true), 20, 1)
        + drawn(TextField(TextFieldState("안녕하세요"), isFocused: false), 5, 1)
        + drawn(TextField(TextFieldState("가나")), 1, 1))
  }

  @Test func `text area`() throws {
    let text = """
      Went to the market with 민서 and bought far too many oranges.

      집에 오는 길에 비가 와서 처마 밑에서 한참 기다렸어요. 👨‍👩‍👧‍👦 今日はとても長い一日でした。
      """
    let area = { TextArea(TextAreaState(text, limit: 200), placeholder: "What happened?") }
    try expectGolden(
      "widgets/text-area",
      drawn(area(), 40, 8) + drawn(area(), 22, 5) + drawn(area(), 6, 2)
        + drawn(TextArea(TextAreaState(limit: 200), placeholder: "What happened today?"), 14, 4))
  }

  @Test func `footer`() throws {
    let footer = Footer([
      KeyHint("w", "water", disabledReason: "not due for 3 days"), KeyHint("⏎", "open"),
      KeyHint("a", "추가"), KeyHint("p", "postpone", disabledReason: ""), KeyHint("/", "search"),
      KeyHint("?", "help"), KeyHint("q", "quit"),
    ])
    try expectGolden(
      "widgets/footer", [100, 78, 60, 40, 20, 5, 1].map { drawn(footer, $0, 1) }.joined())
  }

  @Test func `dialog`() throws {
    let remove = Dialog(
      title: "Remove 민서?", text: "Twelve waterings and their notes go with it. 기록도 함께 지워져요.",
      buttons: ["Remove", "Keep"], state: DialogState(selected: 1))
    let long = Dialog(
      title: "Help", text: StyledText(people.joined(separator: "\n")), buttons: ["Close"])
    let hinted = Dialog(
      title: "Move to", text: "19 to 25 November",
      hints: [KeyHint("⏎", "move"), KeyHint("esc", "돌아가기")])
    try expectGolden(
      "widgets/dialog",
      drawn(remove, 60, 9) + drawn(remove, 24, 9) + drawn(remove, 14, 5) + drawn(long, 40, 9)
        + drawn(long, 40, 16) + drawn(Dialog(title: "", text: "Saved."), 20, 5)
        + drawn(hinted, 50, 7) + drawn(hinted, 16, 4))
  }

  @Test func `progress bar and gauge`() throws {
    let steps = [0, 3, 12, 16, 29].map { ProgressBar(.unknown(step: $0)) }
    let gauges = [-1, 0, 0.001, 0.33, 0.5, 0.999, 1, 7, Double.nan].map { Gauge($0) }
    try expectGolden(
      "widgets/progress-and-gauge",
      [0, 0.375, 0.999, 1].map { drawn(ProgressBar(.known($0)), 24, 1) }.joined()
        + drawn(ProgressBar(.known(0.5)), 6, 1) + steps.map { drawn($0, 20, 1) }.joined()
        + gauges.map { drawn($0, 12, 1) }.joined() + drawn(Gauge(0.4), 2, 1))
  }

  @Test func `bar chart`() throws {
    let bars = [
      BarChart.Bar("1월", value: 12, text: "12"), BarChart.Bar("Feb", value: 5.5, text: "5.5"),
      BarChart.Bar("", value: 0, text: "0"),
      BarChart.Bar("a very long label", value: -3, text: "-3"),
      BarChart.Bar("오월", value: .nan, text: "?"), BarChart.Bar("Jun", value: 0.01, text: "0.01"),
    ]
    try expectGolden(
      "widgets/bar-chart",
      drawn(BarChart(bars), 50, 6) + drawn(BarChart(bars), 20, 4)
        + drawn(BarChart([]), 10, 2))
  }

  @Test func `month grid`() throws {
    let english = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let korean = ["일", "월", "화", "수", "목", "금", "토"]
    let november = { (weekdays: [String], selected: Int?) in
      MonthGrid(
        MonthShape(firstColumn: 6, days: 30), weekdays: weekdays, selectedDay: selected, today: 20
      ) { [3, 9, 20, 25].contains($0) ? MonthGrid.Mark("•") : nil }
    }
    let february = MonthGrid(
      MonthShape(firstColumn: 0, days: 28), weekdays: korean, selectedDay: 14, today: 14
    ) { $0 == 13 ? MonthGrid.Mark("水") : nil }
    try expectGolden(
      "widgets/month-grid",
      drawn(november(english, 9), 42, 7) + drawn(november(korean, 12), 35, 7)
        + drawn(november(korean, 20), 28, 7) + drawn(november(english, 25), 21, 7)
        + drawn(november(english, 25), 20, 7) + drawn(february, 40, 6)
        + drawn(november(korean, 25), 35, 3) + drawn(november([], nil), 35, 6))
  }

  @Test func `paragraph`() throws {
    let text =
      StyledText("Bold words, ", Style(attributes: .bold))
      + "그리고 보통 글. A-very-long-hyphenated-word 띄어쓰기없이아주긴한글이어진다 日本語は、どこでも折れます。\n\nfin"
    try expectGolden(
      "widgets/paragraph",
      drawn(Paragraph(text), 40, 6) + drawn(Paragraph(text), 14, 12)
        + drawn(Paragraph(text, alignment: .center), 30, 6)
        + drawn(Paragraph(text, alignment: .trailing, offset: 2), 30, 4)
        + drawn(Paragraph(text), 1, 3))
  }

  @Test func `box and status line`() throws {
    let box = Box(title: "민서 · Sunflower", bottomText: "3/12")
    let status = StatusLine("저장했어요", trailing: "12 people")
    try expectGolden(
      "widgets/box-and-status-line",
      drawn(box, 40, 4) + drawn(box, 14, 3) + drawn(box, 2, 2) + drawn(box, 1, 5)
        + drawn(Box(title: "a", look: Box.Look(borderLines: .ascii)), 8, 3)
        + drawn(status, 40, 1) + drawn(status, 20, 1) + drawn(status, 6, 1))
  }
}
