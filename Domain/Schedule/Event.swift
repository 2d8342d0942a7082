public struct Event: Hashable, Sendable {
  public internal(set) var id: ID<Event>
  public internal(set) var details: EventDetails
  /// How the event repeats; nil if it takes place once.
  public internal(set) var repetition: EventRepetition?
  /// How the event repeats after it is done, as earlier versions stored it; it becomes a to-do.
  package var afterDone: AfterDone?
  /// The calendar of the event and all its occurrences.
  public internal(set) var calendar: CalendarName
  /// Words of the event's file text besides title, note and place, for searching; set only during a
  /// search.
  package var searchWords = EventSearchWords.none

  public init(
    id: ID<Event>, details: EventDetails, repetition: EventRepetition? = nil,
    in calendar: CalendarName = .home
  ) {
    self.id = id
    self.details = details
    self.repetition = repetition
    self.calendar = calendar
  }

  public var title: String { details.title.value }
  public var note: String { details.note.value }
  /// The place; empty if there is none.
  public var place: String { details.placeName }
  public var span: EventSpan { details.span }

  /// The series, if the event repeats by a rule; otherwise nil.
  public var series: EventSeries? {
    if case .series(let series)? = repetition { series } else { nil }
  }

  /// Whether the event repeats by a rule.
  package var isSeries: Bool { if case .series? = repetition { true } else { false } }

  /// The texts that a search compares.
  public var searchedTexts: [String] {
    [title, note] + (place.isEmpty ? [] : [place]) + searchWords.eventWords
  }

  /// Whether the query matches the title, the note, the place, or other searchable words of the
  /// event. A blank query matches every event.
  public func matches(_ query: String) -> Bool {
    searchedTexts.contains { SearchFolding.matches($0, query) }
  }
}

/// Status of an event relative to now, in the order in which a day shows the statuses.
public enum EventStatus: String, CaseIterable, Hashable, Sendable {
  case now
  case upcoming
  case done
}
