/// What a plant says above its name: one of five phrases for the state of the plant.
package struct Phrase: Hashable, Sendable {
  package static let countPerBand = 5

  package let band: PhraseBand
  /// Index among the phrases of the band, from 0 to 4.
  package let index: Int

  package init(of band: PhraseBand, using randomness: inout some RandomNumberGenerator) {
    self.band = band
    // `Int.random(in:)` could loop for ever with a generator that repeats its values.
    index = Int(randomness.next() % UInt64(Phrase.countPerBand))
  }
}

/// The state of a plant that selects its phrases.
public enum PhraseBand: String, CaseIterable, Hashable, Sendable {
  /// Never watered and not due yet.
  case neverWatered
  /// Watered and not due yet.
  case watered
  case dueToday
  case wilted
}

extension Person {
  public func phraseBand(on day: Day) -> PhraseBand {
    switch state(on: day) {
    case .wilted: .wilted
    case .due: .dueToday
    case .fresh, .fine, .thirsty: care.lastContactOn == nil ? .neverWatered : .watered
    }
  }
}
