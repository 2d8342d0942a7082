import HearthDomain
import JSONText

/// Writes books with their records and sentences as one JSON document.
struct JSONBookTable: BookFileWriter {
  private let dates: FileDates
  private var isFirst = true

  init(dates: FileDates) {
    self.dates = dates
  }

  mutating func header() -> [UInt8] { Array("{\"schema\":1,\"items\":[\n".utf8) }

  mutating func bytes(of copy: ExportedBook) -> [UInt8] {
    var object = jsonObject(of: copy.book)
    object.append("pastReadings", .array(copy.pastReadings.map(object(of:))))
    object.append("readings", .array(readings(of: copy)))
    object.append("records", .array(copy.records.map(object(of:))))
    object.append("sentenceList", .array(copy.sentences.map(object(of:))))
    var writer = JSONWriter()
    writer.write(.object(object))
    defer { isFirst = false }
    return Array((isFirst ? "" : ",\n").utf8) + writer.bytes
  }

  mutating func footer() -> [UInt8] { Array("\n]}\n".utf8) }

  private func jsonObject(of book: Book) -> JSONObject {
    let (details, reading) = (book.details, book.reading)
    return JSONObject(
      [("id", .string(book.id.fullForm))] + details.json(BookField.exportedFields.first) + [
        ("theme", .string(book.theme.rawValue)),
        ("state", .text(reading.map { $0.isFinished ? "finished" : "reading" })),
        ("startedOn", day(reading?.knownStart)), ("targetOn", day(reading?.targetOn)),
        ("finishedOn", day(book.lastFinishedOn)),
        ("pagesRead", .int(reading?.pagesRead(of: details.pages) ?? 0)),
        ("rating", rating(book.latestRating)), ("favourite", .bool(book.isFavourite)),
        ("sentences", .int(book.sentenceCount)),
      ] + details.json(BookField.exportedFields.last) + [
        ("addedAt", .string(dates.text(book.addedAt)))
      ])
  }

  /// Returns all readings; the last one is the current or latest.
  private func readings(of copy: ExportedBook) -> [JSONValue] {
    let present = copy.book.reading.map { [($0, copy.book.rating)] } ?? []
    return (copy.pastReadings.map { ($0.reading, $0.rating) } + present).map { reading, stars in
      [
        "number": .int(reading.number),
        "state": .string(reading.isFinished ? "finished" : "reading"),
        "startedOn": day(reading.knownStart), "targetOn": day(reading.targetOn),
        "finishedOn": day(reading.finishedOn),
        "pagesRead": .int(reading.pagesRead(of: copy.book.details.pages)), "rating": rating(stars),
      ]
    }
  }

  private func object(of past: PastReading) -> JSONValue {
    [
      "number": .int(past.reading.number), "startedOn": day(past.reading.knownStart),
      "targetOn": day(past.reading.targetOn), "finishedOn": day(past.reading.finishedOn),
      "pagesRead": .int(past.reading.page), "rating": rating(past.rating),
    ]
  }

  private func object(of record: ReadingRecord) -> JSONValue {
    [
      "id": .string(record.id.fullForm), "reading": .int(record.reading), "on": day(record.day),
      "at": .text(record.time?.description), "page": .int(record.page),
      "pages": .int(record.pages),
    ]
  }

  private func object(of sentence: Sentence) -> JSONValue {
    [
      "id": .string(sentence.id.fullForm), "page": .optional(sentence.page, JSONValue.int),
      "text": .string(sentence.text.value), "at": .string(dates.text(sentence.addedAt)),
    ]
  }

  private func day(_ day: Day?) -> JSONValue { .text(day?.description) }

  private func rating(_ rating: Rating?) -> JSONValue {
    .optional(rating) { .decimal(Double($0.halfStars) / 2, places: 1) }
  }
}

extension BookDetails {
  fileprivate func json(_ fields: [BookField]) -> [(String, JSONValue)] {
    fields.map { field in
      switch value(of: field) {
      case .nothing: (field.jsonKey, .null)
      case .number(let number): (field.jsonKey, .int(Int(number)))
      case .text(let text): (field.jsonKey, .string(text))
      }
    }
  }
}
