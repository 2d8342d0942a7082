/// Why a text is not a valid recurrence rule, and at which position.
public struct RecurrenceRefusal: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The name of the part is unknown.
    case unknownPart
    /// The part occurs twice.
    case repeated
    /// A required part is missing.
    case missing
    /// The value is malformed.
    case malformedValue
    case outOfRange(ClosedRange<Int>)
    case noSuchDay
    /// The part cannot be combined with the other one.
    case notCombinableWith(RecurrencePart)
    /// The part is not allowed for the frequency.
    case notAllowedFor(Recurrence.Frequency)
    /// The part requires one of these parts.
    case needsOneOf([RecurrencePart])
    /// The calendar is not supported, so the rule should be stored unchanged.
    case unknownCalendar
    /// A period could have more instances than allowed.
    case tooManyInstances(limit: Int)
    /// The rule repeats within a day, but the start has no time of day.
    case needsTime
  }

  /// Name of the part, as written.
  public let part: String
  /// The text within the part that caused the error; nil for the whole part.
  public let value: String?
  /// Position in the text, counted from 1.
  public let position: Int
  public let reason: Reason
}
