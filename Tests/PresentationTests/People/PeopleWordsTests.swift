import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct PeopleWordsTests {
  @Test(arguments: PhraseBand.allCases)
  func `every affection level has five phrases in both languages`(band: PhraseBand) {
    var found: Set<Words> = []
    for seed in 0..<200 {
      var numbers = SeededNumbers(seed: UInt64(seed))
      found.insert(Phrase(of: band, using: &numbers).text)
    }
    #expect(found.count == Phrase.countPerBand)
    #expect(Set(found.map(\.ko)).count == 5)
    #expect(Set(found.map(\.en)).count == 5)
    // They are shown in quotation marks.
    #expect(!found.contains { $0.en.contains("“") || $0.ko.contains("“") })
  }

  @Test(arguments: [
    (3, "D-3", "in 3 d"), (1, "D-1", "tomorrow"), (0, "D-day", "today"), (-2, "D+2", "2 d late"),
    (.min, "D+\(Int.min.magnitude)", "\(Int.min.magnitude) d late"),
  ])
  func `days left are written in the usual form`(
    daysLeft: Int, korean: String, english: String
  ) {
    #expect(DDay.text(daysLeft: daysLeft, in: .korean) == korean)
    #expect(DDay.text(daysLeft: daysLeft, in: .english) == english)
  }

  @Test(arguments: [
    ("03-21", "21 March", "3월 21일"), ("1990-03-21", "21 March 1990", "1990년 3월 21일"),
    (
      "02-29", "29 February, this year Sat 28 Feb, next Sun 28 Feb 2027",
      "2월 29일, 올해는 2월 28일 (토), 다음은 2027년 2월 28일 (일)"
    ),
    (
      "lunar:08-15",
      "15th of the 8th lunar month, this year Fri 25 Sep, next Wed 15 Sep 2027",
      "음력 8월 15일, 올해는 9월 25일 (금), 다음은 2027년 9월 15일 (수)"
    ),
    (
      "lunar:leap-04-02",
      "2nd of the leap 4th lunar month, this year Mon 18 May, next Fri 7 May 2027",
      "음력 윤4월 2일, 올해는 5월 18일 (월), 다음은 2027년 5월 7일 (금)"
    ),
    (
      "lunar:2020-leap-04-02",
      "2nd of the leap 4th lunar month of 2020, this year Mon 18 May, next Fri 7 May 2027",
      "음력 2020년 윤4월 2일, 올해는 5월 18일 (월), 다음은 2027년 5월 7일 (금)"
    ),
    ("11-23", "23 November, in 3 days", "11월 23일, 3일 뒤예요"),
    ("11-20", "20 November, today", "11월 20일, 오늘이에요"),
  ])
  func `birthdays are shown with this year's date`(typed: String, en: String, ko: String) throws {
    let birthday = try Birthday(typed)
    let today = Day(literal: "2026-11-20")
    #expect(birthday.text(in: .english, today: today) == en)
    #expect(birthday.text(in: .korean, today: today) == ko)
  }
}
