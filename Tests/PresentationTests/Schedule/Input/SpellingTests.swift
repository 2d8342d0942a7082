import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Plans as people type them on Friday 20 November 2026 at 14:30, in both languages.
@Suite struct SpellingTests {
  @Test func `English plans mean what they say, or are refused`() throws {
    try check(Spelling.english, in: .english)
  }

  @Test func `Korean plans mean what they say, or are refused`() throws {
    try check(Spelling.korean, in: .korean)
  }

  private func check(_ spellings: [Spelling], in language: Language) throws {
    #expect(spellings.count >= 400)
    #expect(Set(spellings.map(\.text)).count == spellings.count)
    for spelling in spellings.tried(usually: 25) {
      let meaning = try Spelling.meaning(of: spelling.text, in: language)
      #expect(meaning == spelling.meaning, "\(spelling.text)")
    }
  }

  /// Whoever cannot be asked copies what the refusal prints.
  @Test(.inWholeRuns, arguments: [Language.english, .korean])
  func `each title offered in place of a refused one is planned as it is printed`(
    language: Language
  ) throws {
    let dates = DateInput.onFriday(leaning: .upcoming)
    let table = language(ko: Spelling.korean, en: Spelling.english)
    let refusals = table.filter { spelling in
      ["? ", "no title: "].contains { spelling.meaning.hasPrefix($0) }
    }
    var count = 0
    for spelling in refusals.tried(usually: 10) {
      let refused = ScheduleCommandFixture(language, .piped).run(["plan", spelling.text])
      #expect(refused.status == .wrongUsage, "\(spelling.text)")
      guard
        case .failure(let error) = Result(catching: { () throws(DateInputError) in
          try TypedPlan(spelling.text, dates: dates)
        }),
        let (titles, asItStands) = offered(
          ClearTitles(spelling.text, dates: dates).naming(error))
      else {
        Issue.record("\(spelling.text) is refused for another reason")
        continue
      }
      for title in titles {
        let names = try strays(in: title, for: spelling.text, error, dates)
        #expect(names.isEmpty, "\(spelling.text): \(title)")
      }
      #expect(!titles.isEmpty || asItStands != nil, "\(spelling.text)")
      for title in titles + [asItStands].compactMap(\.self) {
        count += 1
        let planned = ScheduleCommandFixture(language, .piped).run(["plan", title])
        #expect(planned.status == .done, "\(spelling.text): \(title)")
        #expect(refused.errors.contains(Quoting.shellWord(title)), "\(spelling.text): \(title)")
      }
    }
    #expect(count > Thoroughness.count(150, usually: 9))
  }

  /// What of a title that was offered is planned as a name and was none: words that nobody typed,
  /// and quotes that neither stand around a feast nor belong to the answer.
  private func strays(
    in title: String, for typed: String, _ error: DateInputError, _ dates: DateInput
  ) throws -> [String] {
    let words = { (text: String) in
      text.split(separator: " ").map { word in word.filter { !"\",".contains($0) } }
    }
    // `교체` of `교체하고`.
    let parts = words(typed).filter { $0.hasSuffix("하고") }.map { String($0.dropLast(2)) }
    let known = Set(words(typed) + parts + ["Yoga", "요가"])
    let name = try TypedPlan(title, dates: dates).title.value
    let answers = error.unclear?.spellings ?? []
    // These dates know no zones, and leave `Chicago time` in the title.
    let zones = answers.filter { $0.hasSuffix(" time") }.flatMap(words)
    let unknown = words(name).filter { !known.contains($0) && !zones.contains($0) }
    let mayQuote =
      typed.contains("\"") || answers.contains { $0.contains("\"") }
      || error.unclear.map { WhenReader.isFeast($0.words) } == true
    return unknown + (name.contains("\"") && !mayQuote ? [name] : [])
  }

