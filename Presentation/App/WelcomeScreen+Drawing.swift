import HearthDomain
import TerminalKit

extension WelcomeScreen {
  static func fit(_ state: inout State, in view: ViewContext) {
    // The last row of the window is the footer's.
    let view = view.with(size: Size(width: view.size.width, height: view.size.height - 1))
    let column = column(of: state, in: view)
    state.text.fit(rows(of: state, in: column, view).count, in: column)
  }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    let column = column(of: state, in: view)
    let rows = rows(of: state, in: column, view)
    let pictures = showsPictures(state, in: view)
    if rows.count > column.height {
      state.text.draw(rows, in: &frame, at: column, view)
    } else {
      paragraph(of: state, columns: column.width, in: view).draw(in: &frame, at: column)
    }
    if pictures { drawAreas(state, in: &frame, at: column.margins(top: 2), view) }
    if state.page == .name {
      field(state, in: view).draw(
        in: &frame, at: column.margins(top: rows.count + 1, right: column.width - 40))
    }
    if !isTight(view) { drawProgress(of: state.page, in: &frame, view) }
  }

  private static func isTight(_ view: ViewContext) -> Bool { view.size.height < 16 }

  private static func column(of state: State, in view: ViewContext) -> Rect {
    let isTight = isTight(view)
    let bounds = Rect(size: view.size)
    let page =
      isTight
      ? bounds.margins(left: 2, right: 1) : bounds.margins(top: 1, left: 2, bottom: 1, right: 2)
    let pictures = showsPictures(state, in: view)
    let height = isTight ? page.height : pictures ? 19 : 18
    return page.centered(Size(width: pictures ? 74 : 64, height: height))
  }

  private static func paragraph(
    of state: State, columns: Int, in view: ViewContext
  ) -> Paragraph {
    let isTight = isTight(view)
    let title = StyledText(title(of: state.page)(view.language), view.theme.accent)
    let text =
      showsPictures(state, in: view)
      ? StyledText() : page(state, columns: columns, isTight: isTight, in: view)
    return Paragraph(title + (isTight ? "\n" : "\n\n") + text, style: view.theme.text)
  }

  private static func rows(
    of state: State, in column: Rect, _ view: ViewContext
  ) -> [StyledText] {
    ScrolledRows.rows(in: column) {
      paragraph(of: state, columns: $0, in: view).rows(columns: $0, widths: view.widths)
    }
  }

  private static func field(_ state: State, in view: ViewContext) -> TextField {
    TextField(state.name, placeholder: view.language(ko: "비워 두어도 괜찮아요", en: "may stay blank"))
  }

  private static func drawProgress(of page: Page, in frame: inout Frame, _ view: ViewContext) {
    var dots = StyledText()
    for other in Page.allCases {
      dots.append(other == page ? "● " : "○ ", other == page ? view.theme.accent : view.theme.faint)
    }
    Paragraph(dots, alignment: .center).draw(in: &frame, at: frame.bounds.row(view.size.height - 1))
  }

  private static func title(of page: Page) -> Words {
    switch page {
    case .hello: Words(ko: "모닥불 곁에 오신 것을 환영해요", en: "Welcome to the hearth")
    case .areas: Words(ko: "무엇을 돌보나요", en: "What it tends")
    case .keys: Words(ko: "단축키는 이만큼이면 충분해요", en: "All the keys you need")
    case .name: Words(ko: "뭐라고 불러 드릴까요?", en: "What shall we call you?")
    }
  }

  private static func page(
    _ state: State, columns: Int, isTight: Bool, in view: ViewContext
  ) -> StyledText {
    switch state.page {
    case .hello: StyledText(hello(view.language))
    case .areas:
      TermList(
        state.areas.map { area in
          TermList.Entry(
            StyledText("\(area.digit) \(area.title(view.language))", view.theme.heading),
            StyledText(area.introduction(view.language)))
        }, spacing: isTight ? 0 : 1
      )
      .text(columns: columns, widths: view.widths)
    case .keys:
      TermList(
        keys(of: state.areas).map { key, meaning in
          TermList.Entry(
            StyledText(key(view.language), view.theme.heading), StyledText(meaning(view.language)))
        }, spacing: isTight ? 0 : 1
      )
      .text(columns: columns, widths: view.widths)
    case .name: StyledText(name(view.language))
    }
  }

  private static let hello = Words(
    ko: """
      멀어지고 싶지 않은 사람이 있나요? 그 사람을 식물로 심고 며칠마다 연락할지 정하면, \
      Hearth가 때를 알려 줘요. 읽다 만 책, 약속, 오늘의 기분, 마음을 데우는 글귀도 \
      함께 돌봐요.

      계정도 인터넷도 필요 없어요. 적은 것은 모두 이 컴퓨터에만 남고, \
      물어보지 않고는 아무것도 지우지 않아요.
      """,
    en: """
      Is there somebody you don't want to lose touch with? Plant one person, say how \
      often you want to be in touch, and Hearth tells you when it is time. It tends \
      your books, plans, moods and favourite lines, too.

      It needs no account and no network. All that you enter stays on this machine, \
      and nothing is removed without asking.
      """)

  private static let name = Words(
    ko: "오늘 화면에서 이 이름으로 인사할게요. 한글 15자, 영문 30자까지 쓸 수 있어요.",
    en: "Today greets you by this name. It may have up to 30 letters"
      + " (15 in Hangul).")

  private static func keys(of areas: [Area]) -> [(Words, Words)] {
    guard areas.count > 1, let first = areas.first, let last = areas.last else { return keys }
    let tabs = (
      same("\(first.digit)–\(last.digit) Tab"), Words(ko: "탭을 바꿔요", en: "change tabs")
    )
    return keys.dropLast() + [tabs] + keys.suffix(1)
  }

  private static func same(_ key: String) -> Words { Words(ko: key, en: key) }

  private static let keys: [(Words, Words)] = [
    (same("?"), Words(ko: "쓸 수 있는 단축키를 모두 보여 줘요", en: "shows every key, on any screen")),
    (same("↑ ↓ j k"), Words(ko: "줄을 옮겨요", en: "move")),
    (same("Enter"), Words(ko: "열어요", en: "opens")),
    (same("Esc q"), Words(ko: "돌아가요. 탭에서 q는 끝내기예요", en: "go back; on a tab, q quits")),
    (
      // Where nothing Korean is spoken, there may be no Hangul to show either.
      Words(ko: "ㅂ ㅓ ㅏ", en: "Hangul"),
      Words(
        ko: "한글 자판에서도 같은 자리의 키로 움직여요",
        en: "with a Korean keyboard on, keys work by their place")
    ),
  ]
}
