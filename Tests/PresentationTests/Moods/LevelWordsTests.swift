import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthPresentation

@Suite struct LevelWordsTests {
  @Test(arguments: [
    ("7", 70), ("7.5", 75), ("0", 0), ("10", 100), ("11", 11), ("05", 5), ("7/100", 7),
    ("10/100", 10), ("7/10", 70), ("0/5", 0), ("5/5", 100), ("2/3", 67), ("good", 70), ("최고", 90),
    ("4.5/5", 90), ("★★★☆☆", 60), ("⭐⭐⭐⭐", 80), ("☆☆☆☆☆", 0), ("★★★★★★★", 70),
    ("😊", 70), ("☹\u{FE0F}", 30), ("😭", 10),
  ])
  func `a level can be given in words`(text: String, level: Int) throws {
    #expect(try MoodLevel(spoken: text) == MoodLevel(level))
    let studio = MoodCommandFixture(.english)
    #expect(studio.run("feel \(text) walk").status == .success)
    let mood = try #require(studio.queries.list(.all, .newest(1)).first)
    #expect(mood.level?.value == level)
    #expect(studio.run("mood edit \(mood.id.shortForm) --level \(text)").status == .success)
  }

  @Test(arguments: [
    ("feel -", ""), ("feel - \"no number today\"", "no number today"), ("feel - 산책", "산책"),
    ("feel \"- a sentence\"", "a sentence"), ("feel yesterday - choir", "choir"),
  ])
  func `a mood without a level is typed with a hyphen`(line: String, memo: String) throws {
    let studio = MoodCommandFixture(.english)
    #expect(studio.run(line).status == .success)
    let mood = try #require(studio.queries.list(.all, .newest(1)).first)
    #expect(mood.level == nil && mood.memo == memo)
    studio.run("mood edit \(mood.id.shortForm) --level 45")
    #expect(try studio.queries.mood(mood.id).level?.value == 45)
    studio.run("mood edit \(mood.id.shortForm) --level -")
    #expect(try studio.queries.mood(mood.id).level == nil)
  }

  @Test(arguments: [
    ("feel bad day, tired", 30, "bad day, tired"), ("feel Good, walked by the sea", 70, nil),
    ("feel 최고 날씨에 산책", 90, "최고 날씨에 산책"), ("feel 우울: 비가 온다", 30, "우울: 비가 온다"),
    ("feel good \"a walk by the sea\"", 70, "a walk by the sea"), ("feel 좋음 산책", 70, nil),
    ("feel 70 evening", 70, "evening"), ("feel 7/10 bad day", 70, "bad day"),
    ("feel bad \"#rain\"", 30, "bad"), ("feel good", 70, "good"), ("feel tired 80", 80, "tired"),
    ("feel 행복 20", 20, "행복"), ("feel tired, 20", 20, "tired"),
    ("feel tired 80 laps", 30, "tired 80 laps"), ("feel 좋음 #산책", 70, "좋음"),
    ("feel 60, tired", 60, "tired"), ("feel 80점, 산책", 80, "산책"), ("feel 7/10: fine", 70, "fine"),
    ("feel 10 \"am I well\"", 100, "am I well"), ("feel tired 2", 20, "tired"),
    ("feel so so 45", 45, "so so"), ("feel 아주 좋음 95", 95, "아주 좋음"), ("feel so-so 20", 20, "so-so"),
    ("feel 기분이 안 좋음", 30, nil), ("feel 기분 아주 좋음", 90, nil), ("feel 기분 좋음", 70, nil),
    ("feel so-so", 50, nil), ("feel so so", 50, nil), ("feel \"very good\"", 90, "very good"),
    ("feel so so day at work", 50, nil), ("feel 그저 그래", 50, nil), ("feel 아주 좋음", 90, nil),
    ("feel 피곤", 30, nil), ("feel 외로움", 30, nil), ("feel lonely", 30, nil), ("feel 😊", 70, nil),
    ("feel anxious about work", 30, nil), ("feel 설렘 7.5", 75, "설렘"),
    ("feel so so \"a walk by the sea\"", 50, "a walk by the sea"),
    ("feel 😊 산책", 70, "😊 산책"), ("feel ★★★★☆ 산책", 80, "산책"),
    ("feel 좋았다", 70, nil), ("feel 좋은 하루", 70, nil), ("feel 좋았던 날", 70, nil),
    ("feel 힘들었다", 30, nil), ("feel 외로웠어", 30, nil), ("feel 설렌다", 70, nil),
    ("feel 기분이 안 좋았어요", 30, nil), ("feel 나쁘지 않았다", 50, nil), ("feel 최고였어", 90, nil),
    ("feel 지친 하루", 30, nil), ("feel 좋지 못한 날", 30, nil), ("feel 걱정됐다", 30, nil),
    ("feel 재밌는 영화", 70, nil),
    ("feel 아주 좋음 산책", 90, nil), ("feel 그저 그래 비도 오고", 50, nil), ("feel 안 좋음", 30, nil),
  ])
  func `a sentence that begins with a level's name is kept complete`(
    line: String, level: Int, memo: String?
  ) throws {
    let studio = MoodCommandFixture(.english)
    #expect(studio.run(line).status == .success)
    let mood = try #require(studio.queries.list(.all, .newest(1)).first)
    #expect(mood.level?.value == level)
    #expect(mood.memo == memo ?? String(line.dropFirst("feel ".count)))
  }

