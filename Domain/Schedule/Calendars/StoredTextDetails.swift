/// What the file text of an event and its occurrences says in fields that earlier versions of this
/// program did not store: availability and place.
public struct StoredTextDetails: Hashable, Sendable {
  private let whole: Details
  /// Details of the occurrences that the text describes separately.
  private let occurrences: [LocalTime: Details]

  /// `former` is the event as earlier versions read it from the same text: they began a note that
  /// they made of properties with the place.
  package init(of read: ReadEvent, former: ReadEvent) {
    whole = Details(current: read.details, formerNote: former.details.note)
    occurrences = read.exceptions.reduce(into: [:]) { found, exception in
      guard case .overridden(let details) = exception.value,
        case .overridden(let before)? = former.exceptions[exception.key]
      else { return }
      found[exception.key] = Details(current: details, formerNote: before.note)
    }
  }

  /// Returns the details of the occurrence with that original start. If the text does not describe
  /// the occurrence separately, returns those of the event.
  package func details(at original: LocalTime?) -> Details {
    original.flatMap { occurrences[$0] } ?? whole
  }

  /// Details of the event or of an occurrence.
  package struct Details: Hashable, Sendable {
    package let current: EventDetails
    /// The note that earlier versions made of the text.
    package let formerNote: EventNote
  }
}

extension EventDetails {
  /// Sets availability and place if none was set, and removes the place from a note that an earlier
  /// version began with it. Returns whether anything changed.
  fileprivate mutating func setMissing(from stated: StoredTextDetails.Details) -> Bool {
    let old = self
    if availability == .busy { availability = stated.current.availability }
    if place == nil, let known = stated.current.place {
      place = known
      if note == stated.formerNote { note = stated.current.note }
    }
    return self != old
  }
}

extension Repositories {
  /// Sets availability and place of the event and its occurrences from the text, where they are not
  /// set yet. Earlier versions of this program did not read them.
  package func deriveMissingDetails(of id: ID<Event>) throws {
    guard let text = try events.text(of: id), let stated = events.texts.storedDetails(of: text),
      var event = try events.event(id)
    else { return }
    if event.details.setMissing(from: stated.details(at: nil)) { try events.save(event) }
    let changed = try events.exceptions(of: id).compactMap { exception -> SeriesException? in
      guard var details = exception.details,
        details.setMissing(from: stated.details(at: exception.originalStart))
      else { return nil }
      let change: SeriesException.Change =
        exception.isRemoved ? .removed(hadDetails: details) : .overridden(details)
      return SeriesException(of: id, at: exception.originalStart, change)
    }
    if !changed.isEmpty { try events.save(changed, insteadOf: [], of: id) }
  }
}
