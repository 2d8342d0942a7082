import HearthDomain
import JSONText

/// Books as JSON. Writes and reads this program's `--json` output and exports: a document with
/// `items`, a list, or a single book. Also reads exports of BookWyrm and Inventaire, which it
/// detects by their keys.
package struct JSONBookFile: BookFile {
  private let dates: FileDates

  /// `order` is the order of day, month and year in dates, if known.
  package init(zone: any ZoneRules, order: DateOrder? = nil) {
    dates = FileDates(zone: zone, order: order)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedBook) throws -> [ImportFact]
  ) throws -> ImportReport {
    let records = JSONRecords(lists: ["items", "books"], keys: ["title", "edition", "snapshot"])
    var format: String?
    var quoted: (line: Int, records: Int)?
    let programs = [BookProgram.bookWyrmAccount, BookProgram.inventaireItem]
    var report = try records.read(FileBeginning(source).source) { fields, line, report in
      let book: ImportedBook
      var facts: [ImportFact] = []
      do {
        if let program = programs.first(where: { $0.isProgram(of: fields) }) {
          format = program.name
          let record = TableRecord(fields, line: line, TableColumns(program))
          var row = BookRow(record, dates)
          book = try row.parseBook()
          facts = row.facts + record.others.map { .unstorableValues(field: $0, records: 1) }
        } else {
          book = try self.book(fields, &facts)
        }
      } catch DomainError.invalid(let issues) {
        throw UnreadableRecord(.invalid(issues))
      }
      report.countRead()
      if ["quotations", "quotes"].contains(where: { fields[$0]?.isFilled ?? false }) {
        quoted = (quoted?.line ?? line, (quoted?.records ?? 0) + 1)
      }
      for fact in try facts + each(book) { report.warn(line: line, fact) }
    }
    if let quoted { report.warn(line: quoted.line, .quotationsSkipped(records: quoted.records)) }
    report.format = format ?? report.format
    return report
  }

  package func makeWriter() -> any BookFileWriter { JSONBookTable(dates: dates) }

  private func book(
    _ fields: JSONFields, _ facts: inout [ImportFact]
  ) throws -> ImportedBook {
    let word = StateWord(try fields.text("state") ?? "")
    let (started, page) = try (fields.day("startedOn", dates), fields.number("pagesRead"))
    let details = try details(fields, &facts)
    let (state, said) = word.state(
      finishedOn: try fields.day("finishedOn", dates), isBegun: started != nil, at: page,
      of: details.pages?.value)
    facts += said
    var book = try ImportedBook(
      details, state: state, startedOn: started,
      targetOn: fields.day("targetOn", dates), page: page,
      rating: fields["rating"].map { try Rating($0.text) }, isFavourite: fields.bool("favourite"),
      theme: fields.parsedValue("theme", &facts, CardTheme.init(rawValue:)),
      addedAt: fields.parsedValue("addedAt", &facts, dates.instant))
    book.convertPageToPercent()
    let readings = fields["readings"]?.arrayValue ?? []
    // Earlier versions exported only the past readings, without the current one.
    let past = readings.isEmpty ? fields["pastReadings"]?.arrayValue ?? [] : readings.dropLast()
    book.earlierReadings = try past.map(reading)
    if state == .reading, let present = readings.last {
      book.rating = try self.reading(present).rating
    }
    let parts = JSONBookParts(dates: dates)
    book.records = parts.records(of: fields, past, &facts)
    book.sentences = parts.sentences(of: fields, &facts)
    return book
  }

  private func reading(_ value: JSONValue) throws -> ImportedBook.EarlierReading {
    let fields = try JSONFields(value)
    return try ImportedBook.EarlierReading(
      startedOn: fields.day("startedOn", dates), targetOn: fields.day("targetOn", dates),
      finishedOn: fields.day("finishedOn", dates), page: fields.number("pagesRead"),
      rating: fields["rating"].map { try Rating($0.text) },
      isOpen: fields.text("state") == "reading")
  }

  private func details(
    _ fields: JSONFields, _ facts: inout [ImportFact]
  ) throws -> BookDetails {
    var details = BookDetails(title: try BookTitle(fields.text("title") ?? ""))
    for field in BookField.exportedFieldsExceptTitle {
      if field == .category {
        let known = try fields.parsedValue("category", &facts, BookCategory.init(written:))
        details.category = known ?? .other
      } else if field.itemField.fieldType == .number {
        guard let number = try fields.number(field.jsonKey) else { continue }
        try field.itemField.setStored(&details, .number(Int64(number)))
      } else if let text = try fields.nonEmptyText(field.jsonKey) {
        try details.enter(text, as: field)
      }
    }
    return details
  }
}

extension JSONFields {
  func nonEmptyText(_ key: String) throws -> String? {
    let text = try text(key)
    return text?.isEmpty == true ? nil : text
  }

  /// Returns the value that the text of this key means. Reports an unknown text and returns nil.
  fileprivate func parsedValue<Value>(
    _ key: String, _ facts: inout [ImportFact], _ meaning: (String) -> Value?
  ) throws -> Value? {
    guard let text = try nonEmptyText(key) else { return nil }
    let value = meaning(text)
    if value == nil {
      facts.append(.unreadable(field: key, text: ImportFact.excerpt(text)))
    }
    return value
  }

  func day(_ key: String, _ dates: FileDates) throws -> Day? {
    guard let text = try nonEmptyText(key) else { return nil }
    guard let day = dates.day(text) else { throw UnreadableRecord(key, text) }
    return day
  }
}
