import HearthDomain
import JSONText

/// A book in a BookWyrm export: its edition and the user's readings, reviews and notes.
struct BookWyrmAccount {
  /// Keys at the beginning of every BookWyrm export.
  static let signatureKeys = [
    ["bookwyrmUser"], ["manually_approves_followers", "preferred_timezone"],
  ]

  let dates: FileDates

  static func isRecord(_ fields: JSONFields) -> Bool { fields["edition"]?.objectValue != nil }

  /// Throws ``UnreadableRecord``, or ``DomainError/invalid(_:)`` if a value breaks a rule.
  func book(_ fields: JSONFields, _ facts: inout [ImportFact]) throws -> ImportedBook {
    let (edition, work) = (fields["edition"], fields["work"])
    func text(_ keys: String...) -> String {
      let values = keys.flatMap { [edition?[$0], work?[$0], fields[$0]] }
      return values.lazy.compactMap { $0?.stringValue }.first { !$0.isEmpty } ?? ""
    }
    var details = BookDetails(title: try BookTitle(text("title")))
    details.author = BookAuthor(cutting: BookWyrmAccount.authors(fields), &facts)
    let isbn = ISBNCell([text("isbn13", "isbn_13"), text("isbn10", "isbn_10")])
    details.isbn = isbn.isbn
    if let text = isbn.unreadable {
      facts.append(.unreadable(field: "isbn", text: ImportFact.excerpt(text)))
    }
    let publishers = JSONValue.texts(edition?["publishers"]).joined(separator: ", ")
    let values: [(BookField, String)] = [
      (.subtitle, text("subtitle")), (.publisher, publishers),
      (.publishedOn, dates.date(text("publishedDate", "published_date"))?.description ?? ""),
      (.pages, edition?["pages"]?.intValue.map { $0 > 0 ? String($0) : "" } ?? ""),
    ]
    for (field, value) in values where !value.isEmpty {
      do {
        try details.enter(value, as: field)
      } catch {
        facts.append(.unreadable(field: field.columnName, text: ImportFact.excerpt(value)))
      }
    }
    let shelves = JSONValue.names(fields["shelves"]) + JSONValue.names(fields["lists"])
    let states = shelves.filter { StateWord($0).isKnown }
    let words = BookShelves.tags(shelves.filter { !StateWord($0).isKnown })
    let notes = [text("description")] + BookWyrmAccount.notes(fields)
    let all = notes.map(BookWyrmAccount.plainText) + [words]
    details.description = BookDescription(
      cutting: all.filter { !$0.isEmpty }.joined(separator: "\n\n"), &facts)
    return read(details, fields, StateWord.preferred(of: states), &facts)
  }

  private func read(
    _ details: BookDetails, _ fields: JSONFields, _ word: StateWord, _ facts: inout [ImportFact]
  ) -> ImportedBook {
    let all = fields["readthroughs"]?.arrayValue ?? []
    var finished = all.compactMap { reading($0) }.filter { $0.finishedOn != nil }
    let open = all.last { $0["finish_date"]?.stringValue == nil }
    let (state, said) = word.state(finishedOn: finished.last?.finishedOn)
    facts += said
    var book = ImportedBook(details, state: state, rating: rating(fields, &facts))
    book.hasState = state != .toRead || word.isKnown
    if state == .reading {
      book.startedOn = open.flatMap { day($0, "start_date") }
      let progress = open?["progress"]?.intValue
      if open?["progress_mode"]?.stringValue != "PCT" {
        book.page = progress
      } else if let progress, 0...100 ~= progress {
        book.percent = progress
      }
    } else if case .finished = state, let last = finished.popLast() {
      book.startedOn = last.startedOn
    }
    book.earlierReadings = state == .toRead ? [] : finished
    return book
  }

  private func reading(_ value: JSONValue) -> ImportedBook.EarlierReading? {
    ImportedBook.EarlierReading(
      startedOn: day(value, "start_date"), finishedOn: day(value, "finish_date"))
  }

  /// Parses a day, which is written as midnight in UTC. It must not be converted to the user's
  /// zone.
  private func day(_ value: JSONValue, _ key: String) -> Day? {
    value[key]?.stringValue.flatMap { dates.day($0.prefix(10)) }
  }

