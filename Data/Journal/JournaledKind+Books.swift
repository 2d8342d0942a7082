import HearthDomain

extension JournaledKind {
  static let book = JournaledKind(
    Book.storedKind, occasions: ["page": .withoutRecords],
    children: ["past_reading", "reading_record", "sentence"].map {
      ReferencingColumn(table: $0, column: "book_id")
    },
    read: { try $0.books.book($1.id()) },
    complete: { columns, put, isNew in
      // A page is journaled only for books without records, so clear the records.
      if !isNew, put["page"] != nil {
        columns["last_record_on"] = .null
        columns["last_record_pages"] = .null
      }
      if columns["page", default: .null] == .null { columns["page"] = columns["first_page"] }
    },
    save: { try $0.books.save($1) },
    remove: { try $0.books.remove($1.id()) },
    dependents: { repositories, place in
      let (id, all): (ID<Book>, _) = (try place.id(), 0..<Int.max)
      let past = try repositories.books.pastReadings(of: id)
      let records = try repositories.readingRecords.list(of: id, in: all)
      let sentences = try repositories.sentences.list(of: id, in: all)
      return past.map { ItemReference(.pastReading, place.id, part: $0.reading.number) }
        + records.map { ItemReference(.record, $0.id.rawValue) }
        + sentences.map { ItemReference(.sentence, $0.id.rawValue) }
    })

  static let pastReading = JournaledKind(
    PastReading.storedKind,
    read: { repositories, place in
      try repositories.books.pastReadings(of: place.id())
        .first { $0.reading.number == place.part }
    },
    save: { try $0.books.save($1) },
    remove: { try $0.books.remove($1.id(), reading: $1.part) })

  static let record = JournaledKind(
    ReadingRecord.storedKind, read: { try $0.readingRecords.record($1.id()) },
    save: { try $0.readingRecords.save($1) }, remove: { try $0.readingRecords.remove($1.id()) })

  static let sentence = JournaledKind(
    Sentence.storedKind, read: { try $0.sentences.sentence($1.id()) },
    save: { try $0.sentences.save($1) }, remove: { try $0.sentences.remove($1.id()) })
}
