import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@Suite struct GardenGoldenTests {
  /// The name of each golden file and the keys that lead to its screen.
  private static let layouts = [
    ("garden", ""),
    ("water", "j j w"),
    ("details", "j j ⏎"),
    ("card", "j j ⏎ i"),
    ("calendar", "j j c h h h h h"),
    ("form", "a tab \"지민\" tab tab \"01\" tab \"02-30\" tab \"91\" shift-tab"),
    ("totals", "t"),
  ]
  private static let screens = [
    ("review", "w ⏎ tab \"생일\" ⏎ \"여행\""),
    ("pick", "a"),
  ]
  private static let states = [
    ("watering", "w ⏎ ⏎ pause:900"),
    ("search", "/ ㅈㅁ"),
    ("nobody-found", "/ \"zzz\" ⏎"),
    ("wilted", "v v"),
    ("review-cut", "w ⏎ tab \"told her about the garden\" ⏎"),
    ("review-leave", "w ⏎ \"오래 통화했다.\" esc"),
    ("postpone", "j p"),
    ("calendar-remove", "j j c h h d"),
    ("form-errors", "a tab tab tab \"x\" tab \"02-30\" tab \"0\" ctrl-s"),
    ("edit", "G e tab tab tab tab ctrl-u \"20\""),
    ("remove", "G d"),
  ]

  @Test(arguments: GoldenWindow.all)
  func `every screen matches its golden file`(window: GoldenWindow) throws {
    let (language, size) = (window.language, window.size)
    try window.expect(
      "People", layouts: Self.layouts, screens: Self.screens, states: Self.states
    ) { keys in
      try Self.fixture().run(keys, language: language, size: size).text
    }
    try window.expect("People", layouts: [("empty", "")]) { _ in
      try PeopleScreenFixture().run("", language: language, size: size).text
    }
  }

  @Test(arguments: [
    (80, 24, Language.english, "Count from today?"), (80, 24, .korean, "오늘부터 셀까요?"),
    (40, 12, .english, "Overdue: it wilts at once."), (40, 12, .korean, "바로 시들어요."),
  ])
  func `the message that a plant wilts by its new interval is complete`(
    width: Int, height: Int, language: Language, words: String
  ) throws {
    let text = try Self.fixture().run(
      "G e tab tab tab tab ctrl-u \"20\"", language: language,
      size: Size(width: width, height: height)
    ).text
    // For lines in a column, only the last word is looked for.
    #expect(text.contains(words.split(separator: " ").last.map(String.init) ?? words), "\(text)")
  }

  @Test(arguments: [Language.english, .korean])
  func `a low window shows part of the last topics`(language: Language) throws {
    let text = try Self.fixture().run(
      "j j c h h h h h", language: language, size: Size(width: 40, height: 12)
    ).text
    #expect(text.contains("#여행"), "\(text)")
  }

  /// Returns a garden with a person in every state, seen on 20 November 2026.
  static func fixture() throws -> PeopleScreenFixture {
    let fixture = try PeopleScreenFixture(on: "2026-09-01")
    let jimin = try fixture.plant("지민", every: 5, phone: "010-1234-5678", birthday: "1990-03-21")
    try fixture.plant("엄마", every: 80, nickname: "꼬마", birthday: "lunar:08-15")
    try fixture.plant("가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로모보소오조초코토", every: 90)
    try fixture.plant("🌻 Anna-Lena 👩‍👩‍👧", every: 30)
    let review = try Review(
      keywords: [Keyword("여행"), Keyword("취업")], memo: Memo("제주도에 다녀온 이야기를 한참 했다."))
    for day in ["2026-10-01", "2026-11-02", "2026-11-15", "2026-11-18"] {
      fixture.set(day)
      try fixture.water(jimin.id, by: .meet, review: review)
    }
    fixture.set("2026-11-20")
    try fixture.addContact(
      ContactDetails(name: ContactName("김하늘"), phones: [PhoneNumber("010-9999-0000")]))
    try fixture.addContact(ContactDetails(name: ContactName("Zoë")))
    return fixture
  }
}