  /// What is offered for words that mean more than one thing is one of those things.
  @Test(
    arguments: ([
      ("Read The Daily 8pm", ["Read | 2026-11-20 20:00 - 21:00 | FREQ=DAILY"]),
      ("Read The Nightly 8pm", ["Read | 2026-11-20 20:00 - 21:00 | FREQ=DAILY"]),
      ("Oil every 3 months after done", ["Oil | 2026-11-20 | 90 days after done"]),
      (
        "Oil 7 days after done until 30 june",
        [
          "Oil | 2026-11-20 | 7 days after done, 32 times",
          "Oil | 2026-11-20 | FREQ=DAILY;INTERVAL=7;UNTIL=20270630",
        ]
      ),
      ("Oil 3 months after done until june", ["Oil | 2026-11-20 | 90 days after done, 3 times"]),
      ("오일 교체 하고 나서 3개월 뒤", ["오일 교체 | 2026-11-20 | 90 days after done"]),
      (
        "Swim every tue in january and february 7am",
        ["Swim | 2027-01-05 07:00 - 08:00 | FREQ=WEEKLY;UNTIL=20270223T070000;BYDAY=TU"]
      ),
      (
        "수영 1월 매주 화요일 7시",
        ["수영 | 2027-01-05 07:00 - 08:00 | FREQ=WEEKLY;UNTIL=20270126T070000;BYDAY=TU"]
      ),
      ("Gym tue&thu 7", ["Gym | 2026-11-24 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=TU,TH"]),
      ("등산 두 달에 한 번 토요일", ["등산 | 2026-12-05 | FREQ=MONTHLY;INTERVAL=2;BYDAY=1SA"]),
      ("결혼식 다음 달 토요일", ["결혼식 | 2026-12-05", "결혼식 | 2026-12-26"]),
      ("12.25 동창회 18:00", ["동창회 | 2026-12-25 18:00 - 19:00"]),
      (
        "금, 토 캠핑",
        ["캠핑 | 2026-11-20 - 2026-11-21", "캠핑 | 2026-11-20 | FREQ=WEEKLY;BYDAY=FR,SA"]
      ),
      ("월, 수 회의 3시", ["회의 | 2026-11-23 15:00 - 16:00 | FREQ=WEEKLY;BYDAY=MO,WE"]),
      (
        "월 수 금 오전 7시 수영", ["수영 | 2026-11-23 07:00 - 08:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR"]
      ),
      ("다음 주 월, 화 출장", ["출장 | 2026-11-23 - 2026-11-24"]),
      ("23일 24일 워크숍", ["워크숍 | 2026-11-23 - 2026-11-24"]),
      ("23일 25일 워크숍", ["워크숍 | 2026-11-23", "워크숍 | 2026-11-25"]),
      ("다음 주 월, 수 출장", ["출장 | 2026-11-23", "출장 | 2026-11-25"]),
      ("추석 전날 장보기", ["장보기 | 2027-09-14"]),
      ("정산 매달 중순에", ["정산 | 2026-12-15 | FREQ=MONTHLY;BYMONTHDAY=15"]),
      (
        "통화 다음 주 화요일이나 수요일 3시",
        ["통화 | 2026-11-24 15:00 - 16:00", "통화 | 2026-11-25 15:00 - 16:00"]
      ),
      (
        "10번만 매일 아침 7시 스쿼트",
        ["스쿼트 | 2026-11-21 07:00 - 08:00 | FREQ=DAILY;COUNT=10"]
      ),
      (
        "연말까지 운동", ["운동 | 2026-11-20 | FREQ=DAILY;UNTIL=20261231", "운동 | 2026-12-31"]
      ),
      ("18일에 저녁 약속 7시 반", ["저녁 약속 | 2026-12-18 19:30 - 20:30"]),
      ("오후에 세차", ["세차 | 2026-11-20 15:00 - 16:00", "세차 | 2026-11-21 15:00 - 16:00"]),
      ("내일 새벽에 공항", ["공항 | 2026-11-21 05:00 - 06:00"]),
      (
        "12.24 크리스마스 파티",
        ["크리스마스 파티 | 2026-12-24", "파티 | 2026-12-25 12:24 - 13:24"]
      ),
      ("31일 송년회 7시", ["송년회 | 2026-12-31 19:00 - 20:00"]),
      ("크리스마스 파티 7시", ["\"크리스마스\" 파티 | 2026-12-25 19:00 - 20:00"]),
    ] as [(String, [String])]).tried(usually: 4))
  func `titles offered in place of a refused one mean what was meant`(
    typed: String, meanings: [String]
  ) throws {
    let dates = DateInput.onFriday(leaning: .upcoming)
    let language: Language = Hangul.isIn(typed) ? .korean : .english
    guard
      case .failure(let error) = Result(catching: { () throws(DateInputError) in
        try TypedPlan(typed, dates: dates)
      }), let titles = offered(ClearTitles(typed, dates: dates).naming(error))?.titles
    else {
      Issue.record("\(typed) is not refused with titles")
      return
    }
    #expect(try titles.map { try Spelling.meaning(of: $0, in: language) } == meanings)
  }

