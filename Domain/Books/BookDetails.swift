/// The bibliographic data of a book; used for adding, editing, searching and importing.
public struct BookDetails: Hashable, Sendable {
  public var title: BookTitle
  public var subtitle: BookSubtitle
  /// All authors as one text; blank if unknown.
  public var author: BookAuthor
  public var publisher: Publisher
  public var publishedOn: PublicationDate?
  public var isbn: ISBN?
  public var pages: PageCount?
  public var category: BookCategory
  public var link: WebLink?
  public var coverLink: WebLink?
  public var description: BookDescription
  /// The actual thickness; nil if unknown.
  public var thickness: Thickness?

  public init(
    title: BookTitle, subtitle: BookSubtitle = .blank, author: BookAuthor = .blank,
    publisher: Publisher = .blank, publishedOn: PublicationDate? = nil, isbn: ISBN? = nil,
    pages: PageCount? = nil, category: BookCategory = .other, link: WebLink? = nil,
    coverLink: WebLink? = nil, description: BookDescription = .blank,
    thickness: Thickness? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.author = author
    self.publisher = publisher
    self.publishedOn = publishedOn
    self.isbn = isbn
    self.pages = pages
    self.category = category
    self.link = link
    self.coverLink = coverLink
    self.description = description
    self.thickness = thickness
  }

  /// All texts that a search compares: the title first, the imported shelves last.
  public var searchedTexts: [String] {
    let shelves = description.shelves.map { "#" + $0 }
    return BookField.searchedFields.map { value(of: $0).asText }.filter { !$0.isEmpty }
      + (shelves.isEmpty ? [] : [shelves.joined(separator: " ")])
  }

  /// Folded title and author; equal for books with the same title and author.
  public var titleAuthorKey: String { title.titleKeyPrefix + SearchFolding.folded(author.value) }

  /// Thickness of the spine: the actual one or, if that is unknown, an estimate from the number of
  /// pages (300 if unknown).
  public var spineThickness: Thickness { thickness ?? Thickness(ofPages: pages?.value ?? 300) }
}

extension BookTitle {
  /// Prefix of the ``BookDetails/titleAuthorKey`` of all books with this title, and of no others.
  package var titleKeyPrefix: String { SearchFolding.folded(value) + "\n" }
}

/// The number of pages of a book.
public struct PageCount: Hashable, Sendable {
  public static let acceptedRange = 1...20_000
  public let value: Int

  /// Creates a number of pages; throws ``DomainError/invalid(_:)`` outside the accepted range.
  public init(_ value: Int) throws {
    guard PageCount.acceptedRange.contains(value) else {
      throw DomainError.invalid(.pages, .outOfRange(PageCount.acceptedRange, actual: value))
    }
    self.value = value
  }
}

/// The thickness of a book, in tenths of a millimetre.
public struct Thickness: Hashable, Comparable, Sendable {
  public static let acceptedRange = 1...10_000
  public let tenthsOfMillimetre: Int

  /// Creates a thickness; throws ``DomainError/invalid(_:)`` outside 0.1 mm to 1 m.
  public init(tenths: Int) throws {
    guard Thickness.acceptedRange.contains(tenths) else {
      throw DomainError.invalid(.thickness, .outOfRange(Thickness.acceptedRange, actual: tenths))
    }
    self.tenthsOfMillimetre = tenths
  }

  /// Estimates the thickness: 0.11 mm for each leaf of two pages, plus 2 mm for the covers.
  init(ofPages pages: Int) {
    tenthsOfMillimetre = min(20 + pages * 55 / 100, Thickness.acceptedRange.upperBound)
  }

  public static func < (left: Thickness, right: Thickness) -> Bool {
    left.tenthsOfMillimetre < right.tenthsOfMillimetre
  }
}
