import HearthDomain

extension JournaledKind {
  static let book = JournaledKind(
    .book, of: Book.self, noting: ["page": .withoutRecords],
    children: ["past_reading", "reading_record", "sentence"].map {
      ReferencingColumn(table: $0, column: "book_id")
    },
    title: { try? $0.text("title") },
    read: { try $0.books.book($1.id()) },
    complete: { columns, put, isNew in
      // A page is journaled only for books without records, so clear the records.
      if isNew || put["page"] != nil {
        columns["last_record_on"] = .null
        columns["last_record_pages"] = .null
      }
      if columns["page", default: .null] == .null { columns["page"] = columns["first_page"] }
      guard isNew else { return }
      // Recomputed when all parts of the book are restored.
      columns["sentence_count"] = .integer(0)
      columns["earlier_readings"] = .integer(0)
      columns["earlier_pages"] = .integer(0)
      columns["earlier_finished_on"] = .null
      columns["earlier_rating"] = .null
    },
    save: { things, book in
      try things.repositories.books.save(book)
      things.touchedBooks.insert(book.id)
    },
    remove: { try $0.repositories.books.remove($1.id()) },
    hanging: { repositories, place in
      let (id, all): (ID<Book>, _) = (try place.id(), 0..<Int.max)
      let past = try repositories.books.pastReadings(of: id)
      let records = try repositories.readingRecords.list(of: id, in: all)
      let sentences = try repositories.sentences.list(of: id, in: all)
      return past.map { ItemReference(.pastReading, place.id, part: $0.reading.number) }
        + records.map { ItemReference(.record, $0.id.rawValue) }
        + sentences.map { ItemReference(.sentence, $0.id.rawValue) }
    })

  static let pastReading = JournaledKind(
    .pastReading, of: PastReading.self, keys: ["book_id", "reading"],
    owner: (.book, "book_id"),
    read: { repositories, place in
      try repositories.books.pastReadings(of: place.id())
        .first { $0.reading.number == place.part }
    },
    check: { _ = try Reading(row: $0) },
    save: { things, past in
      try things.repositories.books.save(past)
      things.touchedBooks.insert(past.book)
    },
    remove: { things, place in
      let book: ID<Book> = try place.id()
      try things.repositories.books.remove(book, reading: place.part)
      things.touchedBooks.insert(book)
    })

  static let record = JournaledKind(
    .record, of: ReadingRecord.self, owner: (.book, "book_id"),
    read: { try $0.readingRecords.record($1.id()) },
    complete: { columns, _, isNew in
      // The number of pages is derived from the previous record.
      if isNew { columns["pages"] = .integer(0) }
    },
    touch: { $0.touchedBooks.insert($1.book) },
    save: { try $0.repositories.readingRecords.save($1) },
    remove: { try $0.repositories.readingRecords.remove($1.id()) })

  static let sentence = JournaledKind(
    .sentence, of: Sentence.self, owner: (.book, "book_id"), title: { try? $0.text("text") },
    read: { try $0.sentences.sentence($1.id()) },
    touch: { $0.touchedBooks.insert($1.book) },
    save: { try $0.repositories.sentences.save($1) },
    remove: { try $0.repositories.sentences.remove($1.id()) })
}
