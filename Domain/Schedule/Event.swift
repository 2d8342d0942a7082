/// Something planned, with a start and an end.
public struct Event: Hashable, Sendable {
  public let id: ID<Event>
  public internal(set) var details: EventDetails
  /// How it repeats; nil for what takes place once.
  public internal(set) var repetition: EventRepetition?
  /// In which it is, with all of its times.
  public internal(set) var calendar: CalendarName
  /// What its text tells beside title and note, where a search has looked at it.
  package var told = KeptWords.none

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
  public var span: EventSpan { details.span }

  /// By which rule it repeats, if it does by one.
  public var series: EventSeries? {
    if case .series(let series)? = repetition { series } else { nil }
  }

  /// After how many days it is to be done again, if it is.
  public var afterDone: AfterDone? {
    if case .afterDone(let afterDone)? = repetition { afterDone } else { nil }
  }

  /// The texts by which a search finds the event.
  public var searchedTexts: [String] { [title, note] + told.whole }

  /// Whether a search finds the event, by its title, its note or what its text tells beside these;
  /// a blank query finds every one.
  public func answers(to query: String) -> Bool {
    SearchFolding.matches(title, query) || SearchFolding.matches(note, query)
      || told.whole.contains { SearchFolding.matches($0, query) }
  }
}

/// How an event lies to the present moment, in the order in which a day shows it.
public enum EventStatus: String, CaseIterable, Hashable, Sendable {
  case now
  case upcoming
  case done
}