  @Test(
    arguments: [
      ("feel really good", 70, nil), ("feel very bad", 30, nil),
      ("feel so tired today", 30, nil), ("feel very very happy", 70, nil),
      ("feel REALLY Happy!", 70, nil),
      ("feel 너무 행복해", 90, nil), ("feel 정말 피곤하다", 30, nil), ("feel 너무너무 슬퍼", 30, nil),
      ("feel 진짜 힘들어 어제", 30, "진짜 힘들어"), ("feel 기분 아주 좋다", 70, nil),
      ("feel 너무 외로운 밤", 30, nil), ("feel 정말로 감사한 하루", 70, nil), ("feel 행복했어", 90, nil),
      ("feel 너무나 만족합니다", 70, nil), ("feel 참담", 10, nil), ("feel so so", 50, nil),
      ("feel very good", 90, nil), ("feel 정말 좋음", 90, nil),
      ("feel very tired 20", 20, "very tired"),
      ("feel 어제 너무 기뻐요", 70, "너무 기뻐요"), ("feel too sad \"no more\"", 30, "no more"),
    ] as [(String, Int, String?)])
  func `words that strengthen a feeling may stand before it`(
    line: String, level: Int, memo: String?
  ) throws {
    let studio = MoodCommandFixture(.english)
    #expect(studio.run(line).status == .success)
    let mood = try #require(studio.queries.list(.all, .newest(1)).first)
    #expect(mood.level?.value == level)
    #expect(mood.memo == memo ?? String(line.dropFirst("feel ".count)))
  }

