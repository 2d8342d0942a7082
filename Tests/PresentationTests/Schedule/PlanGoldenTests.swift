import HearthTestSupport
import Testing

@Suite struct PlanGoldenTests {
  /// The name of each golden file and the keys that lead to its screen.
  private static let layouts = [
    ("day", ""),
    ("form", "a \"치과\" tab \"어금니\" tab"),
  ]
  private static let screens = [
    ("month", "m right"),
    ("search", "/ ㅎ"),
    ("to-do-form", "a up right tab \"우유 사기\" tab"),
  ]
  private static let states = [
    ("unfolded", "⏎ j ⏎ j"),
    ("other-day", "right right"),
    ("empty-day", "[ ["),
    ("go", "o \"다음주 금\""),
    ("go-refused", "o \"언젠가\" ⏎"),
    ("month-end", "> right right right"),
    ("form-error", "a tab tab ctrl-u \"내일 15:00\" tab ctrl-u \"14:00\""),
    ("form-unread", "a tab tab ctrl-u \"언젠가\" tab"),
    ("edit", "j e tab tab"),
    ("days", "a tab tab tab tab space shift-tab"),
    ("remove", "d"),
  ]

  @Test(arguments: GoldenWindow.all)
  func `every screen matches its golden file`(window: GoldenWindow) throws {
    let (language, size) = (window.language, window.size)
    try window.expect(
      "Schedule", layouts: Self.layouts, screens: Self.screens, states: Self.states
    ) { keys in
      try Self.fixture().run(KeyScript(keys), language: language, size: size).text
    }
    try window.expect("Schedule", screens: [("empty", "")]) { _ in
      try ScheduleScreenFixture().run("", language: language, size: size).text
    }
  }

  /// Returns a Friday with all kinds of events, at 14:07.
  static func fixture() throws -> ScheduleScreenFixture {
    let fixture = try ScheduleScreenFixture(at: "2026-11-20T14:07")
    try fixture.plan("아침 달리기", "2026-11-20T06:30", "2026-11-20T07:15")
    try fixture.plan(
      "Design review 👩‍💻", "2026-11-20T13:30", "2026-11-20T15:00",
      note: "화면 초안과 겹치는 일정 표시를 함께 본다. 지난번에 나온 질문 세 가지를 먼저 정리한다.",
      remind: [0, 10])
    try fixture.plan("치과", "2026-11-20T14:50", "2026-11-20T15:30", remind: [60])
    try fixture.plan(
      "가족 저녁 모임 – 할머니 생신을 앞두고 오랜만에 다 함께 모여서 먹는 저녁 식사 자리", "2026-11-20T18:00",
      "2026-11-20T20:30", note: "케이크는 지민이가\n꽃은 하늘이가", remind: [])
    try fixture.plan("Night train to Berlin", "2026-11-20T22:15", "2026-11-21T07:40")
    try fixture.planDays("제주도 여행", "2026-11-21", "2026-11-23")
    for day in 2...14 {
      let number = day < 10 ? "0\(day)" : "\(day)"
      try fixture.plan("회의 \(day)", "2026-12-\(number)T10:00", "2026-12-\(number)T11:00")
    }
    return fixture
  }
}
