/// What the file text of an event and its occurrences says in fields that earlier versions of this
/// program did not store: availability and place.
public struct StoredTextDetails: Hashable, Sendable {
  private let eventDetails: EventDetails
  /// Details of the occurrences that the text describes separately.
  private let occurrenceDetails: [LocalTime: EventDetails]

  package init(of read: ReadEvent) {
    eventDetails = read.details
    occurrenceDetails = read.exceptions.compactMapValues { change in
      if case .overridden(let details) = change { details } else { nil }
    }
  }

  /// Returns the details of the occurrence with that original start. If the text does not describe
  /// the occurrence separately, returns those of the event.
  package func details(at original: LocalTime?) -> EventDetails {
    original.flatMap { occurrenceDetails[$0] } ?? eventDetails
  }
}

extension EventDetails {
  /// The note as earlier versions made it of the text with these details: without a description,
  /// they began it with the place.
  package var noteWithPlace: String {
    [placeName, note.value].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Sets availability and place if none was set, and removes the place from a note that an earlier
  /// version began with it. Returns whether anything changed.
  fileprivate mutating func setMissing(from told: EventDetails) -> Bool {
    let old = self
    if availability == .busy { availability = told.availability }
    if place == nil, let stated = told.place {
      place = stated
      if note.value == told.noteWithPlace { note = told.note }
    }
    return self != old
  }
}

extension Repositories {
  /// Sets availability and place of the event and its occurrences from the text, where they are not
  /// set yet. Earlier versions of this program did not read them.
  package func deriveMissingDetails(of id: ID<Event>) throws {
    guard let text = try events.text(of: id), let told = events.texts.storedDetails(of: text),
      var event = try events.event(id)
    else { return }
    if event.details.setMissing(from: told.details(at: nil)) { try events.save(event) }
    let changed = try events.exceptions(of: id).compactMap { exception -> SeriesException? in
      guard var details = exception.details,
        details.setMissing(from: told.details(at: exception.originalStart))
      else { return nil }
      let change: SeriesException.Change =
        exception.isRemoved ? .removed(hadDetails: details) : .overridden(details)
      return SeriesException(of: id, at: exception.originalStart, change)
    }
    if !changed.isEmpty { try events.save(changed, insteadOf: [], of: id) }
  }
}
