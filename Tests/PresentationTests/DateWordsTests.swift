import Foundation
import HearthDomain
import HearthPresentation
import HearthTestSupport
import HearthWhen
import Testing

@Suite struct DateWordsTests {
  private let korean = DayFormatter(.korean, today: Day(literal: "2026-11-20"))
  private let english = DayFormatter(.english, today: Day(literal: "2026-11-20"))

  @Test(arguments: [
    ("2026-11-20", "2026년 11월 20일 금요일", "Friday, 20 November 2026"),
    ("2027-01-03", "2027년 1월 3일 일요일", "Sunday, 3 January 2027"),
  ])
  func `a day is written in full`(day: String, ko: String, en: String) {
    #expect(korean.long(Day(literal: day)) == ko)
    #expect(english.long(Day(literal: day)) == en)
  }

  @Test(arguments: [
    ("2026-11-20", "11월 20일 (금)", "Fri 20 Nov"), ("2026-01-05", "1월 5일 (월)", "Mon 5 Jan"),
    ("2025-12-31", "2025년 12월 31일 (수)", "Wed 31 Dec 2025"),
  ])
  func `a day is written in short, with the year if it is another`(
    day: String, ko: String, en: String
  ) {
    #expect(korean.shortWithWeekday(Day(literal: day)) == ko)
    #expect(english.shortWithWeekday(Day(literal: day)) == en)
    #expect(ko.hasPrefix(korean.short(Day(literal: day))))
    #expect(en.hasSuffix(english.short(Day(literal: day))))
  }

  @Test(arguments: [
    (0, "오늘", "today"), (1, "내일", "tomorrow"), (2, "모레", "in 2 days"), (3, "3일 뒤", "in 3 days"),
    (-1, "어제", "yesterday"), (-2, "그저께", "2 days ago"), (-30, "30일 전", "30 days ago"),
  ])
  func `a day is described relative to today`(distance: Int, ko: String, en: String) {
    let day = Day(literal: "2026-11-20").adding(days: distance)
    #expect(korean.relative(day) == ko)
    #expect(english.relative(day) == en)
  }

  @Test func `times and months are written`() throws {
    let local = LocalTime(literal: "2026-11-20T15:00")
    #expect(korean.short(local) == "11월 20일 15:00")
    #expect(english.short(local) == "20 Nov 15:00")
    #expect(english.time(try #require(TimeOfDay(hour: 9, minute: 5, second: 7))) == "09:05")
    #expect(local.day.calendarMonth.words(in: .korean) == "2026년 11월")
    #expect(local.day.calendarMonth.words(in: .english) == "November 2026")
    #expect(Weekday.wednesday.name(in: .english) == "Wednesday")
    #expect(Weekday.sunday.name(in: .korean) == "일요일")
  }

  @Test(arguments: [
    (0, "0분", "0 min"), (45, "45분", "45 min"), (60, "1시간", "1 h"), (90, "1시간 30분", "1 h 30 min"),
    (1440, "1일", "1 day"), (4505, "3일 3시간 5분", "3 days 3 h 5 min"), (-5, "5분", "5 min"),
  ])
  func `a duration is written in its parts`(minutes: Int, ko: String, en: String) {
    #expect(Language.korean.duration(minutes: minutes) == ko)
    #expect(Language.english.duration(minutes: minutes) == en)
  }

  @Test func `a duration of any length is written`() {
    #expect(!Language.english.duration(minutes: .min).isEmpty)
    #expect(!Language.korean.duration(minutes: .max).isEmpty)
  }

  @Test func `an English noun agrees with its number`() {
    #expect(Plural("day")(1) == "1 day")
    #expect(Plural("day")(0) == "0 days")
    #expect(Plural("day")(-1) == "-1 day")
    #expect(Plural("person", "people")(2) == "2 people")
    #expect(Plural("person", "people").noun(for: 1) == "person")
  }
}

@Suite struct KoreanParticleTests {
  @Test(arguments: [
    ("엄마", "엄마를", "엄마가", "엄마는", "엄마와", "엄마로"),
    ("지민", "지민을", "지민이", "지민은", "지민과", "지민으로"),
    ("서울", "서울을", "서울이", "서울은", "서울과", "서울로"),
    ("값", "값을", "값이", "값은", "값과", "값으로"),
  ])
  func `a particle follows the last sound`(
    word: String, object: String, subject: String, topic: String, with: String, toward: String
  ) {
    #expect(KoreanParticle.object(word) == object)
    #expect(KoreanParticle.subject(word) == subject)
    #expect(KoreanParticle.topic(word) == topic)
    #expect(KoreanParticle.with(word) == with)
    #expect(KoreanParticle.toward(word) == toward)
    let decomposed = word.decomposedStringWithCanonicalMapping
    #expect(KoreanParticle.object.form(after: decomposed) == String(object.suffix(1)))
  }

  @Test(arguments: [
    ("Anna", "를"), ("Tom", "을"), ("Daniel", "을"), ("Jane", "을"), ("Mike", "를"), ("Jack", "을"),
    ("David", "를"), ("Kyle", "을"), ("Zoë", "를"), ("PDF", "를"), ("URL", "을"), ("JSON", "을"),
    ("3", "을"), ("2", "를"), ("10", "을"), ("D-7", "을"), ("“봄”", "을"), ("나(너)", "를"), ("ＡＮＮＡ", "를"),
    ("☆", "을(를)"), ("", "을(를)"), ("ㄱ", "을"), ("👪", "을(를)"), ("봄!", "을"), ("봄 ☆", "을"),
    ("Design review 👩‍💻", "를"), ("회의 🎉🎉", "를"), ("2026 🌲!", "을"), ("👪 (☆)", "을(를)"), ("50%", "를"),
    ("abc", "를"), ("Scott", "을"), ("script", "을"),
  ])
  func `particles follow numbers, Latin letters and marks as they are read`(
    word: String, object: String
  ) {
    #expect(KoreanParticle.object.form(after: word) == object)
  }

  @Test(arguments: [("1", "로"), ("8", "로"), ("6", "으로"), ("Daniel", "로"), ("부엌", "으로"), ("R", "로")])
  func `the direction particle after rieul is shortened`(word: String, toward: String) {
    #expect(KoreanParticle.toward.form(after: word) == toward)
  }

  @Test(arguments: [
    ("‘오늘’", "이라는", "이라"), ("‘purple’", "이라는", "이라"), ("644", "라는", "라"),
    ("600", "이라는", "이라"), ("‘엄마’", "라는", "라"), ("‘:memory:’", "라는", "라"),
    ("Etc/UTC", "라는", "라"), ("☆", "(이)라는", "(이)라"),
  ])
  func `quotative and causal forms follow the last sound`(
    word: String, called: String, because: String
  ) {
    #expect(KoreanParticle.called.form(after: word) == called)
    #expect(KoreanParticle.because.form(after: word) == because)
  }

  @Test(arguments: KoreanParticle.allCases)
  func `both particle forms are shown if the sound is unknown`(particle: KoreanParticle) {
    #expect(particle("☆").contains("("))
  }
}