  /// Returns the rating of the last review with a rating; nil if there is none.
  private func rating(_ fields: JSONFields, _ facts: inout [ImportFact]) -> Rating? {
    let reviews = fields["reviews"]?.arrayValue ?? []
    guard let value = reviews.last(where: { $0["rating"]?.isFilled ?? false })?["rating"] else {
      return nil
    }
    let text = value.stringValue ?? value.text
    guard let number = Double(text), number > 0, number <= 5,
      let rating = try? Rating(halves: Int((number * 2).rounded()))
    else {
      facts.append(.unreadable(field: "rating", text: ImportFact.excerpt(text)))
      return nil
    }
    if number * 2 != (number * 2).rounded() {
      facts.append(.rounded(field: "rating", text: ImportFact.excerpt(text), to: "\(rating)"))
    }
    return rating
  }

  /// Returns the text without markup and without blanks at the ends.
  static func plainText(_ text: String) -> String {
    MarkupText.lines(text).withoutBlanks
  }

  static func authors(_ fields: JSONFields) -> String {
    JSONValue.names(fields["authors"]).joined(separator: ", ")
  }

  /// Returns the user's texts about the book: reviews with their headings and warnings, comments,
  /// and notes in lists.
  private static func notes(_ fields: JSONFields) -> [String] {
    let reviews = (fields["reviews"]?.arrayValue ?? []).map { review in
      ["name", "summary", "content_warning", "content"].compactMap { review[$0]?.stringValue }
        .filter { !$0.isEmpty }.joined(separator: "\n")
    }
    let comments = (fields["comments"]?.arrayValue ?? []).compactMap { $0["content"]?.stringValue }
    let lists = (fields["lists"]?.arrayValue ?? []).compactMap {
      $0["list_item"]?["notes"]?.stringValue
    }
    return reviews + comments + lists
  }
}

/// Reads the quotations from the books in a BookWyrm export.
struct BookWyrmQuotations {
  let dates: FileDates

  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedHighlight) throws -> [ImportFact]
  ) throws -> ImportReport {
    let records = JSONRecords(lists: ["books"], keys: ["edition"])
    var report = try records.read(source) { fields, line, report in
      let title = ["edition", "work"].lazy.compactMap { fields[$0]?["title"]?.stringValue }.first
      let author = BookAuthor.author(BookWyrmAccount.authors(fields))
      for quotation in BookWyrmQuotations.quotations(of: fields) {
        let text = ["quote", "content"].compactMap { quotation[$0]?.stringValue }
          .map(BookWyrmAccount.plainText).filter { !$0.isEmpty }
        let isPage = (quotation["positionMode"] ?? quotation["position_mode"])?.stringValue != "PCT"
        let published = (quotation["published"] ?? quotation["published_date"])?.stringValue
        do {
          let highlight = try ImportedHighlight(
            title: BookTitle(title ?? fields.text("title") ?? ""), author: author,
            text: SentenceText(imported: text.joined(separator: "\n\n")),
            page: isPage ? quotation["position"]?.intValue : nil,
            addedAt: published.flatMap(dates.instant))
          report.countRead()
          if highlight.addedAt == nil, let published, !published.isEmpty {
            report.warn(
              line: line, .unreadable(field: "date", text: ImportFact.excerpt(published)))
          }
          for fact in try each(highlight) { report.warn(line: line, fact) }
        } catch DomainError.invalid(let issues) {
          report.skip(line: line, .invalid(issues))
        }
      }
    }
    report.format = "BookWyrm"
    return report
  }

  static func quotations(of fields: JSONFields) -> [JSONValue] {
    (fields["quotations"] ?? fields["quotes"])?.arrayValue ?? []
  }
}

extension BookAuthor {
  fileprivate static func author(_ names: String) -> BookAuthor {
    var facts: [ImportFact] = []
    return BookAuthor(cutting: names, &facts)
  }
}

extension JSONValue {
  fileprivate static func texts(_ list: JSONValue?) -> [String] {
    list?.arrayValue?.compactMap(\.stringValue) ?? []
  }

  fileprivate static func names(_ list: JSONValue?) -> [String] {
    list?.arrayValue?.compactMap { $0["name"]?.stringValue } ?? []
  }
}
