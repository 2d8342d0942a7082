/// What was changed of an event here, and otherwise in its file.
public struct EventConflict: Hashable, Sendable {
  /// One thing of it, as it is here and there.
  public enum Sides: Hashable, Sendable {
    case title(here: String, there: String)
    case note(here: String, there: String)
    case reminders(here: LeadTimes, there: LeadTimes)
    case when(here: When, there: When)
  }

  /// When it takes place.
  public struct When: Hashable, Sendable {
    public let span: EventSpan
    public let repetition: EventRepetition?
    /// By when the times would start.
    public let changes: [LocalTime: SeriesException.Change]
  }

  /// What the event is called here.
  public let title: String
  public let sides: [Sides]
}
