/// What is entered about an event; adding and editing share it.
public struct EventDetails: Hashable, Sendable {
  public var title: EventTitle
  public var note: EventNote
  public var span: EventSpan
  public var reminders: LeadTimes
  public var part: EventPart
  /// Whether all later times of its series are so as well, as long after their starts: only of what
  /// one time of a series has of its own.
  public var holdsOn: Bool

  /// Whether anything comes of it: it is neither called off nor said to leave its time free.
  var takesPart: Bool { part == .busy }

  /// The reminders that come after the start; those of whole days come by the day.
  package var lateReminders: [Int] {
    span.isAllDay ? [] : reminders.minutesBefore.filter { $0 < 0 }
  }

  public init(
    title: EventTitle, note: EventNote = .blank, span: EventSpan,
    reminders: LeadTimes = .atStart, part: EventPart = .busy, holdsOn: Bool = false
  ) {
    self.title = title
    self.note = note
    self.span = span
    self.reminders = reminders
    self.part = part
    self.holdsOn = holdsOn
  }
}

public typealias EventTitle = LimitedText<EventTitleRule>
public typealias EventNote = LimitedText<EventNoteRule>

public enum EventTitleRule: TextRule {
  public static let field = Field.eventTitle
  public static let characters = 1...500
  public static let mostImported = EventText.mostShown
  public static let keepsLines = false
}

public enum EventNoteRule: BlankTextRule {
  public static let field = Field.eventNote
  public static let characters = 0...500
  public static let mostImported = EventText.mostShown
  public static let keepsLines = true
}

extension EventTitle {
  /// What a single time of a series is called that says nothing of its own: the same, or of what
  /// nobody types so long the beginning. There may be thousands of such times.
  package var ofSingleTime: EventTitle {
    let most = EventTitleRule.characters.upperBound
    if value.utf8.count <= most || (try? EventTitle(value)) != nil { return self }
    let start = String(String.UnicodeScalarView(value.unicodeScalars.prefix(most - 1)))
    return (try? EventTitle(start + "…")) ?? self
  }
}

extension EventDetails {
  /// As it is kept of a single time of that series: without a copy of a long title.
  func ofSingleTime(of series: Event) -> EventDetails {
    var own = self
    if title == series.details.title { own.title = title.ofSingleTime }
    return own
  }
}

extension EventNote {
  /// From how many characters on a counter warns.
  public static var nearlyFull: Int { 450 }
}
