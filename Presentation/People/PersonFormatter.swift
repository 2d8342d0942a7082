import HearthDomain
import HearthWhen
import JSONText

/// Formats people as text and JSON, relative to today.
package struct PersonFormatter: Sendable {
  let clock: LocalClock
  let randomness: Randomness

  package init(clock: LocalClock, randomness: Randomness) {
    self.clock = clock
    self.randomness = randomness
  }

  var today: Day { clock.today }

  /// Parses days typed for records of past contacts; see ``WhenReader/forRecords``.
  var recordedDateReader: WhenReader { WhenReader(clock, .past).forRecords }

  /// Parses days that only choose what is displayed.
  var viewedDateReader: WhenReader { WhenReader(clock, .past) }

  /// Returns one of the phrases that the plant can say in its current state, chosen at random.
  func phrase(of person: Person) -> Words {
    var numbers = randomness
    return Phrase(of: person.phraseBand(on: today), using: &numbers).text
  }

  func json(of person: Person, in language: Language) -> JSONObject {
    person.json(today: today, phrase: phrase(of: person)(language))
  }
}
