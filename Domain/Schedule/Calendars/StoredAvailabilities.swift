/// Availability of an event and of each of its occurrences, according to its file text.
public struct StoredAvailabilities: Hashable, Sendable {
  private let eventAvailability: EventAvailability
  /// Availability of the occurrences that the text describes separately.
  private let occurrenceAvailabilities: [LocalTime: EventAvailability]

  package init(of read: ReadEvent) {
    eventAvailability = read.details.availability
    occurrenceAvailabilities = read.exceptions.compactMapValues { change in
      if case .overridden(let details) = change { details.availability } else { nil }
    }
  }

  /// Returns the availability of the occurrence with that original start. If the text does not
  /// describe the occurrence separately, returns that of the event.
  package func availability(at original: LocalTime?) -> EventAvailability {
    original.flatMap { occurrenceAvailabilities[$0] } ?? eventAvailability
  }
}

extension Repositories {
  /// Sets the availability of the event and its occurrences from the text, where it is not set yet.
  /// Earlier versions of this program did not read it.
  package func deriveMissingAvailabilities(of id: ID<Event>) throws {
    guard let text = try events.text(of: id), let parts = events.texts.availabilities(of: text),
      var event = try events.event(id)
    else { return }
    if event.details.setIfMissing(parts.availability(at: nil)) { try events.save(event) }
    let changed = try events.exceptions(of: id).compactMap { exception -> SeriesException? in
      guard var details = exception.details,
        details.setIfMissing(parts.availability(at: exception.originalStart))
      else { return nil }
      let change: SeriesException.Change =
        exception.isRemoved ? .removed(hadDetails: details) : .overridden(details)
      return SeriesException(of: id, at: exception.originalStart, change)
    }
    if !changed.isEmpty { try events.save(changed, insteadOf: [], of: id) }
  }
}

extension EventDetails {
  /// Sets the availability if none was set; returns whether it changed.
  fileprivate mutating func setIfMissing(_ told: EventAvailability) -> Bool {
    guard availability == .busy, told != .busy else { return false }
    availability = told
    return true
  }
}
