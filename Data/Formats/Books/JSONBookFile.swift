import HearthDomain
import JSONText

/// Books as this program writes them with `--json` and exports them: a document with `items`, a
/// list of them, or a single one.
///
/// What was read on which day is written, and left alone when it is read: it belongs to the store
/// that it came from.
public struct JSONBookFile: BookFile {
  private let moment: SayingMoment

  public init(zone: any ZoneRules) {
    moment = SayingMoment(zone: zone)
  }

  public func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedBook) throws -> [ImportFact]
  ) throws -> ImportReport {
    let records = JSONRecords(of: ["items"], orOneWith: ["title"])
    return try records.read(FileBeginning(source).source) { fields, line, report in
      let book: ImportedBook
      do {
        book = try self.book(fields)
      } catch DomainError.invalid(let issues) {
        throw UnreadableRecord(.invalid(issues))
      }
      report.countRead()
      for fact in try each(book) { report.warn(line: line, fact) }
    }
  }

  public func makeWriter() -> any BookFileWriter { JSONBookTable(moment: moment) }

  private func book(_ fields: JSONFields) throws -> ImportedBook {
    let finished = try fields.day("finishedOn")
    let shelf: ImportedBook.Shelf =
      switch try fields.text("state") {
      case "finished": .finished(on: finished)
      case "reading": .reading
      default: .toRead
      }
    return try ImportedBook(
      details(fields), shelf: shelf, startedOn: fields.day("startedOn"),
      targetOn: fields.day("targetOn"), page: fields.number("pagesRead"),
      rating: fields["rating"].map { try Rating($0.text) }, isFavourite: fields.flag("favourite"),
      theme: fields.text("theme").flatMap(CardTheme.init(rawValue:)),
      addedAt: fields.text("addedAt").flatMap(moment.instant))
  }

  private func details(_ fields: JSONFields) throws -> BookDetails {
    try BookDetails(
      title: BookTitle(fields.text("title") ?? ""),
      subtitle: BookSubtitle(fields.text("subtitle") ?? ""),
      author: BookAuthor(fields.text("author") ?? ""),
      publisher: Publisher(fields.text("publisher") ?? ""),
      publishedOn: fields.filled("publishedOn").map { try PublicationDate($0) },
      isbn: fields.filled("isbn13").map { try ISBN($0) },
      pages: fields.number("pages").map { try PageCount($0) },
      category: fields.text("category").flatMap(BookCategory.init(rawValue:)) ?? .other,
      link: fields.filled("link").map { try WebLink($0) },
      coverLink: fields.filled("coverLink").map { try WebLink($0) },
      description: BookDescription(fields.text("description") ?? ""))
  }
}

extension JSONFields {
  fileprivate func filled(_ key: String) throws -> String? {
    let text = try text(key)
    return text?.isEmpty == true ? nil : text
  }

  fileprivate func day(_ key: String) throws -> Day? {
    guard let text = try filled(key) else { return nil }
    let date = try? PublicationDate(text)
    guard let date, let month = date.month, let day = date.day else {
      throw UnreadableRecord(key, text)
    }
    return Day(year: date.year, month: month, day: day)
  }
}
