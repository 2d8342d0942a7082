/// Why a text is no recurrence rule, and where.
public struct RecurrenceRefusal: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// No part has that name.
    case unknownPart
    /// The part is there twice.
    case repeated
    /// The rule has no such part, and needs it.
    case missing
    /// The value has not the form that the part takes.
    case unreadable
    case outOfRange(ClosedRange<Int>)
    case noSuchDay
    /// The part may not stand beside the other one.
    case notBeside(RecurrencePart)
    /// The part may not stand in rules of that frequency.
    case notEvery(Recurrence.Frequency)
    /// The part needs one of these.
    case needs([RecurrencePart])
    /// Nobody here knows that calendar; the rule is to be kept as it is.
    case unknownCalendar
    /// One period would have more members.
    case tooManyMembers(limit: Int)
    /// Such a rule repeats within a day, and the start is a day.
    case needsTime
  }

  /// The name of the part, as it was written.
  public let part: String
  /// What in the part is meant, where that is less than all of it.
  public let value: String?
  /// Where in the text that begins, counted from 1.
  public let place: Int
  public let reason: Reason
}
