import HearthDomain

extension BookDetails {
  /// The columns in which a table keeps them, in the order of ``row``.
  static let columns = [
    "title", "subtitle", "author", "publisher", "published_on", "isbn", "pages", "category",
    "link", "cover_link", "thickness", "description",
  ]

  var row: [SQLValue] {
    [
      .text(title.value), .text(subtitle.value), .text(author.value), .text(publisher.value),
      .text(publishedOn?.description), .text(isbn?.value), .number(pages?.value),
      .text(category.rawValue), .text(link?.value), .text(coverLink?.value),
      .number(thickness?.tenths), .text(description.value),
    ]
  }

  init(row: SQLRow) throws {
    func text<Rule>(_ column: String, _: Rule.Type) throws -> LimitedText<Rule> {
      try row.convert(column, row.text(column)) { try LimitedText<Rule>(kept: $0) }
    }
    func optional<T>(_ column: String, _ read: (String) throws -> T) throws -> T? {
      try row.optional(column) { try row.convert($0, row.text($0)) { try read($0) } }
    }
    self.init(
      title: try text("title", BookTitleRule.self),
      subtitle: try text("subtitle", BookSubtitleRule.self),
      author: try text("author", BookAuthorRule.self),
      publisher: try text("publisher", PublisherRule.self),
      publishedOn: try optional("published_on") { try PublicationDate($0) },
      isbn: try optional("isbn") { try ISBN($0) },
      pages: try row.optional("pages") {
        try row.convert($0, row.int($0)) { try PageCount($0) }
      },
      category: try row.convert("category", row.text("category")) { BookCategory(rawValue: $0) },
      link: try optional("link") { try WebLink($0) },
      coverLink: try optional("cover_link") { try WebLink($0) },
      description: try text("description", BookDescriptionRule.self),
      thickness: try row.optional("thickness") {
        try row.convert($0, row.int($0)) { try Thickness(tenths: $0) }
      })
  }
}

extension SQLValue {
  /// The number, or null where there is none.
  static func number(_ value: Int?) -> SQLValue { .integer(value.map(Int64.init)) }
}
