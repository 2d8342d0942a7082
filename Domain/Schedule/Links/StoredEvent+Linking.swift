extension StoredEvent {
  /// Returns this event with another id.
  func withID(_ id: ID<Event>) -> StoredEvent {
    StoredEvent(
      Event(id: id, details: event.details, repetition: event.repetition, in: event.calendar),
      exceptions.map { SeriesException(of: id, at: $0.originalStart, $0.change) },
      text: text.map {
        EventText(of: id, uid: $0.uid, text: $0.text, zones: $0.zones, place: $0.position)
      })
  }

  /// Returns an overridden occurrence as a single event; nil if there is no such override.
  func overriddenOccurrence(at original: LocalTime?) -> Event? {
    exceptions.first { $0.originalStart == original }?.details.map {
      Event(id: event.id, details: $0, in: event.calendar)
    }
  }
}

extension EventRepository {
  /// Replaces the overrides `former` of the event by `changes`.
  func save(
    _ changes: [LocalTime: SeriesException.Change], of event: ID<Event>,
    insteadOf former: [LocalTime: SeriesException.Change] = [:]
  ) throws {
    let gone = former.keys.filter { changes[$0] == nil }.sorted()
    let others = changes.filter { former[$0.key] != $0.value }.sorted { $0.key < $1.key }
      .map { SeriesException(of: event, at: $0.key, $0.value) }
    if !gone.isEmpty || !others.isEmpty { try save(others, insteadOf: gone, of: event) }
  }
}

extension Repositories {
  /// Returns the event with its exceptions and its text.
  func storedEvent(_ event: Event) throws -> StoredEvent {
    StoredEvent(
      event, event.series == nil ? [] : try events.exceptions(of: event.id),
      text: try events.text(of: event.id))
  }
}

extension ID {
  /// Creates the id of an item received through a link. It is the same on every device.
  package init(linkedBy link: ID<Link>, uid: String, recurrence: String = "") {
    self.init(hashing: "\(link.rawValue) \(recurrence) \(uid)")
  }

  /// Creates the id of a to-do that an earlier version stored as a component. It is the same on
  /// every device, and links tracked the component under it.
  init(componentWithUID uid: String) {
    self.init(hashing: "\(ToDo.componentName) \(uid)")
  }

  private init(hashing text: String) {
    var hash = FNV1a().combining(text.utf8).value
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    let value = Int64(truncatingIfNeeded: (hash ^ hash >> 31) >> 1)
    self = ID(rawValue: max(1, value)) ?? ID(clampingPositive: value)
  }

  private init(clampingPositive value: Int64) {
    self.init(IDMoment(clamping: Instant(milliseconds: value)), randomBits: 1)
  }
}
