/// The fields of an event that were changed both here and in its file.
public struct EventConflict: Hashable, Sendable {
  /// Maximum number of characters that a report shows of each of two conflicting texts.
  /// It is large, because the file's text may be stored nowhere else.
  package static let maxShown = 2000

  /// A field that was changed on both sides, with its value here and in the file.
  public enum ConflictingField: Hashable, Sendable {
    case title(here: String, there: String)
    case note(here: String, there: String)
    case place(here: String, there: String)
    case reminders(here: LeadTimes, there: LeadTimes)
    case when(here: When, there: When)
  }

  /// When the event takes place.
  public struct When: Hashable, Sendable {
    public let span: EventSpan
    public let repetition: EventRepetition?
    /// The overrides, by the original start of their occurrence.
    public let changes: [LocalTime: SeriesException.Change]
  }

  /// The beginning of the event's title here.
  public let title: String
  public let fields: [ConflictingField]
}

extension EventConflict.ConflictingField {
  /// The merge unit of a linked item to which this field belongs.
  package var unit: LinkUnits.Unit {
    switch self {
    case .title: .property("SUMMARY")
    case .note: .property("DESCRIPTION")
    case .place: .property("LOCATION")
    case .reminders: LinkUnits.reminders
    case .when: .timing
    }
  }
}

extension LinkUnits {
  /// The merge unit for all alarms together, since this program edits them together.
  package static let reminders = Unit.component("VALARM")
}
