/// The user-editable fields of an event.
public struct EventDetails: Hashable, Sendable {
  public var title: EventTitle
  public var note: EventNote
  /// Where the event takes place. Blank if the user removed the place that the event's file states;
  /// nil if there never was one.
  public var place: EventPlace?
  public var span: EventSpan
  public var reminders: LeadTimes
  public var availability: EventAvailability
  /// Whether this override also applies to all later occurrences of the series. They are shifted by
  /// the same amount from their original starts.
  public var appliesToLater: Bool

  /// Whether the event is busy: neither cancelled nor marked as free.
  var isBusy: Bool { availability == .busy }

  /// The place as text; empty if there is none.
  public var placeName: String { place?.value ?? "" }

  /// Reminders after the start, in minutes; none for all-day events, whose reminders are at a time
  /// of day.
  package var lateReminders: [Int] {
    span.isAllDay ? [] : reminders.minutesBefore.filter { $0 < 0 }
  }

  public init(
    title: EventTitle, note: EventNote = .blank, place: EventPlace? = nil, span: EventSpan,
    reminders: LeadTimes = .atStart, availability part: EventAvailability = .busy,
    appliesToLater: Bool = false
  ) {
    self.title = title
    self.note = note
    self.place = place
    self.span = span
    self.reminders = reminders
    self.availability = part
    self.appliesToLater = appliesToLater
  }

  /// Sets the place that the user entered; a blank text removes it.
  public mutating func setPlace(_ entered: EventPlace) {
    place = entered.isEmpty && place == nil ? nil : entered
  }
}

public typealias EventTitle = LimitedText<EventTitleRule>
public typealias EventNote = LimitedText<EventNoteRule>
public typealias EventPlace = LimitedText<EventPlaceRule>

public enum EventTitleRule: TextRule {
  public static let field = Field.eventTitle
  public static let lengthRange = 1...500
  public static let maxImportedLength = EventText.maxShown
  public static let keepsLineBreaks = false
}

public enum EventNoteRule: BlankTextRule {
  public static let field = Field.eventNote
  public static let lengthRange = 0...500
  public static let maxImportedLength = EventText.maxShown
  public static let keepsLineBreaks = true
}

public enum EventPlaceRule: BlankTextRule {
  public static let field = Field.eventPlace
  public static let lengthRange = 0...200
  public static let maxImportedLength = EventText.maxShown
  public static let keepsLineBreaks = false
}

extension EventTitle {
  /// The title to store for an occurrence without a title of its own. An imported title that is too
  /// long is cut, since there may be thousands of such occurrences.
  package var asOccurrenceTitle: EventTitle {
    let most = EventTitleRule.lengthRange.upperBound
    if value.utf8.count <= most || (try? EventTitle(value)) != nil { return self }
    let start = String(String.UnicodeScalarView(value.unicodeScalars.prefix(most - 1)))
    return (try? EventTitle(start + "…")) ?? self
  }
}

extension EventDetails {
  /// Returns the details to store for a single occurrence of that series. A long title is not
  /// stored again.
  func asOccurrenceDetails(of series: Event) -> EventDetails {
    var own = self
    if title == series.details.title { own.title = title.asOccurrenceTitle }
    return own
  }
}

extension EventNote {
  /// Number of characters from which on a counter warns the user.
  public static var warningLength: Int { 450 }
}
