import HearthDomain
import HearthWhen
import HearthWhenSupport
import Testing

/// Every value that the formatter prints is parsed as the same value. `.ci/run` tries 10,000 plans
/// in a release build, where each takes a twentieth of the time: `hearth-when-rows --round-trip N`.
@Suite struct RoundTripTests {
  @Test(arguments: [Language.english, .korean])
  func `plans are read back as printed`(language: Language) {
    var trip = RoundTrip(language)
    trip.run(300)
    #expect(trip.failures == [])
    #expect(trip.refused * 20 <= trip.total)
  }
}

extension RoundTripTests {
  /// Returns the answers to the titles of a table, or to a sample of them in a normal run.
  private func answers(of table: String) throws -> [(typed: String, answer: PlanAnswer)] {
    let rows = try WhenFixture.table(table).rows
    let step = max(1, rows.count / WhenFixture.count(100, whole: rows.count))
    return stride(from: 0, to: rows.count, by: step).map { index in
      (rows[index].typed, WhenFixture.read(rows[index].typed))
    }
  }

  /// Users who cannot be asked copy one of the printed lines instead.
  @Test(arguments: ["existing-en.txt", "existing-ko.txt", "must-ask.txt"])
  func `typing a choice of a question plans that choice`(table: String) throws {
    var (count, different): (Int, [String]) = (0, [])
    let reader = WhenReader(WhenFixture.context())
    for (typed, answer) in try answers(of: table) {
      guard case .ambiguous(_, let choices) = answer else { continue }
      #expect(choices.count > 1, "\(typed)")
      let today = WhenFixture.context().now.day
      for language in Language.allCases {
        for choice in choices where choice.title != typed && !choice.title.isEmpty {
          count += 1
          let line = PlanFormatter(language, today: today).line(choice, readBy: reader)
          guard let line, case .planned(let read) = WhenFixture.read(line),
            [choice.title, "\"\(choice.title)\""].contains(read.title),
            read.plan.bounds == choice.plan.bounds,
            read.plan.repetition == choice.plan.repetition
          else {
            different.append("\(typed): \(line ?? "no words")")
            continue
          }
        }
      }
    }
    // Repetitions at several hours of a day or after completion have no words for their first
    // occurrence.
    #expect(different.count * 20 < count, "\(different)")
  }

  @Test(arguments: ["existing-en.txt", "existing-ko.txt"])
  func `repetitions are printed in words with the same meaning`(table: String) throws {
    var (said, count) = (0, 0)
    for (typed, answer) in try answers(of: table) {
      // The end of a repetition within days is written only as a day.
      guard case .planned(let plan) = answer, let repetition = plan.plan.repetition,
        plan.plan.isAllDay || !repetition.isWithinDays
      else { continue }
      for language in Language.allCases {
        count += 1
        guard let words = repetition.words(in: language) else { continue }
        said += 1
        let read = try? WhenReader(WhenFixture.context()).repetition(words)
        #expect(read?.value.repetition == repetition, "\(typed): \(words)")
        #expect(read?.value.namesStart == false, "\(typed): \(words)")
      }
    }
    #expect(said * 10 > count * 9)
  }

  @Test func `every date in long or short form is read back`() throws {
    let today = WhenFixture.context().now.day
    for language in Language.allCases {
      let words = DayFormatter(language, today: today)
      for distance in stride(from: -800, through: 800, by: 7) {
        let day = today.adding(days: distance)
        let context = WhenFixture.context().withSearchDirection(distance < 0 ? .past : .future)
        for text in [
          words.long(day), words.short(day), words.shortWithWeekday(day), words.relative(day),
          "\(day)",
        ] {
          #expect(try WhenReader(context).day(text) == day, "\(text)")
        }
      }
    }
  }
}

extension EnteredRepetition {
  fileprivate var isWithinDays: Bool {
    if case .rule(let rule) = self.rule { rule.frequency < .daily } else { false }
  }
}
