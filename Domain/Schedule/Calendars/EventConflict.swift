/// What was changed of an event here, and otherwise in its file.
public struct EventConflict: Hashable, Sendable {
  /// So many characters are told of a title or a note on each side, which may stand nowhere else.
  package static let mostShown = 2000

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

  /// How what the event is called here begins.
  public let title: String
  public let sides: [Sides]
}

extension EventConflict.Sides {
  /// What of an item it is.
  package var unit: LinkUnits.Unit {
    switch self {
    case .title: .property("SUMMARY")
    case .note: .property("DESCRIPTION")
    case .reminders: LinkUnits.reminders
    case .when: .when
    }
  }
}

extension LinkUnits {
  /// All alarms together, which are entered together here.
  package static let reminders = Unit.component("VALARM")
}
