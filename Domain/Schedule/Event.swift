/// Something planned, with a start and an end.
public struct Event: Hashable, Sendable {
  public let id: ID<Event>
  public internal(set) var details: EventDetails

  public init(id: ID<Event>, details: EventDetails) {
    self.id = id
    self.details = details
  }

  public var title: String { details.title.value }
  public var note: String { details.note.value }
  public var span: EventSpan { details.span }

  /// Whether a search finds the event, by its title or its note; a blank query finds every one.
  public func answers(to query: String) -> Bool {
    SearchFolding.matches(title, query) || SearchFolding.matches(note, query)
  }
}

/// How an event lies to the present moment, in the order in which a day shows it.
public enum EventStatus: String, CaseIterable, Hashable, Sendable {
  case now
  case upcoming
  case done
}
