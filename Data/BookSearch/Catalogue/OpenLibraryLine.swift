import HearthDomain
import JSONText

/// A line of an Open Library dump: type, key, revision, date and JSON, separated by tabs.
struct OpenLibraryLine {
  private let cells: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    cells = bytes.split(separator: .tab, maxSplits: 4, omittingEmptySubsequences: false)
  }

  /// Returns the work or edition; nil for other kinds of lines, such as authors.
  ///
  /// Throws ``UnreadableRecord`` or ``DomainError/invalid(_:)`` if the line is malformed.
  func details() throws -> BookDetails? {
    guard let type = cells.first else { return nil }
    guard type.elementsEqual("/type/edition".utf8) || type.elementsEqual("/type/work".utf8) else {
      return nil
    }
    guard cells.count == 5 else { throw UnreadableRecord(.unfinished) }
    let value: JSONValue
    do {
      value = try JSONValue(reading: cells[4])
    } catch {
      throw UnreadableRecord(.malformed(column: error.position.column))
    }
    return try details(of: JSONFields(value))
  }

  private func details(of fields: JSONFields) throws -> BookDetails {
    var details = BookDetails(title: try BookTitle(fields.text("title") ?? ""))
    details.subtitle = (try? BookSubtitle(fields.text("subtitle") ?? "")) ?? .blank
    // Authors are only keys of other lines; some editions contain the names in this field.
    details.author = (try? BookAuthor(fields.text("by_statement") ?? "")) ?? .blank
    details.publisher = fields.texts("publishers").first.flatMap { try? Publisher($0) } ?? .blank
    details.publishedOn = try fields.text("publish_date").flatMap(OpenLibraryLine.date)
    details.isbn =
      (fields.texts("isbn_13") + fields.texts("isbn_10")).lazy
      .compactMap { try? ISBN($0) }.first
    details.pages = try? fields.number("number_of_pages").map { try PageCount($0) }
    let key = String(decoding: cells[1], as: UTF8.self)
    details.link = try? WebLink("https://openlibrary.org\(key)")
    return details
  }

  /// Parses a date such as `2019-05-31`. From any other text, such as `May 31, 2019`, takes the
  /// year if there is only one.
  private static func date(_ text: String) -> PublicationDate? {
    if let date = try? PublicationDate(text) { return date }
    let years = text.split { !$0.isNumber }.filter { $0.count == 4 }.compactMap { Int($0) }
    return years.count == 1 ? PublicationDate(year: years[0]) : nil
  }
}
