import HearthDomain
import JSONText

/// Exports of BookWyrm and Inventaire in JSON.
extension BookProgram {
  private typealias Column = TableColumn<BookPart>

  /// Keys at the beginning of every BookWyrm export.
  static let bookWyrmKeys = [
    ["bookwyrmUser"], ["manually_approves_followers", "preferred_timezone"],
  ]

  /// An edition with its readings, reviews and notes.
  static let bookWyrmAccount = TableProgram<BookPart>(
    name: bookWyrm.rawValue, marks: [["edition"]],
    columns: [
      Column(.title, paths("title")), Column(.subtitle, paths("subtitle")),
      Column(.author, "authors.name"),
      Column(
        .publisher, ["edition.publishers"],
        json: { [($0.arrayValue ?? []).compactMap(\.stringValue).joined(separator: ", ")] }),
      Column(.publishedOn, paths("publishedDate", "published_date")),
      Column(.isbn, paths("isbn13", "isbn_13")), Column(.isbn, paths("isbn10", "isbn_10")),
      Column(.pages, "edition.pages"),
      Column(.status, "shelves.name") { StateWord($0).isKnown ? [$0] : [] },
      Column(.status, "lists.name") { StateWord($0).isKnown ? [$0] : [] },
      Column(.shelves, "shelves.name") { StateWord($0).isKnown ? [] : [$0] },
      Column(.shelves, "lists.name") { StateWord($0).isKnown ? [] : [$0] },
      Column(.description, paths("description")) { [plainText($0)] },
      Column(.notes, ["reviews"], json: reviews),
      Column(.notes, "comments.content") { [plainText($0)] },
      Column(.notes, "lists.list_item.notes") { [plainText($0)] },
      Column(
        .rating, ["reviews"],
        json: { reviews in
          let ratings = (reviews.arrayValue ?? []).compactMap { $0["rating"] }
          return ratings.last(where: \.isFilled).map { [$0.stringValue ?? $0.text] } ?? []
        }),
      Column(
        .readings, ["readthroughs"],
        json: { readings in
          [(readings.arrayValue ?? []).map(dates).joined(separator: ";")]
        }),
      Column(
        .page, ["readthroughs"],
        json: { readings in
          let open = readings.arrayValue?.last { $0["finish_date"]?.stringValue == nil }
          guard let open, let progress = open["progress"]?.intValue else { return [] }
          return ["\(progress)" + (open["progress_mode"]?.stringValue == "PCT" ? "%" : "")]
        }),
    ], dropped: [])

  /// The data of an edition, and the user's notes.
  static let inventaireItem = TableProgram<BookPart>(
    name: inventaire.rawValue, marks: [["snapshot.entity:title"]],
    columns: [
      Column(.title, "snapshot.entity:title"), Column(.subtitle, "snapshot.entity:subtitle"),
      Column(.author, "snapshot.entity:authors"),
      Column(.isbn, "entity") { $0.hasPrefix("isbn:") ? [String($0.dropFirst(5))] : [] },
      Column(.notes, "details"), Column(.notes, "notes"),
      Column(.added, "created") { time in
        [Int64(time).map { Instant(milliseconds: $0).rfc3339(in: FixedZone.utc) } ?? time]
      },
    ], dropped: ["snapshot.entity:series", "shelves"])

  /// Returns where a BookWyrm export may have the values.
  private static func paths(_ keys: String...) -> [String] {
    keys.flatMap { ["edition.\($0)", "work.\($0)", $0] }
  }

  /// Returns the days of a reading. They are written as midnight in UTC, but must not be converted
  /// to the user's zone.
  private static func dates(_ reading: JSONValue) -> String {
    ["start_date", "finish_date"].map { String((reading[$0]?.stringValue ?? "").prefix(10)) }
      .joined(separator: "|")
  }

  /// Returns the reviews with their headings and warnings.
  @Sendable private static func reviews(_ list: JSONValue) -> [String] {
    (list.arrayValue ?? []).map { review in
      let parts = ["name", "summary", "content_warning", "content"].compactMap {
        review[$0]?.stringValue
      }
      return plainText(parts.filter { !$0.isEmpty }.joined(separator: "\n"))
    }
  }

  /// Returns the text without markup and without blanks at the ends.
  static func plainText(_ text: String) -> String { MarkupText.lines(text).withoutBlanks }
}
