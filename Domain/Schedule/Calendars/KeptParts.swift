/// What part an event has, and each time of it, as the text says from which it was read.
public struct KeptParts: Hashable, Sendable {
  private let whole: EventPart
  /// Those of times that the text describes apart.
  private let times: [LocalTime: EventPart]

  package init(of read: ReadEvent) {
    whole = read.details.part
    times = read.exceptions.compactMapValues { change in
      if case .moved(let details) = change { details.part } else { nil }
    }
  }

  /// That of the time that would start then; without one, of the event.
  package func part(at original: LocalTime?) -> EventPart {
    original.flatMap { times[$0] } ?? whole
  }
}

extension Repositories {
  /// Gives the event and its times the part that its text says, where nothing is known of it: the
  /// programs before this one left it there.
  package func completeParts(of id: ID<Event>) throws {
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
  /// Returns whether that says more than was known.
  fileprivate mutating func complete(_ told: EventPart) -> Bool {
    guard part == .busy, told != .busy else { return false }
    part = told
    return true
  }
}