  @Test(
    arguments: [
      ("Class 6pm tue monthly", ["Class 6pm every month on the first tue"], nil),
      (
        "Class tue monthly 6pm", ["Class 6pm every month on the first tue"],
        "Class \"tue\" monthly 6pm"
      ),
      (
        "Class tue 6pm monthly", ["Class 6pm every month on the first tue"],
        "Class \"tue\" 6pm monthly"
      ),
      (
        "Class tuesdays with Jo from 1 dec 7pm", ["Class with Jo from 1 dec 7pm every Tue"], nil
      ),
      (
        "Daily scrum every 2nd tue",
        ["Daily scrum every 2 weeks on tue", "Daily scrum 2nd tue of the month"],
        "Daily scrum \"every 2nd tue\""
      ),
      ("등산 두 달에 한 번 토요일", ["등산 2개월마다 첫째 토요일"], "등산 두 달에 한 번 \"토요일\""),
    ] as [(String, [String], String?)])
  func `an offered title says once how it repeats, and quotes nothing that tells when`(
    typed: String, titles: [String], asItStands: String?
  ) {
    let dates = DateInput.onFriday(leaning: .upcoming)
    guard
      case .failure(let error) = Result(catching: { () throws(DateInputError) in
        try TypedPlan(typed, dates: dates)
      }), let found = offered(ClearTitles(typed, dates: dates).naming(error))
    else {
      Issue.record("\(typed) is not refused with titles")
      return
    }
    #expect(found.titles == titles)
    #expect(found.asItStands == asItStands)
  }

  private func offered(_ error: DateInputError) -> (titles: [String], asItStands: String?)? {
    switch error {
    case .unclearTitle(_, let titles, let asItStands),
      .missingTitle(_, let titles, let asItStands):
      (titles: titles, asItStands: asItStands)
    case .noSuchDay, .otherWeekday, .notYetCome, .noSuchTime, .missingUnit, .unknownForm,
      .unclear:
      nil
    }
  }

  /// Who names only a time forgot what takes place, and is not told of spellings of that time.
  @Test(
    arguments: ([
      ("every mon 7", ["Yoga every mon at 7", "Yoga every mon 7am"]),
      ("every mon 7pm", ["Yoga every mon 7pm"]), ("tomorrow 3pm", ["Yoga tomorrow 3pm"]),
      ("tomorrow 7", ["Yoga tomorrow at 7"]), ("for 2 hours", ["Yoga for 2 hours"]),
      ("tomorrow for 3 days", ["Yoga tomorrow for 3 days"]),
      ("매주 월 7시", ["요가 매주 월 7시"]), ("매주 월 7", ["요가 매주 월 7시"]), ("내일 3시", ["요가 내일 3시"]),
      ("매일", ["요가 매일"]), ("내일 하루 종일", ["요가 내일 하루 종일"]),
    ] as [(String, [String])]).tried(usually: 5))
  func `words that only tell when are refused for want of a title`(
    typed: String, titles: [String]
  ) {
    for language in Language.allCases {
      // Nobody is asked which hour of nothing is meant.
      let asked = ScheduleCommandFixture(language).run("plan \(typed)", answers: ["1"])
      #expect(asked.status == .wrongUsage)
      #expect(!asked.errors.contains(language(ko: "무슨 뜻인가요", en: "What does")))
      let refused = ScheduleCommandFixture(language, .piped).run(["plan", typed])
      #expect(refused.status == .wrongUsage)
      let like = titles.map(Quoting.shellWord).joined(separator: ", ")
      let said = [
        language(ko: "제목이 없어요.", en: "a title is missing."),
        language(ko: "이렇게 적어 주세요: \(like).", en: "Write it like this: \(like)."),
        Quoting.shellWord("\"\(typed)\""),
      ]
      for words in said { #expect(refused.errors.contains(words), "\(refused.errors)") }
    }
  }

  /// What was read of a repetition is said in both languages and read as the same again.
  @Test(.inWholeRuns) func `what repeats is said in words that mean the same`() throws {
    let dates = DateInput.onFriday(leaning: .upcoming)
    var rules: Set<Recurrence> = []
    for spelling in (Spelling.english + Spelling.korean).tried(usually: 120) {
      guard let plan = try? TypedPlan(spelling.text, dates: dates),
        let repetition = plan.repetition
      else { continue }
      for language in Language.allCases {
        let words = try #require(repetition.words(in: language), "\(spelling.text)")
        #expect(try dates.repetition(words) == repetition, "\(spelling.text): \(words)")
      }
      if let rule = repetition.rule { rules.insert(rule) }
    }
    #expect(rules.count > Thoroughness.count(60, usually: 8))
  }

  /// `--repeat` and the form are told no title.
  @Test(arguments: [
    "1st thu monthly", "tue & thu weekly", "on tue and thu every week", "tue/thu every 2 weeks",
    "on the first of every month", "on 25th every month", "once every 2 weeks on thu",
    "every wendesday", "weekly (8x)", "every other tuesday until 12/31", "twice", "첫째 주 토요일 매달",
    "첫째 주 토요일에 2개월마다", "화·목 매주", "월~금 매주", "매년 8월 15일 음력", "매년 추석", "매주 화 (10회)",
  ])
  func `what a title reads of repeating is read by itself`(text: String) throws {
    let dates = DateInput.onFriday(leaning: .upcoming)
    let planned = try TypedPlan("Gym \(text)", dates: dates).repetition
    #expect((try? dates.repetition(text)) == planned)
  }

  @Test(arguments: ["every mon for 6 weeks", "매주 월 6주 동안", "gym", "tomorrow"])
  func `what tells a length from a start, or no repetition, is none`(text: String) {
    #expect(throws: DateInputError.unknownForm(text, .repetition)) {
      try DateInput.onFriday(leaning: .upcoming).repetition(text)
    }
  }

