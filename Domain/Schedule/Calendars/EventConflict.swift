/// The fields of an event that were changed both here and in its file.
public struct EventConflict: Hashable, Sendable {
  /// Maximum number of characters that a report shows of a title or note on each side; the text on
  /// the other side may be stored nowhere else.
  package static let maxShown = 2000

  /// One conflicting field, with its value here and in the file.
  public enum ConflictingField: Hashable, Sendable {
    case title(here: String, there: String)
    case note(here: String, there: String)
    case reminders(here: LeadTimes, there: LeadTimes)
    case when(here: When, there: When)
  }

  /// When the event takes place.
  public struct When: Hashable, Sendable {
    public let span: EventSpan
    public let repetition: EventRepetition?
    /// The overrides, by original start.
    public let changes: [LocalTime: SeriesException.Change]
  }

  /// The beginning of the event's title here.
  public let title: String
  public let fields: [ConflictingField]
}

extension EventConflict.ConflictingField {
  /// The unit of a linked item that this field belongs to.
  package var unit: LinkUnits.Unit {
    switch self {
    case .title: .property("SUMMARY")
    case .note: .property("DESCRIPTION")
    case .reminders: LinkUnits.reminders
    case .when: .timing
    }
  }
}

extension LinkUnits {
  /// All alarms together, because they are edited together in this program.
  package static let reminders = Unit.component("VALARM")
}
