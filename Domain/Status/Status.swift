/// What there is to say in one line, at a moment.
public struct Status: Hashable, Sendable {
  /// What of it can be asked for; what is not asked for is not read.
  public enum Part: CaseIterable, Hashable, Sendable {
    case duePeople
    case nextPerson
    case currentEvent
    case nextEvent
    case pages
    case mood
    case saying
  }

  /// How many pages are to be read.
  public struct Pages: Hashable, Sendable {
    public var count = 0
    /// Whether there may be more: only the books with the soonest targets were looked at.
    public var isOpenEnded = false
  }

  /// How many plants wait for water.
  public var duePeople = 0
  /// Whose plant has waited the longest, or is to be watered next.
  public var nextPerson: Person?
  /// What goes on now, rather with times than all day.
  public var currentEvent: Occurrence?
  /// What starts next, whenever that is.
  public var nextEvent: Occurrence?
  /// What the plans of open books still ask for today; of books read in percent nothing.
  public var pages = Pages()
  /// The last mood of today.
  public var mood: Mood?
  /// The newest saying with a red dot.
  public var saying: Saying?

  public init() {}
}
