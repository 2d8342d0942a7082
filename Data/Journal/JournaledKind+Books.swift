import HearthDomain

extension JournaledKind {
  static let book = JournaledKind(
    .book,
    fields: Book.journaled(without: ["id"], noting: ["page": .withoutRecords]),
    children: ["past_reading", "reading_record", "sentence"].map {
      Naming(table: $0, column: "book_id")
    },
    title: { try? $0.text("title") },
    read: { try $0.books.book($1.id())?.sqlRow },
    complete: { columns, put, isNew in
      // A page that is put is that of a book without records: else none would be noted.
      if isNew || put["page"] != nil {
        columns["last_record_on"] = .null
        columns["last_record_pages"] = .null
      }
      if columns["page", default: .null] == .null { columns["page"] = columns["first_page"] }
      guard isNew else { return }
      // Told anew once all that hangs on it is there.
      columns["sentence_count"] = .integer(0)
      columns["earlier_readings"] = .integer(0)
      columns["earlier_pages"] = .integer(0)
      columns["earlier_finished_on"] = .null
      columns["earlier_rating"] = .null
    },
    save: { things, _, row in
      let book = try Book(row: row)
      try things.repositories.books.save(book)
      things.touchedBooks.insert(book.id)
    },
    remove: { try $0.repositories.books.remove($1.id()) },
    hanging: { repositories, place in
      let (id, all): (ID<Book>, _) = (try place.id(), 0..<Int.max)
      let past = try repositories.books.pastReadings(of: id)
      let records = try repositories.readingRecords.list(of: id, in: all)
      let sentences = try repositories.sentences.list(of: id, in: all)
      return past.map { JournalPlace(.pastReading, place.id, part: $0.reading.number) }
        + records.map { JournalPlace(.record, $0.id.rawValue) }
        + sentences.map { JournalPlace(.sentence, $0.id.rawValue) }
    })

  static let pastReading = JournaledKind(
    .pastReading, keys: ["book_id", "reading"],
    fields: PastReading.journaled(without: ["book_id", "reading"]),
    owner: (.book, "book_id"), title: { _ in nil },
    read: { repositories, place in
      try repositories.books.pastReadings(of: place.id())
        .first { $0.reading.number == place.part }?.sqlRow
    },
    save: { things, _, row in
      let past = try PastReading(row: row)
      try things.repositories.books.save(past)
      things.touchedBooks.insert(past.book)
    },
    remove: { things, place in
      let book: ID<Book> = try place.id()
      try things.repositories.books.remove(book, reading: place.part)
      things.touchedBooks.insert(book)
    })

  static let record = JournaledKind(
    .record, fields: ReadingRecord.journaled(without: ["id"]),
    owner: (.book, "book_id"), title: { _ in nil },
    read: { try $0.readingRecords.record($1.id())?.sqlRow },
    complete: { columns, _, isNew in
      // How many pages these are follows from the record before it.
      if isNew { columns["pages"] = .integer(0) }
    },
    save: { things, _, row in
      let record = try ReadingRecord(row: row)
      let before = try things.repositories.readingRecords.record(record.id)
      try things.repositories.readingRecords.save(record)
      things.touchedBooks.formUnion([record.book] + (before.map { [$0.book] } ?? []))
    },
    remove: { things, place in
      let record = try things.repositories.readingRecords.record(place.id())
      try things.repositories.readingRecords.remove(place.id())
      things.touchedBooks.formUnion(record.map { [$0.book] } ?? [])
    })

  static let sentence = JournaledKind(
    .sentence, fields: Sentence.journaled(without: ["id"]),
    owner: (.book, "book_id"), title: { try? $0.text("text") },
    read: { try $0.sentences.sentence($1.id())?.sqlRow },
    save: { things, _, row in
      let sentence = try Sentence(row: row)
      let before = try things.repositories.sentences.sentence(sentence.id)
      try things.repositories.sentences.save(sentence)
      things.touchedBooks.formUnion([sentence.book] + (before.map { [$0.book] } ?? []))
    },
    remove: { things, place in
      let sentence = try things.repositories.sentences.sentence(place.id())
      try things.repositories.sentences.remove(place.id())
      things.touchedBooks.formUnion(sentence.map { [$0.book] } ?? [])
    })
}
