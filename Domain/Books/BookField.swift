/// A field of ``BookDetails``, in the order in which fields are stored and displayed.
///
/// Stores, archives, tables, JSON and the catalogue need only this; the display names are in
/// `BookField+Words`.
package enum BookField: String, CaseIterable, Sendable {
  case title, subtitle, author, publisher, publishedOn, isbn, pages, category
  case link, coverLink, thickness, description

  package var itemField: ItemField<BookDetails> {
    // Look the field up in an array. A dictionary would need a runtime lookup of its generic type,
    // which is slow.
    BookField.allCases.firstIndex(of: self).map { BookField.allFields[$0] } ?? makeItemField()
  }

  private static let allFields = allCases.map { $0.makeItemField() }

  private func makeItemField() -> ItemField<BookDetails> {
    switch self {
    case .title: ItemField(rawValue, .text(), { $0.title }, { $0.title = $1 })
    case .subtitle: ItemField(rawValue, .text(), { $0.subtitle }, { $0.subtitle = $1 })
    case .author: ItemField(rawValue, .text(), { $0.author }, { $0.author = $1 })
    case .publisher: ItemField(rawValue, .text(), { $0.publisher }, { $0.publisher = $1 })
    case .publishedOn:
      ItemField(rawValue, .optional(.publicationDate), { $0.publishedOn }, { $0.publishedOn = $1 })
    case .isbn: ItemField(rawValue, .optional(.isbn), { $0.isbn }, { $0.isbn = $1 })
    case .pages: ItemField(rawValue, .optional(.pages), { $0.pages }, { $0.pages = $1 })
    case .category: ItemField(rawValue, .category, { $0.category }, { $0.category = $1 })
    case .link: ItemField(rawValue, .optional(.link), { $0.link }, { $0.link = $1 })
    case .coverLink: ItemField(rawValue, .optional(.link), { $0.coverLink }, { $0.coverLink = $1 })
    case .thickness:
      ItemField(rawValue, .optional(.thickness), { $0.thickness }, { $0.thickness = $1 })
    case .description: ItemField(rawValue, .text(), { $0.description }, { $0.description = $1 })
    }
  }

  /// The name of the field's table column and command option.
  package var columnName: String {
    self == .publishedOn ? "published" : self == .coverLink ? "cover" : rawValue
  }

  /// The key in the JSON of books, which is older than the keys of archives.
  package var jsonKey: String { self == .isbn ? "isbn13" : rawValue }

  /// The exported fields, in two groups: before the book's reading state, and after it. The
  /// thickness is not exported, since it is only used for drawing.
  package static let exportedFields = (
    first: Array(allCases.prefix { $0 != .link }),
    last: allCases.drop { $0 != .link }.filter { $0 != .thickness }
  )

  /// Whether a search compares the field. Stores have an index of the searched texts, so including
  /// an existing field needs a migration that refills it.
  private var isSearched: Bool {
    switch self {
    case .title, .subtitle, .author, .publisher, .isbn: true
    case .publishedOn, .pages, .category, .link, .coverLink, .thickness, .description: false
    }
  }

  static let searchedFields = allCases.filter(\.isSearched)

  /// All exported fields except the title, which every book has.
  package static let exportedFieldsExceptTitle =
    exportedFields.first.dropFirst() + exportedFields.last
}

extension BookDetails {
  package static let fields = BookField.allCases.map { $0.itemField }

  /// Details without any value, not even a title. The caller has to fill in all fields.
  package static let blank = BookDetails(title: BookTitle(known: ""))

  package func value(of field: BookField) -> FieldValue { field.itemField.value(self) }

  /// Sets the field from a text; throws ``DomainError/invalid(_:)`` if the field does not accept
  /// it.
  package mutating func enter(_ text: String, as field: BookField) throws {
    try field.itemField.setTyped(&self, text)
  }

  /// Returns these details with the blank fields filled from `other`.
  public func fillingBlanks(from other: BookDetails) -> BookDetails {
    var all = self
    for field in BookDetails.fields where field.value(all) == field.value(.blank) {
      field.copyField(&all, other)
    }
    return all
  }

  /// Returns these details with the title and author of `other`, if they differ only in case or
  /// accents.
  func adoptingSpelling(of other: BookDetails) -> BookDetails {
    var named = self
    if title.titleKeyPrefix == other.title.titleKeyPrefix { named.title = other.title }
    if SearchFolding.folded(author.value) == SearchFolding.folded(other.author.value) {
      named.author = other.author
    }
    return named
  }
}

// MARK: - Forms

extension TypedForm<BookCategory> {
  /// Accepts only the raw values of the cases.
  static var category: Self {
    let name = ColumnForm<BookCategory>.name()
    return Self(
      column: name, errorField: nil, maxLength: 20,
      typed: { try name.read(KindCells([.text($0)])) })
  }
}

extension TypedForm<PublicationDate> {
  static var publicationDate: Self {
    spelled(.publishedOn, maxLength: 10, { $0.description }, { try PublicationDate($0) })
  }
}

extension TypedForm<ISBN> {
  static var isbn: Self { spelled(.isbn, maxLength: 20, { $0.value }, { try ISBN($0) }) }
}

extension TypedForm<WebLink> {
  static var link: Self {
    spelled(.link, maxLength: WebLink.maxLength, { $0.value }, { try WebLink($0) })
  }
}

extension TypedForm<PageCount> {
  static var pages: Self { number(.pages, maxLength: 6, { $0.value }, { try PageCount($0) }) }
}

extension TypedForm<Thickness> {
  static var thickness: Self {
    number(.thickness, maxLength: 5, { $0.tenthsOfMillimetre }, { try Thickness(tenths: $0) })
  }
}
