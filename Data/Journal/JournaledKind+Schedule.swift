import HearthDomain

extension JournaledKind {
  static let event = JournaledKind(
    Event.storedKind,
    children: [
      ReferencingColumn(table: "event_exception", column: "event_id"),
      ReferencingColumn(table: "event_text", column: "event_id"),
    ],
    read: { try $0.events.event($1.id()) },
    complete: { columns, _, _ in
      // Clear the last start, so that it is computed from the rule and the start.
      columns["rule_last"] = nil
    },
    save: { try $0.events.save($1) },
    remove: { try $0.events.remove($1.id()) },
    dependents: { repositories, place in
      try repositories.events.exceptions(of: place.id()).map(\.journalPlace)
        + (repositories.events.text(of: place.id()) == nil
          ? [] : [ItemReference(.eventText, place.id)])
    })

  static let toDo = JournaledKind(
    ToDo.storedKind, read: { try $0.toDos.toDo($1.id()) }, save: { try $0.toDos.save($1) },
    remove: { try $0.toDos.remove($1.id()) })

  static let eventText = JournaledKind(
    EventText.storedKind, read: { try $0.events.text(of: $1.id()) },
    save: { try $0.events.save($1) }, remove: { try $0.events.removeText(of: $1.id()) })

  static let exception = JournaledKind(
    SeriesException.storedKind,
    read: { try $0.events.exception(at: $1.occurrence()) },
    save: { try $0.events.save($1) },
    remove: { try $0.events.removeException(at: $1.occurrence()) })
}

extension ItemReference {
  /// Returns the place of the exception in its series.
  fileprivate func occurrence() throws -> OccurrenceID {
    OccurrenceID(try id(), at: LocalTime(clampingSecondsSinceEpoch: part))
  }
}

extension SeriesException {
  var journalPlace: ItemReference {
    ItemReference(.exception, series.rawValue, part: originalStart.secondsSinceEpoch)
  }
}
