import HearthDomain

/// The days from one to another as they were typed, each nil where that side is open.
struct TypedDays: Hashable, Sendable {
  let from: String?
  let to: String?

  init(_ input: ParsedInput) {
    from = input.text("from")
    to = input.text("to")
  }

  /// Throws for what is no day, and for an end before the beginning.
  func days(_ voice: MoodVoice) throws -> ClosedRange<Day> {
    let first = try from.map { try voice.dates.day($0) } ?? .earliest
    let last = try to.map { try voice.dates.day($0) } ?? .latest
    guard first <= last else {
      throw DomainError.invalid(.day, .beforeFirstDay(last, first: first))
    }
    return first...last
  }

  var isOpen: Bool { from == nil && to == nil }
}
