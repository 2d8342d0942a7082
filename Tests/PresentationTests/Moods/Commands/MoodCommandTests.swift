import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct MoodCommandTests {
  @Test(arguments: CommandFixture.goldenForms)
  func `moods are added, edited and removed`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let studio = MoodCommandFixture(language, form)
    studio.run("mood")
    studio.run("mood diary")
    studio.run("feel 85 \"바닷가 산책\"")
    studio.run("mood add 30 잠이 안 온다 --at \"어제 23:40\"")
    studio.run("feel 0 힘든 하루 --at 11-18")
    studio.run("feel 100 생일 --at 2025-11-20")
    studio.run("mood diary")
    studio.run("mood canvas")
    studio.run("mood canvas --last")
    studio.run("mood canvas 어제")
    studio.run("mood onthisday")
    let ids = try studio.queries.list(.all, .newest(4)).map(\.id.shortForm)
    studio.run("mood edit \(ids[1]) --level 45 --at 2026-11-17")
    studio.run("mood edit \(ids[2]) --memo \"지나고 보니 괜찮았다\"")
    studio.run("mood remove \(ids[0]) \(ids[3])", answers: ["n"])
    studio.run("mood remove \(ids[0]) \(ids[3]) --yes")
    studio.run("mood diary --limit 1")
    studio.run("mood diary --search ㄱㅊㅇ")
    studio.run("mood diary --search nothing")
    try expectGolden(MoodCommandFixture.golden("season", language, form), studio.transcript)
  }

  @Test(arguments: [
    "so tired today", "오늘 너무 피곤", "tired today", "피곤 오늘",
  ])
  func `today without a time stays in the memo`(text: String) throws {
    for line in ["feel \"\(text)\"", "feel \(text)"] {
      let studio = MoodCommandFixture(.english, .piped)
      studio.run(line)
      let mood = try #require(try studio.queries.list(.all, .newest(1)).first)
      #expect(mood.memo == text && mood.level != nil)
    }
  }

  @Test(arguments: [
    ("2026-11-20 21:10", false), ("2026-11-20 21:16", true), ("tomorrow", true),
    ("yesterday", false), ("tonight", false),
  ])
  func `a future mood is reported as such`(at: String, isTold: Bool) {
    for (language, words) in [
      (Language.english, "That time is in the future."), (.korean, "아직 오지 않은 시각이에요."),
    ] {
      let studio = MoodCommandFixture(language, .piped)
      let outcome = studio.run("feel 50 y --at \"\(at)\"")
      #expect(outcome.status == .success)
      #expect(outcome.errors.contains(words) == isTold)
    }
  }

  @Test(
    arguments: [
      (Language.korean, "2026-11-22T10:00", "지난주", "11월 9일 (월)부터 11월 15일 (일)까지예요."),
      (.korean, "2026-11-20T10:00", "\"이번 주\"", "11월 16일 (월)부터 11월 22일 (일)까지예요."),
      (.korean, "2026-11-20T10:00", "지난달", nil), (.korean, "2026-11-20T10:00", "어제", nil),
      (.english, "2026-11-22T10:00", "\"last week\"", nil),
    ] as [(Language, String, String, String?)])
  func `the meant week is named if calendars show another one`(
    language: Language, now: String, days: String, words: String?
  ) {
    let studio = MoodCommandFixture(language, .terminal, at: now)
    studio.run("feel 50 y")
    for verb in ["diary", "stats"] {
      let told = studio.run("mood \(verb) \(days)").errors
      #expect(words.map { told.contains($0) } ?? !told.contains("week-start"), "\(told)")
    }
  }

  @Test func `a blank level is answered with a command for the memo alone`() throws {
    let refused = MoodCommandFixture(.english, .piped).run("mood add \"\" walk")
    #expect(refused.status == .wrongUsage)
    #expect(refused.errors.contains("hearth feel 60 \"walk\""), "\(refused.errors)")
  }

  @Test func `the newest mood is available as last`() throws {
    let studio = MoodCommandFixture(.english, .piped)
    studio.run("mood edit last --level 20")
    #expect(studio.transcript.contains("No mood matches “last”."))
    studio.run("feel 60 \"the last day of school\" --at 2026-11-18")
    studio.run("feel 85 \"a walk\"")
    studio.run("mood edit last --level 20")
    studio.run("mood edit 마지막 --memo \"a long walk\"")
    let moods = try studio.queries.list(.all, .newest(2))
    #expect(moods.map(\.level?.value) == [20, 60])
    #expect(moods.map(\.memo) == ["a long walk", "the last day of school"])
    studio.run("mood remove Last --yes")
    #expect(try studio.queries.list(.all, .newest(2)).map(\.level?.value) == [60])
  }

  @Test(arguments: [
    ("--tag run,swim", ["run", "swim"]), ("--tag \"run, swim\" --tag sun", ["run", "swim", "sun"]),
    ("--tag \"#run #swim\"", ["run", "swim"]), ("--tag \"good meal\"", ["good meal"]),
    ("--tag run,,", ["run"]), ("'#\"good meal\"'", ["good meal"]),
    ("--tag '#\"good meal\"'", ["good meal"]),
    ("--tag '\"good meal\", #run'", ["good meal", "run"]),
  ])
  func `commas separate tags`(options: String, tags: [String]) throws {
    let studio = MoodCommandFixture(.english, .piped)
    #expect(studio.run("feel 60 walk \(options)").status == .success)
    func kept() throws -> [String]? {
      try studio.queries.latest().map { $0.tags.values.map(\.value) }
    }
    #expect(try kept() == tags)
    for wanted in ["\"\(tags[0])\"", "'#\"\(tags[0])\"'"] {
      let wanted = "--tag \(wanted)"
      #expect(studio.run("mood diary \(wanted)").output.contains("walk"), "\(wanted)")
    }
    for wanted in ["--search '#\"\(tags[0])\"'"] {
      #expect(studio.run("mood diary \(wanted)").output.contains("walk"), "\(wanted)")
    }
    #expect(studio.run("mood diary --tag run,swim").status == .wrongUsage)
    #expect(studio.run("mood edit last --tag old").status == .success)
    guard options.hasPrefix("--") else { return }
    #expect(studio.run("mood edit last \(options)").status == .success)
    #expect(try kept() == tags)
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `moods have tags, and days with a tag are compared with others`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let studio = MoodCommandFixture(language, form)
    studio.run("feel 85 \"강가에서 #달리기 #아침\"")
    studio.run("feel 40 \"a #run at noon\" --tag \"good meal\" --at yesterday")
    studio.run("feel 60 --tag \"#달리기\" --at 11-18")
    studio.run("feel 60 \"room #12\" --at 11-17")
    studio.run("mood diary")
    studio.run("mood diary --tag 달리기")
    studio.run("mood diary --search meal")
    let ids = try studio.queries.list(.all, .newest(4)).map(\.id.shortForm)
    studio.run("mood edit \(ids[0]) --memo \"집 앞에서 #비\"")
    studio.run("mood edit \(ids[1]) --tag run --tag \"\"")
    studio.run("mood edit \(ids[2]) --tag \"\"")
    studio.run("feel 50 \"\((1...9).map { "#t\($0)" }.joined(separator: " "))\"")
    studio.run("feel 50 --tag \(String(repeating: "x", count: 21))")
    studio.run("mood diary")
    studio.run("mood stats")
    try expectGolden(MoodCommandFixture.golden("tags", language, form), studio.transcript)
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `days, months, years and averages are displayed`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let studio = MoodCommandFixture(language, form, at: "2026-11-20T09:00")
    for line in ["mood calendar", "mood year", "mood stats", "mood onthisday"] { studio.run(line) }
    for day in 1...28 where day % 3 != 0 {
      let month = day % 2 == 0 ? "02" : "11"
      studio.at("2026-\(month)-\(day < 10 ? "0" : "")\(day)T\(10 + day % 12):30")
      studio.run("feel \(day * 37 % 101)/100 메모 \(day)")
    }
    studio.at("2026-11-20T21:00")
    let before = studio.transcript.count
    for line in [
      "mood calendar", "mood calendar 2026-02", "mood calendar 2026-05", "mood year",
      "mood year 2024", "mood stats", "mood stats --from 2026-11-01 --to 2026-11-10",
      "mood stats --to 2020-01-01", "mood stats --plot", "mood stats --plot --from 2026-11-01",
      "mood stats --plot --to 2020-01-01",
    ] {
      #expect(studio.run(line).status == .success, "\(line)")
    }
    try expectGolden(
      MoodCommandFixture.golden("look", language, form), String(studio.transcript.dropFirst(before))
    )
  }

  @Test(arguments: [
    ("feel \"yesterday 80 choir was lovely\"", 80, "choir was lovely", "2026-11-19"),
    ("feel yesterday 80 choir was lovely", 80, "choir was lovely", "2026-11-19"),
    ("feel 어제 밤 11시 좋음 \"합창이 끝났다\"", 70, "합창이 끝났다", "2026-11-19"),
    ("feel last night awful dreams", 10, "awful dreams", "2026-11-19"),
    ("feel \"80 choir\"", 80, "choir", "2026-11-20"), ("feel 80점", 80, "", "2026-11-20"),
    ("feel 8점", 80, "", "2026-11-20"), ("feel 10점 만점에 7점 산책", 70, "산책", "2026-11-20"),
    ("feel 7 out of 10 long walk", 70, "long walk", "2026-11-20"),
    ("feel 4 stars", 80, "", "2026-11-20"), ("feel 100점 만점에 80점", 80, "", "2026-11-20"),
    ("feel 4 stars, tired", 80, "tired", "2026-11-20"),
    ("feel 10점 만점에 7점, 산책", 70, "산책", "2026-11-20"),
    ("feel 80점 점심", 80, "점심", "2026-11-20"), ("feel 화남", 30, "화남", "2026-11-20"),
    ("feel 기분 최고!", 90, "기분 최고!", "2026-11-20"),
    ("feel 기분 좋다 바다에서", 70, "기분 좋다 바다에서", "2026-11-20"),
    ("feel \"기분이 좋다\"", 70, "기분이 좋다", "2026-11-20"), ("feel 꿀꿀하다", 30, "꿀꿀하다", "2026-11-20"),
    ("feel 피곤 \"잠을 못 잤다\"", 30, "잠을 못 잤다", "2026-11-20"),
    ("feel tired, long day", 30, "tired, long day", "2026-11-20"),
    ("feel 55 어제 \"늦게 적음\"", 55, "늦게 적음", "2026-11-19"),
    ("feel 55 어제 밤 11시 \"늦게 적음\"", 55, "늦게 적음", "2026-11-19"),
    ("feel 55 yesterday \"written late\"", 55, "written late", "2026-11-19"),
    ("feel good 2026-11-18 \"a long walk\"", 70, "a long walk", "2026-11-18"),
    ("feel 55 \"어제 늦게 적음\"", 55, "어제 늦게 적음", "2026-11-20"),
    ("feel 55 어제 늦게 적음", 55, "어제 늦게 적음", "2026-11-20"),
    ("feel 55 어제", 55, "", "2026-11-19"), ("feel \"55 어제\"", 55, "", "2026-11-19"),
    ("feel 55 2026-11-18", 55, "", "2026-11-18"), ("feel 55 2024-11-18", 55, "", "2024-11-18"),
    ("feel 55 2026-12-25", 55, "2026-12-25", "2026-11-20"),
    ("feel 55 christmas", 55, "christmas", "2026-11-20"), ("feel 55 11/18", 55, "", "2026-11-18"),
    ("feel 11. 18. 55", 55, "", "2026-11-18"), ("feel 2026. 11. 18. 좋음", 70, "좋음", "2026-11-18"),
    ("feel 2026. 11. 18. 55 합창", 55, "합창", "2026-11-18"),
    ("feel good yesterday", 70, "good", "2026-11-19"),
    ("feel so so last night", 50, "so so", "2026-11-19"),
    ("feel good tomorrow", 70, "good tomorrow", "2026-11-20"), ("feel 55 일", 55, "일", "2026-11-20"),
    ("feel good yesterday evening walk", 70, "good yesterday evening walk", "2026-11-20"),
    ("feel 점심 먹고 70", 70, "점심 먹고", "2026-11-20"), ("feel 저녁 먹고 좋았다", 70, "저녁 먹고 좋았다", "2026-11-20"),
    ("feel 70 evening", 70, "evening", "2026-11-20"), ("feel 30 sun", 30, "sun", "2026-11-20"),
    ("feel 55 어제 --at now", 55, "어제", "2026-11-20"),
    ("feel 55 점심 \"김치찌개 맛있다\"", 55, "점심 김치찌개 맛있다", "2026-11-20"),
    ("feel 55 일 \"많은 하루였다\"", 55, "일 많은 하루였다", "2026-11-20"),
    ("feel 55 3 \"good things\"", 55, "3 good things", "2026-11-20"),
    ("feel 55 메모 --on 어제", 55, "메모", "2026-11-19"),
    ("feel 55 메모 --on 어제 --at 23:10", 55, "메모", "2026-11-19"),
  ])
  func `a mood is understood in everyday wording`(
    line: String, level: Int, memo: String, day: String
  ) throws {
    let studio = MoodCommandFixture(.korean, at: "2026-11-20T09:00")
    #expect(studio.run(line).status == .success, "\(line)")
    let mood = try #require(try studio.queries.latest())
    #expect(mood.level?.value == level && mood.memo == memo && mood.day.description == day)
  }

  @Test(arguments: [
    ("feel 50 \"아침 7시\" \"출근길\"", "출근길", "2026-11-20T07:00"),
    ("feel 50 \"아침 7시\" 출근길 지하철", "출근길 지하철", "2026-11-20T07:00"),
    ("feel 50 \"어제 저녁 8시\" \"영화 보고 산책\"", "영화 보고 산책", "2026-11-19T20:00"),
    ("feel 50 \"2시간 전\" 커피", "커피", "2026-11-20T07:00"),
    ("feel 50 \"yesterday 8 pm\" party", "party", "2026-11-19T20:00"),
    ("feel 50 \"아침 7시\"", "", "2026-11-20T07:00"), ("feel 50 8am", "", "2026-11-20T08:00"),
    ("feel 50 this morning", "", "2026-11-20T08:00"),
    ("feel 50 \"좋은 아침\" 출근길", "좋은 아침 출근길", "2026-11-20T09:00"),
    ("feel 50 3시 커피", "3시 커피", "2026-11-20T09:00"),
    ("feel 50 어제 커피", "어제 커피", "2026-11-20T09:00"),
  ])
  func `a time in quotes, or alone, sets the mood's time`(
    line: String, memo: String, at: String
  ) throws {
    let studio = MoodCommandFixture(.korean, at: "2026-11-20T09:00")
    #expect(studio.run(line).status == .success, "\(line)")
    let mood = try #require(try studio.queries.latest())
    #expect(mood.memo == memo && mood.moment.timestamp.hasPrefix(at), "\(mood)")
  }

  @Test(arguments: [
    ("feel \"8 am\" 50 slept well", "slept well", "2026-11-20T08:00"),
    ("feel 8 am 50 slept well", "slept well", "2026-11-20T08:00"),
    ("feel 8 a.m. 50", "", "2026-11-20T08:00"),
    ("feel yesterday 9 pm 50 tv", "tv", "2026-11-19T21:00"),
    ("feel \"yesterday 9 pm\" 50 tv", "tv", "2026-11-19T21:00"),
    ("feel \"6 am\" okay gym with Sam", "okay gym with Sam", "2026-11-20T06:00"),
    ("feel 2 hours ago 50 coffee", "coffee", "2026-11-20T07:00"),
    ("feel 5 march 50", "", "2026-03-05T12:00"), ("feel 50 march 5 miles", "march 5 miles", nil),
  ])
  func `a time with am or pm before a level sets the mood's time`(
    line: String, memo: String, at: String?
  ) throws {
    let studio = MoodCommandFixture(.english, at: "2026-11-20T09:00")
    #expect(studio.run(line).status == .success, "\(line)")
    let mood = try #require(try studio.queries.latest())
    #expect(mood.level?.value == 50 && mood.memo == memo, "\(mood)")
    #expect(mood.moment.timestamp.hasPrefix(at ?? "2026-11-20T09:00"), "\(mood)")
  }

  @Test(arguments: [
    "feel 8 am", "feel \"8 am\" slept well", "feel yesterday 9 pm tv", "feel 12 PM x",
  ])
  func `an hour without a level is refused`(line: String) throws {
    let studio = MoodCommandFixture(.english, at: "2026-11-20T09:00")
    let outcome = studio.run(line)
    #expect(outcome.status == .wrongUsage && outcome.errors.contains("LEVEL"), "\(outcome.errors)")
    #expect(try studio.queries.isEmpty())
  }

  @Test(arguments: [
    ("--on yesterday", "2026-11-19T12:00"), ("--on today", "2026-11-20T09:00"),
    ("--on yesterday --at 23:10", "2026-11-19T23:10"),
    ("--at 23:10 --on 11-18", "2026-11-18T23:10"),
    ("--on 어제 --at \"밤 11시\"", "2026-11-19T23:00"),
    ("--on yesterday --at 24:00", "2026-11-20T00:00"),
    ("--on 11-18 --at evening", "2026-11-18T19:00"), ("--on fri --at 8am", "2026-11-20T08:00"),
    ("--on yesterday --at 1530", "2026-11-19T15:30"),
  ])
  func `day and time may be given in separate options`(options: String, at: String) throws {
    let studio = MoodCommandFixture(.english, at: "2026-11-20T09:00")
    let outcome = studio.run("feel 50 x \(options)")
    #expect(outcome.status == .success, "\(options): \(outcome.errors)")
    let mood = try #require(try studio.queries.latest())
    #expect(mood.memo == "x" && mood.moment.timestamp.hasPrefix(at), "\(mood)")
  }

  @Test(arguments: [
    ("--on 11-20 --at \"yesterday 23:10\"", "“yesterday 23:10” cannot be read as a time"),
    ("--on yesterday --at \"2 hours ago\"", "“2 hours ago” cannot be read as a time"),
    ("--on yesterday --at 25:00", "no such time as “25:00”"),
    ("--on \"yesterday 23:00\"", "--on takes only a day. To give the time as well: --at"),
    ("--on 23:00", "--on takes only a day. To give the time as well: --at"),
    ("--on \"yesterday 23:00\" --at 22:00", "“yesterday 23:00” cannot be read as a day"),
    ("--on someday", "“someday” cannot be read as a day"),
  ])
  func `contradicting day and time options are refused`(options: String, words: String) throws {
    let studio = MoodCommandFixture(.english, at: "2026-11-20T09:00")
    let outcome = studio.run("feel 50 x \(options)")
    #expect(outcome.status == .wrongUsage && outcome.errors.contains(words), "\(outcome.errors)")
    #expect(try studio.queries.isEmpty())
  }

  @Test(arguments: [
    ("feel 55 어제 늦게 적음", "hearth feel 어제 55"), ("feel 55 yesterday was late", "feel yesterday 55"),
    ("feel 55 오늘 늦게 적음", nil), ("feel 55 일 많은 하루", nil), ("feel 55 점심 먹고 산책", nil),
    ("feel 55 어제 늦게 적음 --at 오늘", nil), ("feel 55 \"어제 늦게 적음\"", nil),
    ("feel 55 어제", "hearth feel 55 \"어제\" --at now"), ("feel 55 오늘", nil),
    ("feel 70 3시 \"커피\"", "hearth feel 3시 70 …"),
    ("feel 70 3시간 전 커피", "hearth feel 3시간 전 70 …"), ("feel 70 \"아침 7시\"", "70 \"아침 7시\" --at"),
    ("feel 70 그저께 \"영화\"", "hearth feel 그저께 70 …"), ("feel 70 저녁 산책", nil),
    ("feel 70 3 좋은 일", nil), ("feel 50 \"아침 7시\" 출근길", nil), ("feel 70 지금 행복", nil),
  ])
  func `a day or time at the beginning of a memo is asked about`(line: String, advice: String?)
    throws
  {
    let studio = MoodCommandFixture(.korean, at: "2026-11-20T09:00")
    let outcome = studio.run(line)
    #expect(outcome.status == .success)
    if let advice {
      #expect(outcome.errors.contains(advice) && outcome.errors.contains("hearth undo"))
    } else {
      #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    ("feel abc", "abc", "feel 60 \"abc\""), ("feel 산책하고 왔다", "산책하고 왔다", "feel 60 \"산책하고 왔다\""),
    ("feel today was 80 fine", "today was 80 fine", "feel 60 \"today was 80 fine\""),
    ("feel 3km 달렸다", "3km 달렸다", "feel 60 \"3km 달렸다\""),
    ("feel walked home --tag run", "walked home #run", "feel 60 \"walked home #run\""),
    ("feel it cost '$5'", "it cost $5", "feel 60 'it cost $5'"),
    ("feel what a day --at yesterday", "what a day", "feel 60 \"what a day\" --at \"yesterday\""),
  ])
  func `a sentence without a level opens the gauge, or is answered by a line that runs`(
    line: String, memo: String, advice: String
  ) throws {
    let studio = MoodCommandFixture(.english, at: "2026-11-20T09:00")
    #expect(studio.run(line, answers: []).status == .success)
    #expect(studio.gauge.memos == [memo])
    let outcome = studio.run(line)
    #expect(outcome.status == .wrongUsage && outcome.errors.contains("hearth \(advice)\n"))
    #expect(try studio.queries.isEmpty())
    #expect(studio.run(advice).status == .success, "\(outcome.errors)")
    let mood = try #require(try studio.queries.latest())
    #expect(mood.level?.value == 60 && TaggedMemo.text(mood.memo, mood.tags) == memo)
  }

  @Test(arguments: [
    "feel today was 80 fine", "feel abc", "feel someday 80", "feel 어제 80 합창 --at 오늘",
    "feel 120점", "feel 어제 120 합창", "feel 기분", "feel \" \"",
  ])
  func `a line without a level is refused`(line: String) throws {
    let studio = MoodCommandFixture(.korean, at: "2026-11-20T09:00")
    #expect(studio.run(line).status == .wrongUsage, "\(line)")
    #expect(try studio.queries.isEmpty())
  }

  @Test(.inWholeRuns) func `a plot is written as a picture to a named file`() throws {
    let studio = MoodCommandFixture(.english, at: "2026-11-20T09:00")
    studio.run("feel 50 calm")
    for (name, start) in [("plot.svg", "svg"), ("plot.png", "PNG")]
    where PNGRenderer.setsLetters || start == "svg" {
      let outcome = studio.run("mood stats -o \(name)")
      #expect(outcome.status == .success && outcome.output.contains(name))
      let bytes = try #require(studio.files[FilePath(name)])
      #expect(String(decoding: bytes, as: UTF8.self).contains(start))
    }
    #expect(studio.run("mood stats -o plot.pdf").status == .wrongUsage)
  }

  @Test(arguments: [
    ("지난달", "2026-10"), ("last month", "2026-10"), ("11월", "2026-11"), ("dec", "2025-12"),
    ("작년 12월", "2025-12"), ("december last year", "2025-12"), ("다음 달", "2026-12"),
    ("작년", "2025"), ("last year", "2025"), ("2025년", "2025"), ("올해", "2026"),
  ])
  func `a month or a year can be named in words`(text: String, month: String) {
    let studio = MoodCommandFixture(.english, .json, at: "2026-11-20T09:00")
    if month.count == 4 {
      let year = studio.run("mood year \(text)")
      #expect(year.status == .success && year.output == studio.run("mood year \(month)").output)
    }
    let named = studio.run("mood calendar \"\(text)\"")
    #expect(named.status == .success && named.output.contains(month))
    #expect(named.output == studio.run("mood calendar \(month)").output)
  }

  @Test(arguments: [
    ("yesterday", ["어제"]), ("2026-11-18", ["그제"]), ("그저께", ["그제"]), ("오늘", []), ("11-18", ["그제"]),
    ("last week", ["지난주"]), ("이번 주", ["어제", "그제"]), ("2026-11", ["어제", "그제", "지난주"]),
    ("2025", []), ("2026", ["어제", "그제", "지난주"]), ("last quarter", []), ("soon", nil),
    ("2026-02-30", nil),
  ])
  func `the diary of a day or period needs no option`(text: String, memos: [String]?) {
    let studio = MoodCommandFixture(.english, .piped, at: "2026-11-20T09:00")
    for (memo, day) in [("어제", "11-19"), ("그제", "11-18"), ("지난주", "11-13")] {
      studio.run("feel 50 \(memo) --at \(day)")
    }
    let diary = studio.run("mood diary \"\(text)\"")
    let stats = studio.run("mood stats \"\(text)\"")
    guard let memos else {
      #expect(diary.status == .wrongUsage && stats.status == .wrongUsage)
      return
    }
    let lines = diary.output.split(separator: "\n")
    #expect(lines.count == memos.count)
    for memo in memos { #expect(lines.contains { $0.contains(memo) }) }
    #expect(stats.output.hasPrefix("all\t\(memos.count)\t"))
  }

  static let refused: [(String, ExitStatus)] = [
    ("feel -1 메모", .wrongUsage), ("feel 101 메모", .wrongUsage), ("feel abc 메모", .wrongUsage),
    ("feel 10.5 메모", .wrongUsage), ("feel", .wrongUsage),
    ("feel 50 메모 --at 2026-02-30", .wrongUsage), ("feel 50 메모 --at 언젠가", .wrongUsage),
    ("feel 50 메모 --at 25:00", .wrongUsage), ("feel 50 메모 --at 모레", .wrongUsage),
    ("feel --at 어제", .wrongUsage), ("feel 50 메모 --when 어제", .wrongUsage),
    ("mood canvas 2026-02-30", .wrongUsage), ("mood canvas 오늘 --last", .wrongUsage),
    ("mood canvas --last --palette tide", .wrongUsage),
    ("mood canvas --palette pink", .wrongUsage), ("mood canvas --size 40", .wrongUsage),
    ("mood canvas --size 0x5", .wrongUsage), ("mood canvas --size 40x99999", .wrongUsage),
    ("mood canvas -o a.gif", .wrongUsage), ("mood canvas -o a.svg --size 9999x1", .wrongUsage),
    ("mood calendar 2026-13", .wrongUsage), ("mood calendar 11", .wrongUsage),
    ("mood year 0", .wrongUsage), ("mood year 10000", .wrongUsage), ("mood year x", .wrongUsage),
    ("mood diary --from 2026-02-02 --to 2026-02-01", .wrongUsage),
    ("mood diary 어제 --from 2026-02-01", .wrongUsage),
    ("mood stats 어제 --to 2026-02-01", .wrongUsage),
    ("mood diary --limit 0", .wrongUsage), ("mood stats --from 어딘가", .wrongUsage),
    ("mood edit ZZZZ --level 5", .failed), ("mood edit abc --level 5", .failed),
    ("mood edit ZZZZ", .wrongUsage), ("mood edit ZZZZ --level 200", .wrongUsage),
    ("mood remove ZZZZ", .failed), ("mood remove", .wrongUsage),
    ("mood import none.csv", .failed), ("mood import moods.txt --format xml", .wrongUsage),
    ("mood export", .wrongUsage), ("mood export a.csv --format daylio", .wrongUsage),
    ("mood paint", .wrongUsage),
  ]

  @Test(arguments: Language.allCases)
  func `invalid input gets one sentence and changes nothing`(language: Language) throws {
    let studio = MoodCommandFixture(language, .piped)
    studio.run("feel 50 메모")
    let before = try studio.queries.list(.all, .newest(10))
    let long = String(repeating: "가", count: 1001)
    let outcome = studio.run(["feel", "50", long], as: "feel 50 가…")
    #expect(outcome.status == .wrongUsage)
    for (line, status) in MoodCommandTests.refused {
      let outcome = studio.run(line)
      #expect(outcome.status == status, "\(line)")
      #expect(outcome.output.isEmpty, "\(line)")
      #expect(outcome.errors.split(separator: "\n").count { $0.hasPrefix("hearth: ") } == 1)
    }
    #expect(try studio.queries.list(.all, .newest(10)) == before)
    try expectGolden("Moods/refused-\(language.rawValue)", studio.transcript)
  }

  @Test(arguments: CommandFixture.goldenForms)
  func `moods are imported from files and exported`(
    language: Language, form: CommandFixture.Form
  ) throws {
    let studio = MoodCommandFixture(language, form)
    try studio.files.write(
      Array("70 산책\nnonsense\n20 비\n".utf8), to: "moods.txt", replacing: false)
    try studio.files.write(Array("nonsense\n".utf8), to: "none.txt", replacing: false)
    for line in [
      "mood import moods.txt", "mood import moods.txt --format jrnl", "mood import none.txt",
      "mood export out.csv", "mood export out.csv", "mood export out.csv --yes",
      "mood export - --format jrnl",
    ] {
      studio.run(line)
    }
    let written = try #require(studio.files["out.csv"])
    #expect(String(decoding: written, as: UTF8.self) == "# csv\n70 산책\n20 비\n")
    try expectGolden(MoodCommandFixture.golden("files", language, form), studio.transcript)
  }
}