  @Test func `a month that is none ends nothing`() {
    let dates = DateInput.onFriday(leaning: .upcoming)
    let plan = try? TypedPlan("수영 매주 화 3월 2일부터 13월까지", dates: dates)
    #expect(plan?.repetition?.until == nil)
  }

  @Test func `until when something repeats is asked by itself, too`() {
    let spellings = ["every tue until end of june", "every tue until june 1"]
    #expect(throws: DateInputError.unclear("every tue until june", spellings: spellings)) {
      try DateInput.onFriday(leaning: .upcoming).repetition("every tue until june")
    }
  }

  @Test(arguments: [
    "FREQ=SECONDLY", "FREQ=DAILY;BYMONTH=5", "FREQ=MONTHLY;BYMONTHDAY=-2",
    "FREQ=YEARLY;BYWEEKNO=20", "FREQ=YEARLY;BYYEARDAY=100", "FREQ=MONTHLY;BYDAY=MO",
    "FREQ=WEEKLY;BYHOUR=9", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
    "RSCALE=DANGI;FREQ=MONTHLY;BYMONTHDAY=15", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
    "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYHOUR=9;BYDAY=TU,SU",
  ])
  func `a rule that no words say is none`(text: String) throws {
    let rule = try Recurrence(text)
    for language in Language.allCases { #expect(rule.words(in: language) == nil) }
  }

  @Test(arguments: [
    ("FREQ=WEEKLY;BYDAY=MO;WKST=SU", "every Mon", "매주 월"),
    ("FREQ=DAILY;WKST=SU", "every day", "매일"),
    ("FREQ=WEEKLY;INTERVAL=2;WKST=SU", "every 2 weeks", "2주마다"),
    ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "every weekday", "평일마다"),
    ("FREQ=DAILY;BYDAY=SA;WKST=SU", "every Sat", "매주 토"),
    ("FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2", "every month on the second Tue", "매월 둘째 화요일"),
    (
      "FREQ=YEARLY;BYMONTH=5;BYDAY=MO;BYSETPOS=-1", "every year on the last Mon of May",
      "매년 5월 마지막 월요일"
    ),
  ])
  func `a rule in the words of other programs is said as ours`(
    text: String, en: String, ko: String
  ) throws {
    let rule = try Recurrence(text)
    #expect(rule.words(in: .english) == en)
    #expect(rule.words(in: .korean) == ko)
  }

  @Test(arguments: [
    ("every 2nd tue", ["every 2 weeks on tue", "2nd tue of the month"]),
    ("every third friday", ["every 3 weeks on fri", "3rd fri of the month"]),
    ("every tue 10 times until 12/31", ["every Tue until 31 Dec 2026", "every Tue 10 times"]),
    ("6 months after done", ["180 days after done"]),
    ("하고 나서 6개월 뒤", ["하고 나서 180일 뒤"]),
    ("three times a week", ["every mon, wed and fri"]),
    ("일주일에 세 번", ["매주 월·수·금"]),
    (
      "7 days after done until 12/31",
      ["7 days after done 6 times", "every 7 days until 31 Dec 2026"]
    ),
  ])
  func `what could be two is refused with both, which are read`(
    text: String, spellings: [String]
  ) throws {
    let dates = DateInput.onFriday(leaning: .upcoming)
    #expect(throws: DateInputError.unclear(text, spellings: spellings)) {
      try dates.repetition(text)
    }
    for spelling in spellings { _ = try dates.repetition(spelling) }
  }

  /// What of the words is no repetition is told by options beside it, and never left out.
  @Test(arguments: [
    "every tue in january", "every tue 7pm", "every tue 7pm-9pm", "every tue from 12/1",
    "every morning", "mornings until 30 nov", "every evening", "every night until friday",
    "every tue 7pm for 2 hours", "every tue 7pm remind 10m", "every tue all day",
    "every tue 3 times in december",
    "1월에 매주 화", "매주 화 7시", "매주 화 7시~9시", "매주 화 12/1부터", "아침마다", "저녁마다", "새벽마다",
    "밤마다", "주말 아침마다", "매주 화 오후 7시 30분 동안", "매일 종일",
  ])
  func `words of a repetition that tell more are refused with all they tell, in parts`(
    text: String
  ) throws {
    let language: Language = Hangul.isIn(text) ? .korean : .english
    let refused = ScheduleCommandFixture(language, .piped)
      .run(["plan", "--title", "Yoga", "--repeat", text])
    #expect(refused.status == .wrongUsage)
    guard
      case .failure(let error) = Result(catching: { () throws(DateInputError) in
        try DateInput.onFriday(leaning: .upcoming).repetition(text)
      }), let spelling = error.unclear?.spellings.first
    else {
      Issue.record("\(text) is not refused with a spelling")
      return
    }
    #expect(refused.errors.contains(spelling))
    // Which of its readings a title has is settled there.
    let dates = DateInput.onFriday(leaning: .upcoming)
    var title = "Yoga \(text)"
    do {
      _ = try TypedPlan(title, dates: dates)
    } catch {
      title = try #require(offered(ClearTitles(title, dates: dates).naming(error))?.titles.first)
    }
    let parts = ShellWords(spelling).words.map(\.text)
    let told = try Spelling.meaning(
      of: ["plan", "--title", "Yoga", "--repeat"] + parts, in: language)
    #expect(try told == Spelling.meaning(of: title, in: language), "\(spelling)")
  }

  @Test(arguments: [
    ("every tue", "end of year", "until end of year"), ("every tue", "eoy", "until eoy"),
    ("every tue", "eom", "until eom"), ("매주 화", "연말", "연말까지"),
  ])
  func `a last day is read by its option as behind a repetition`(
    words: String, day: String, clause: String
  ) throws {
    let apart = ["plan", "--title", "Gym", "--repeat", words, "--until", day]
    let meaning = try Spelling.meaning(of: apart, in: .english)
    #expect(try meaning == Spelling.meaning(of: "Gym \(words) \(clause)", in: .english))
  }

  /// A form has a field for each part, and of the dates of a rule nothing but its start is told.
  @Test(
    arguments: [
      ("every tue 7pm", .fields, ["every Tue (start 2026-11-24 19:00)"]),
      ("아침마다", .fields, ["매일 (시작 2026-11-21 08:00)"]),
      ("every tue 7pm", .start, ["'every Tue' --from '2026-11-24 19:00'"]),
      ("every tue 7pm-9pm", .start, []), ("every day after work", .options, []),
      ("every tue for 2 hours", .options, ["'every Tue' --from '2026-11-24 09:00' --for 120m"]),
    ] as [(String, RepetitionRest, [String])])
  func `what stands beside a repetition is told where it is asked for`(
    text: String, rest: RepetitionRest, spellings: [String]
  ) {
    let refusal =
      spellings.isEmpty
      ? DateInputError.unknownForm(text, .repetition) : .unclear(text, spellings: spellings)
    #expect(throws: refusal) {
      try DateInput.onFriday(leaning: .upcoming).repetition(text, beside: rest)
    }
  }

  @Test(arguments: [("every tue all day", "all day)"), ("매일 종일", "하루 종일)")])
  func `a part that has no value is told by its name alone`(text: String, end: String) {
    let error = #expect(throws: DateInputError.self) {
      try DateInput.onFriday(leaning: .upcoming).repetition(text, beside: .fields)
    }
    let spelling = error?.unclear?.spellings.first ?? ""
    #expect(spelling.hasSuffix(end) && !spelling.hasSuffix(" )"), "\(spelling)")
  }

  @Test(arguments: [
    (Weekday?.none, "2026-11-22"), (.monday, "2026-11-22"), (.sunday, "2026-11-15"),
    (.saturday, "2026-11-15"),
  ])
  func `words of weeks follow the day with which weeks begin`(
    first: Weekday?, sunday: String
  ) throws {
    let dates = DateInput.onFriday(leaning: .upcoming).weeks(from: first)
    #expect(try dates.day("this sun") == Day(literal: sunday))
    #expect(try dates.day("이번 주 일") == Day(literal: sunday))
    #expect(try dates.day("next sun") == Day(literal: sunday).adding(days: 7))
    #expect(try dates.days("week").contains(Day(literal: "2026-11-20")))
    guard case .rule(let rule) = try dates.repetition("every 2 weeks on tue").rhythm else { return }
    #expect(rule.weekStart == first ?? .monday)
  }

  @Test(
    arguments: [
      ("2026-11-20T20:30", "Jab in the evening", "in the evening", ["tomorrow evening"]),
      ("2026-11-20T20:30", "저녁에 산책", "저녁에", ["내일 저녁"]),
      ("2026-11-29T21:30", "Clean up this week", "this week", ["today"]),
      ("2026-11-29T21:30", "정리 이번 주", "이번 주", ["오늘"]),
      ("2026-11-29T21:30", "정리 이번 달 중순", "이번 달 중순", []),
      ("2026-11-28T21:30", "Walk this weekend 9am", "this weekend", ["29 nov"]),
      ("2026-11-29T21:30", "Walk this weekend 9am", "this weekend", []),
    ] as [(String, String, String, [String])])
  func `nothing is offered that has passed`(
    now: String, text: String, words: String, spellings: [String]
  ) {
    let dates = DateInput(now: LocalTime(literal: now), leaning: .upcoming)
    #expect(throws: DateInputError.unclear(words, spellings: spellings)) {
      try TypedPlan(text, dates: dates)
    }
  }

  /// The month stands first behind no year wherever one is, as in 2026-12-03.
  @Test(
    arguments: [
      (
        DateOrder.dayFirst, "3-12 8pm",
        "“3-12” was read as 12 Mar 2027, with its month first. For 3 Dec, write 3/12."
      ),
      (.dayFirst, "mon 3-5", nil), (.dayFirst, "3-5 mon", nil), (.dayFirst, "3-5pm", nil),
      (.dayFirst, "27-11", nil), (.dayFirst, "3/12", nil), (.monthFirst, "3-12", nil),
      (
        .monthFirst, "+10m",
        "“+10m” was read as 10 months. For 10 minutes from now, write “in 10m”."
      ),
      (.monthFirst, "+1m", nil), (.monthFirst, "+10mo", nil),
    ] as [(DateOrder, String, String?)])
  func `what some would mean otherwise is told with how that is written`(
    order: DateOrder, text: String, told: String?
  ) {
    let zone = ChosenZone(FixedZone.utc, dateOrder: { order }, holidays: { .init(.korea) })
    let now = zone.instant(of: LocalTime(literal: "2026-11-20T14:30"))
    let dates = DateInput(at: now, in: zone, leaning: .upcoming)
    #expect(dates.otherReading(of: text)?(.english) == told)
    #expect((dates.otherReading(of: text)?(.korean) == nil) == (told == nil))
  }

  @Test func `a weekend on its Sunday is today`() throws {
    let sunday = DateInput(now: LocalTime(literal: "2026-11-22T10:00"), leaning: .upcoming)
    let plan = try TypedPlan("등산 이번 주말", dates: sunday)
    #expect(plan.from == "2026-11-22")
    #expect(plan.to == "2026-11-22")
    #expect(try sunday.days("next weekend").lowerBound == Day(literal: "2026-11-28"))
  }

  @Test(.inWholeRuns) func `no text makes the reading long`() throws {
    let dates = DateInput.onFriday(leaning: .upcoming)
    let hostile = [
      "1-", "every ", "매주 ", "월·", "1일, ", "until 12/31 ", "12/24 빼고 ", "first and ", "\"", "( ",
      "10.30 ", "3시~", "every 2nd tue ", "내일 ",
    ]
    for text in hostile.tried(usually: 5) {
      let long = String(String(repeating: text, count: 200).prefix(300))
      let work = ProcessorTime()
      _ = try? TypedPlan(long, dates: dates)
      _ = try? dates.repetition(long)
      #expect(work.passed < .seconds(10), "\(text)")
    }
  }
}
