import HearthDomain

/// Data of a book as received from a service, before it is validated.
struct FoundBookDraft {
  /// Title as plain text. As in the next two, markup is already removed, because some of these
  /// texts are split later.
  var title = ""
  var subtitle = ""
  var author = ""
  var publisher = ""
  var publishedOn: PublicationDate?
  /// Possible ISBNs; the first valid one is used.
  var isbns: [String] = []
  var pages: Int?
  var category = BookCategory.other
  var link: String?
  var coverLink: String?
  var description = ""
  /// Thickness in millimeters.
  var thickness: Double?

  /// Returns the book with valid data only; nil if it has no title. Cuts long texts and leaves out
  /// invalid values.
  func book(from source: BookSource) -> FoundBook? {
    guard let title: BookTitle = FoundBookDraft.cut(title) else { return nil }
    var details = BookDetails(title: title)
    details.subtitle = FoundBookDraft.cut(subtitle) ?? .blank
    details.author = FoundBookDraft.cut(author) ?? .blank
    details.publisher = FoundBookDraft.cut(MarkupText.line(publisher)) ?? .blank
    details.publishedOn = publishedOn
    details.isbn = isbns.lazy.compactMap { try? ISBN(String($0.prefix(40))) }.first
    details.pages = pages.flatMap { try? PageCount($0) }
    details.category = category
    details.link = FoundBookDraft.link(link)
    details.coverLink = FoundBookDraft.link(coverLink)
    details.description = FoundBookDraft.cut(MarkupText.lines(description)) ?? .blank
    details.thickness = FoundBookDraft.thickness(thickness)
    return FoundBook(details, from: source)
  }

  /// Returns the text, cut to the rule's maximum length; nil if it is invalid for another reason.
  static func cut<Rule: TextRule>(_ text: String) -> LimitedText<Rule>? {
    let limit = Rule.lengthRange.upperBound
    // Limit scalars as well, as a character may have any number of combining marks.
    let scalars = text.unicodeScalars.prefix(limit * 8)
    return try? LimitedText<Rule>(String(String(scalars).prefix(limit)))
  }

  /// Returns the link with decoded entities; nil if it is invalid.
  private static func link(_ text: String?) -> WebLink? {
    guard let text, text.utf8.count <= 4_000 else { return nil }
    let plain = MarkupEntities.decoded(text)
    return try? WebLink(plain.hasPrefix("//") ? "https:" + plain : plain)
  }

  private static func thickness(_ millimetres: Double?) -> Thickness? {
    guard let millimetres, millimetres > 0, millimetres < 1_000 else { return nil }
    return try? Thickness(tenths: Int((millimetres * 10).rounded()))
  }
}
