import HearthDomain

/// The days from one to another as they were typed, each nil where that side is open; or one text
/// that names them all.
struct TypedDays: Hashable, Sendable {
  private let named: String?
  private let from: String?
  private let to: String?

  /// Reads the argument `day` and the options `from` and `to`; throws where both are given.
  init(_ input: ParsedInput) throws {
    named = try input[MoodSpec.days]
    from = try input[MoodSpec.from]
    to = try input[MoodSpec.to]
    if let named, from != nil || to != nil {
      throw input.refusal(.conflictingOptions([named, from != nil ? "--from" : "--to"]))
    }
  }

  /// Throws for what is no day, and for an end before the beginning.
  func days(_ formatter: MoodFormatter) throws -> ClosedRange<Day> {
    if let named { return try formatter.dates.days(named) }
    let first = try from.map { try formatter.dates.day($0) } ?? .earliest
    let last = try to.map { try formatter.dates.day($0) } ?? .latest
    guard first <= last else {
      throw DomainError.invalid(.day, .beforeFirstDay(last, first: first))
    }
    return first...last
  }
}
