import HearthDomain
import JSONText

/// Puts people into words and JSON, as seen from now.
package struct PersonFormatter: Sendable {
  let clock: LocalClock
  let randomness: Randomness

  package init(clock: LocalClock, randomness: Randomness) {
    self.clock = clock
    self.randomness = randomness
  }

  var today: Day { clock.today }

  /// Understands days as they are typed of what has happened.
  var dates: DateInput { DateInput(clock: clock, leaning: .past).recording }

  /// The same of days that are only looked at.
  var shownDates: DateInput { DateInput(clock: clock, leaning: .past) }

  /// A phrase of the plant, another one each time.
  func phrase(of person: Person) -> Words {
    var numbers = randomness
    return Phrase(of: person.phraseBand(on: today), using: &numbers).words
  }

  func json(of person: Person, in language: Language) -> JSONObject {
    person.json(today: today, phrase: phrase(of: person)(language))
  }
}
