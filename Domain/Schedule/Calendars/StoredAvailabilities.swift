/// Availability of an event and of each occurrence, according to its original text.
public struct StoredAvailabilities: Hashable, Sendable {
  private let whole: EventAvailability
  /// Availability of the occurrences that the text describes separately.
  private let times: [LocalTime: EventAvailability]

  package init(of read: ReadEvent) {
    whole = read.details.part
    times = read.exceptions.compactMapValues { change in
      if case .moved(let details) = change { details.part } else { nil }
    }
  }

  /// Returns the availability of the occurrence with that original start; without one, that of the
  /// event.
  package func part(at original: LocalTime?) -> EventAvailability {
    original.flatMap { times[$0] } ?? whole
  }
}

extension Repositories {
  /// Sets the availability of the event and its occurrences from the text if it is not set: earlier
  /// versions of this program did not read it.
  package func deriveMissingParts(of id: ID<Event>) throws {
    guard let text = try events.text(of: id), let parts = events.parts(of: text),
      var event = try events.event(id)
    else { return }
    if event.details.complete(parts.part(at: nil)) { try events.save(event) }
    let changed = try events.exceptions(of: id).compactMap { exception -> SeriesException? in
      guard var details = exception.details, details.complete(parts.part(at: exception.original))
      else { return nil }
      let change: SeriesException.Change =
        exception.isRemoved ? .removed(hadDetails: details) : .moved(details)
      return SeriesException(of: id, at: exception.original, change)
    }
    if !changed.isEmpty { try events.save(changed, insteadOf: [], of: id) }
  }
}

extension EventDetails {
  /// Sets the availability if none was set; returns whether it changed.
  fileprivate mutating func complete(_ told: EventAvailability) -> Bool {
    guard part == .busy, told != .busy else { return false }
    part = told
    return true
  }
}
