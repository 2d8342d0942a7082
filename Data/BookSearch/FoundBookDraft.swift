import HearthDomain

/// What a service tells of a book, before the rules have seen it.
struct FoundBookDraft {
  /// Plain text, as are the next two: what was markup is read, for some are split afterwards.
  var title = ""
  var subtitle = ""
  var author = ""
  var publisher = ""
  var publishedOn: PublicationDate?
  /// Everything that may be an ISBN; the first that is one counts.
  var isbns: [String] = []
  var pages: Int?
  var category = BookCategory.other
  var link: String?
  var coverLink: String?
  var description = ""
  /// In millimetres.
  var thickness: Double?

  /// The book as far as the rules accept it: what is too long is cut, what is wrong is left out.
  /// Nil without a title.
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

  /// The beginning that the rule accepts; nil if it accepts none.
  static func cut<Rule: TextRule>(_ text: String) -> LimitedText<Rule>? {
    let limit = Rule.characters.upperBound
    // A character may have any number of marks; texts of few characters are short all the same.
    let scalars = text.unicodeScalars.prefix(limit * 8)
    return try? LimitedText<Rule>(String(String(scalars).prefix(limit)))
  }

  /// An address with its entities decoded; nil if it is none.
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
