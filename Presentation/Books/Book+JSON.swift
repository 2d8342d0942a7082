import HearthDomain
import JSONText

extension Book {
  /// Returns the book as JSON, as of that day. Values of a plan, such as `dDay`, are null for
  /// finished books and for books that are not goals.
  func json(today: Day, past: [PastReading]) -> JSONObject {
    let plan = plan(today: today)
    return JSONObject(
      [("id", .string(id.fullForm))] + details.json(BookField.exportedFields.first) + [
        ("theme", .string(theme.rawValue)),
        ("state", .text(reading.map { $0.isFinished ? "finished" : "reading" })),
        ("startedOn", .text(reading?.knownStart?.description)),
        ("targetOn", .text(reading?.targetOn?.description)),
        ("finishedOn", .text(lastFinishedOn?.description)),
        ("pagesRead", .int(reading?.pagesRead(of: details.pages) ?? 0)),
        ("progress", .int(progressPercent)),
        ("dDay", .optional(plan?.daysLeft, JSONValue.int)),
        ("pagesPerDay", .optional(plan?.pagesPerDay, JSONValue.int)),
        ("onTrack", .optional(plan?.isOnTrack, JSONValue.bool)),
        ("late", .bool(isLate(today: today))),
        ("rating", .optional(latestRating) { $0.json }), ("favourite", .bool(isFavourite)),
        ("sentences", .int(sentenceCount)),
      ] + details.json(BookField.exportedFields.last) + [
        ("readings", .array(readingsJSON(past)))
      ])
  }

  private func readingsJSON(_ past: [PastReading]) -> [JSONValue] {
    let all = past.map { ($0.reading, $0.rating) } + (reading.map { [($0, rating)] } ?? [])
    return all.map { $0.json(rated: $1, of: details.pages) }
  }
}

extension HearthDomain.Reading {
  /// Returns the reading as JSON. `finishedOn` is null if the reading is open or the day unknown.
  fileprivate func json(rated rating: Rating?, of pages: PageCount?) -> JSONValue {
    [
      "number": .int(number), "state": .string(isFinished ? "finished" : "reading"),
      "startedOn": .text(knownStart?.description), "targetOn": .text(targetOn?.description),
      "finishedOn": .text(finishedOn?.description), "pagesRead": .int(pagesRead(of: pages)),
      "rating": .optional(rating) { $0.json },
    ]
  }
}

extension BookDetails {
  func json(_ fields: [BookField]) -> [(String, JSONValue)] {
    fields.map { ($0.jsonKey, $0.itemField.json(self)) }
  }
}

extension Rating {
  /// The rating as a number: `4` or `4.5`.
  var json: JSONValue {
    halfStars % 2 == 0 ? .int(halfStars / 2) : .decimal(Double(halfStars) / 2, places: 1)
  }
}

extension ReadingRecord {
  /// The record as JSON; `at` is the local time, or null.
  var json: JSONObject {
    let time = time.map { JSONValue.string($0.description) }
    return [
      "id": .string(id.fullForm), "on": .string(day.description), "at": time ?? .null,
      "page": .int(page), "pages": .int(pages), "reading": .int(reading),
    ]
  }
}

extension Sentence {
  /// Returns the sentence as JSON.
  func json(at moment: String) -> JSONObject {
    [
      "id": .string(id.fullForm), "page": .optional(page, JSONValue.int),
      "text": .string(text.value), "at": .string(moment),
    ]
  }
}

extension FindBooks.Row {
  /// Returns the found book as JSON, with the number by which it can be picked.
  func json(pick: Int) -> JSONObject {
    let (details, exported) = (book.details, BookField.exportedFields)
    return JSONObject(
      [("pick", .int(pick))] + details.json(exported.first)
        // The description would make lists of hundreds of books too long.
        + details.json(exported.last.filter { $0 != .description }) + [
          ("source", .string(book.source.rawValue)), ("isGoal", .bool(isGoal)),
          ("isFavourite", .bool(isFavourite)),
        ])
  }
}