  @Test(
    arguments: [
      ("feel 5 walk", "Read as 5 out of ten."), ("feel 7.5", "Read as 7.5 out of ten."),
      ("feel tired 2", "Read as 2 out of ten."), ("feel 10", "Read as 10 out of ten."),
      ("feel 0", nil), ("feel 11", nil), ("feel 5/10", nil), ("feel 5/100", nil), ("feel 50", nil),
      ("feel good", nil), ("feel good \"5 miles\"", nil), ("feel -", nil),
    ] as [(String, String?)])
  func `a number out of ten is stated`(line: String, said: String?) throws {
    let studio = MoodCommandFixture(.english)
    #expect(studio.run(line).errors.contains("out of ten") == (said != nil))
    if let said { #expect(studio.run(line).errors.contains(said)) }
    let id = try #require(try studio.queries.latest()).id.shortForm
    #expect(studio.run("mood edit \(id) --level 3").errors.contains("Read as 3 out of ten."))
    let korean = MoodCommandFixture(.korean).run("feel 5").errors
    #expect(korean.contains("10점 만점에 5점으로 읽었어요."))
  }

  @Test(arguments: [
    "외로움", "불안", "설렘", "심심", "편안", "감사", "답답", "힘들다", "슬퍼요", "두려움", "지루해", "서운했다",
    "뿌듯함", "고마워", "막막해요", "lonely", "anxious", "excited", "bored", "calm", "grateful", "proud",
    "worried", "stressed", "hopeful", "relieved", "Ashamed!",
  ])
  func `core feelings are words in both languages, whose levels can be set`(word: String) throws {
    let studio = MoodCommandFixture(.english)
    #expect(studio.run("feel \(word)").status == .success)
    let mood = try #require(try studio.queries.latest())
    #expect(mood.memo == word && mood.level != .initial)
    studio.words = try NamedLevels("\(word.prefix(while: \.isLetter))=42")
    #expect(studio.run("feel \(word)").status == .success)
    #expect(try studio.queries.latest()?.level?.value == 42)
  }

  @Test(arguments: [
    ("피곤=20", "피곤해", 20), ("피곤해요=20", "피곤", 20), ("외로움=10", "외로워요", 10),
    ("lonely=5", "LONELY!", 5), ("피곤=20", "지침", 30), ("좋음=66", "좋아", 70),
    ("피곤=20", "너무 피곤해", 20), ("sleepy=35", "so sleepy", 35), ("good=66", "very good", 90),
  ])
  func `a level applies to all forms of a word`(own: String, word: String, level: Int) throws {
    let studio = MoodCommandFixture(.korean)
    studio.words = try NamedLevels(own)
    #expect(studio.run("feel \(word)").status == .success)
    let mood = try #require(try studio.queries.latest())
    #expect(mood.level?.value == level && mood.memo == word)
  }

  @Test(arguments: [
    ("feel content", 65, "content"), ("feel CONTENT!", 65, "CONTENT!"),
    ("feel frazzled, too many meetings", 30, "frazzled, too many meetings"),
    ("feel all over the place today", 25, "all over the place today"),
    ("feel content 70", 70, "content"), ("feel content yesterday", 65, "content"),
    ("feel yesterday content walk", 65, "content walk"), ("feel good day", 70, "good day"),
    ("feel 50 content", 50, "content"), ("feel content #run", 65, "content"),
    ("feel 7:30 content", 65, "content"), ("feel 2 hours ago content", 65, "content"),
    ("feel 2026-11-01 frazzled, again", 30, "frazzled, again"), ("feel 3rd gear", 60, "3rd gear"),
  ])
  func `custom words set a level and stay in the memo`(
    line: String, level: Int, memo: String
  ) throws {
    let studio = MoodCommandFixture(.english)
    studio.words = try NamedLevels("content=65,Frazzled=30,all over the place=25,3rd gear=60")
    #expect(studio.run(line).status == .success)
    let mood = try #require(studio.queries.list(.all, .newest(1)).first)
    #expect(mood.level?.value == level && mood.memo == memo, "\(mood)")
  }

  @Test(arguments: [
    "10.5", "7.55", "101", "11/10", "-1/10", "7/0", "7/1000", "7/", "/10", "1/2/3", "7 / 10", "a/b",
    "☆", "☆☆☆",
    "★a",
  ])
  func `other words are not levels`(text: String) {
    #expect(MoodLevel(spoken: text) == nil)
  }

  @Test(arguments: [
    ("feel purple", "\"purple\""), ("feel 보라", "\"보라\""),
    ("feel very", "\"very\""), ("feel not great", "\"not great\""),
    ("feel 너무", "\"너무\""), ("feel 보통은 걷는다", "\"보통은 걷는다\""),
    ("feel 행복하지 않은 날", "\"행복하지 않은 날\""), ("feel 7 out of 5", "\"out of 5\""),
    ("feel so then we left", "\"so then we left\""),
    ("feel very purple today", "\"very purple today\""),
    ("feel 10.5 \"a walk\"", "\"a walk\""), ("feel 10.5", ""), ("feel \" \" walk", "\"walk\""),
  ])
  func `a word in place of a level is answered with the range and a line that runs`(
    line: String, memo: String
  ) {
    for language in Language.allCases {
      let errors = MoodCommandFixture(language).run(line).errors
      #expect(errors.contains("hearth feel 60\(memo.isEmpty ? "" : " ")\(memo)\n"), "\(errors)")
      #expect(errors.contains(language(ko: "0부터 100까지", en: "0 to 100")))
    }
  }

  @Test func `a day without a level is hollow and grey in calendars`() {
    let day = MoodDay(day: Day(literal: "2026-03-01"), tally: LevelTally([nil]))
    let shade = day.shade(in: HearthDomain.Palette.canvas)
    #expect(shade.style == Style(foreground: RGBA(.noLevel).terminalColor))
  }
}
