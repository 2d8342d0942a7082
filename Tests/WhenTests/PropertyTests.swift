import HearthDomain
import HearthWhen
import HearthWhenSupport
import Testing

/// Properties of the reader that no single rule ensures.
@Suite struct PropertyTests {
  static let english = (
    days: [
      "tomorrow", "on 5 dec", "next tuesday", "in 3 days", "the day after tomorrow",
      "a week on thursday", "first monday of december", "5 december 2026", "christmas eve",
      "tue 24 nov", "last friday of november", "2026-12-08", "friday week", "wed the 25th",
    ],
    times: ["3pm", "at 15:30", "9.15am", "at noon", "quarter to four", "0930 hrs", "7:30 pm"]
  )
  static let korean = (
    days: [
      "내일", "12월 5일", "다음 주 화", "사흘 뒤", "모레", "다다음주 목요일", "12월 첫째 월요일",
      "2026년 12월 5일", "다음 달 1일", "크리스마스 이브", "11월 24일(화)", "이번 달 마지막 금요일",
    ],
    times: ["오후 3시", "15:30", "저녁 7시 반", "오전 9시 15분", "정오", "밤 11시"]
  )

  @Test func `day and time mean the same in either order`() {
    for (title, forms) in [("Zorb", Self.english), ("빙글", Self.korean)] {
      for day in forms.days {
        for time in forms.times {
          let first = WhenFixture.planned("\(title) \(day) \(time)")
          let second = WhenFixture.planned("\(title) \(time) \(day)")
          #expect(first != nil && first?.plan == second?.plan, "\(day) \(time)")
          #expect(first?.title == title)
        }
      }
    }
  }

  @Test func `a day and a time are combined`() {
    for (title, forms) in [("Zorb", Self.english), ("빙글", Self.korean)] {
      for day in forms.days {
        let alone = WhenFixture.planned("\(title) \(day)")
        for time in forms.times {
          let both = WhenFixture.planned("\(title) \(day) \(time)")
          let timed = WhenFixture.planned("\(title) tomorrow \(time)")
          #expect(both?.plan.start.day == alone?.plan.start.day, "\(day) \(time)")
          #expect(both?.plan.start.time == timed?.plan.start.time, "\(day) \(time)")
        }
      }
    }
  }

  @Test func `a repetition keeps its rule beside a time, a span, an end and a count`() {
    let repetitions = [
      "every tue", "every other thursday", "weekdays", "daily", "first monday of every month",
      "monthly on the 15th", "mondays and wednesdays", "every 3 days",
    ]
    let rest = ["7pm", "from 7pm to 8pm", "7pm for 2 hours", "7pm until easter", "7pm from 1 dec"]
    for repetition in repetitions {
      let alone = WhenFixture.planned("Zorb \(repetition) 7pm")?.plan.rule
      for part in rest {
        let plan = WhenFixture.planned("Zorb \(repetition) \(part)")
        #expect(plan?.title == "Zorb", "\(repetition) \(part)")
        #expect(plan?.plan.rule?.withoutEnd == alone, "\(repetition) \(part)")
        #expect(plan?.plan.start.time.hour == 19, "\(repetition) \(part)")
      }
    }
  }

  @Test func `no text takes long to parse or traps`() {
    let words = Array(repeating: "every monday may 3 at 5 to 다음 주 3시", count: 500)
    let clock = ContinuousClock()
    for long in [
      words.joined(separator: " "), String(repeating: "ab_", count: 10_000),
      String(repeating: "“a ", count: 10_000),
    ] {
      let spent = clock.measure { _ = WhenFixture.read("Zorb \(long)") }
      // 100 times the bound of a release build.
      #expect(spent < .seconds(5))
    }
    var random = SeededGenerator(seed: 7)
    let alphabet = Array("abc 월화수0123456789:./-~(),'\"년월일시분 \u{0}é👍")
    for _ in 0..<WhenFixture.count(500, whole: 5_000) {
      let count = Int(random.next() % 40)
      let text = String(
        (0..<count).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] })
      _ = WhenFixture.read(text)
    }
  }
}

extension PlannedTime {
  var rule: Recurrence? {
    guard case .rule(let rule)? = repetition?.rule else { return nil }
    return rule
  }
}

extension Recurrence {
  var withoutEnd: Recurrence {
    var copy = self
    (copy.until, copy.count) = (nil, nil)
    return copy
  }
}
