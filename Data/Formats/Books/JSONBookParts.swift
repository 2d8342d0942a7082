import HearthDomain
import JSONText

/// Reads the records and sentences of a book that this program exported. Reports and skips those
/// that cannot be read, so that the book can still be imported.
struct JSONBookParts {
  let dates: FileDates

  /// Returns the reading records. `past` are the readings before the current one.
  func records(
    of fields: JSONFields, _ past: some BidirectionalCollection<JSONValue>,
    _ facts: inout [ImportFact]
  ) -> [ImportedBook.Record] {
    let numbers = past.compactMap { $0["number"]?.intValue }
    return list("records", of: fields, &facts) { record in
      let number = try record.number("reading")
      guard let day = try record.day("on", dates), let page = try record.number("page") else {
        return nil
      }
      return ImportedBook.Record(
        reading: number.flatMap { numbers.firstIndex(of: $0) } ?? past.count, day: day,
        time: try time(record, on: day), page: page, pages: try record.number("pages"))
    }
  }

  func sentences(of fields: JSONFields, _ facts: inout [ImportFact]) -> [ImportedBook.SavedSentence]
  {
    list("sentenceList", of: fields, &facts) { line in
      guard let text = try line.text("text") else { return nil }
      return ImportedBook.SavedSentence(
        try SentenceText(imported: text), page: try line.number("page"),
        addedAt: try line.nonEmptyText("at").flatMap(dates.instant))
    }
  }

  private func time(_ record: JSONFields, on day: Day) throws -> TimeOfDay? {
    try record.nonEmptyText("at").flatMap {
      dates.moment("\(day)T\($0)")?.local(in: dates.zone).time
    }
  }

  private func list<Part>(
    _ key: String, of fields: JSONFields, _ facts: inout [ImportFact],
    _ read: (JSONFields) throws -> Part?
  ) -> [Part] {
    var parts: [Part] = []
    for value in fields[key]?.arrayValue ?? [] {
      if let part = try? read(JSONFields(value)) {
        parts.append(part)
      } else {
        var writer = JSONWriter()
        writer.write(value)
        let text = ImportFact.excerpt(String(decoding: writer.bytes, as: UTF8.self))
        facts.append(.unreadable(field: key, text: text))
      }
    }
    return parts
  }
}
