extension Repositories {
  /// What is kept there, or nil.
  public func snapshot(at place: SnapshotPlace) throws -> Snapshot? {
    switch place {
    case .person(let id): try people.person(id).map { .person($0) }
    case .watering(let id): try waterings.watering(id).map { .watering($0) }
    case .postponement(let id): try postponements.postponement(id).map { .postponement($0) }
    case .contact(let id): try contacts.contact(id).map { .contact($0) }
    case .saying(let id): try sayings.saying(id).map { .saying($0) }
    case .rest(let id): try sayingDeck.isAside(id) ? .rest(id) : nil
    case .mood(let id): try moods.mood(id).map { .mood($0) }
    case .event(let id): try events.event(id).map { .event($0) }
    case .book(let id): try books.book(id).map { .book($0) }
    case .pastReading(let id, let number):
      try books.pastReadings(of: id).first { $0.reading.number == number }
        .map { .pastReading($0) }
    case .record(let id): try readingRecords.record(id).map { .record($0) }
    case .sentence(let id): try sentences.sentence(id).map { .sentence($0) }
    }
  }

  /// Keeps the thing as it is; throws what the repository throws where it cannot stand.
  func keep(_ snapshot: Snapshot) throws {
    switch snapshot {
    case .person(let person): try people.save(person)
    case .watering(let watering): try waterings.save(watering)
    case .postponement(let postponement): try postponements.save(postponement)
    case .contact(let contact): try contacts.save(contact)
    case .saying(let saying): try sayings.save(saying)
    case .rest(let id): try sayingDeck.layAside(id)
    case .mood(let mood): try moods.save(mood)
    case .event(let event): try events.save(event)
    case .book(let book): try books.save(book)
    case .pastReading(let past): try books.save(past)
    case .record(let record): try readingRecords.save(record)
    case .sentence(let sentence): try sentences.save(sentence)
    }
  }

  func removeSnapshot(at place: SnapshotPlace) throws {
    switch place {
    case .person(let id): try people.remove(id)
    case .watering(let id): try waterings.remove(id)
    case .postponement(let id): try postponements.remove(id)
    case .contact(let id): try contacts.remove(id)
    case .saying(let id): try sayings.remove(id)
    case .mood(let id): try moods.remove(id)
    case .event(let id): try events.remove(id)
    case .book(let id): try books.remove(id)
    case .record(let id): try readingRecords.remove(id)
    case .sentence(let id): try sentences.remove(id)
    // No change that would need it is remembered.
    case .rest, .pastReading: return
    }
  }
}
