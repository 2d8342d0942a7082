/// What is known about a book; adding, editing, finding and importing share it.
public struct BookDetails: Hashable, Sendable {
  public var title: BookTitle
  public var subtitle: BookSubtitle
  /// All who wrote it, as one text; blank where nobody knows.
  public var author: BookAuthor
  public var publisher: Publisher
  public var publishedOn: PublicationDate?
  public var isbn: ISBN?
  public var pages: PageCount?
  public var category: BookCategory
  public var link: WebLink?
  public var coverLink: WebLink?
  public var description: BookDescription
  /// How thick it really is; nil where that is only guessed from its pages.
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

  /// Everything that a search looks at, the title first, the shelves of somebody's own last.
  public var searchedTexts: [String] {
    let shelves = description.shelves.map { "#" + $0 }
    return BookField.searched.map { value(of: $0).spelling }.filter { !$0.isEmpty }
      + (shelves.isEmpty ? [] : [shelves.joined(separator: " ")])
  }

  /// Equal for books that nothing tells apart but their ISBN: the folded title and author.
  public var likeness: String { title.likeness + SearchFolding.folded(author.value) }

  /// How thick its spine is: as it is known, else as books of so many pages usually are, and of
  /// 300 where not even they are known.
  public var spine: Thickness { thickness ?? Thickness(ofPages: pages?.value ?? 300) }
}

extension BookTitle {
  /// What the ``BookDetails/likeness`` of all books of that title begins with, and of no other.
  package var likeness: String { SearchFolding.folded(value) + "\n" }
}

/// The last page of a book.
public struct PageCount: Hashable, Sendable {
  public static let accepted = 1...20_000
  public let value: Int

  /// Throws ``DomainError/invalid(_:)`` for a number that no book has.
  public init(_ value: Int) throws {
    guard PageCount.accepted.contains(value) else {
      throw DomainError.invalid(.pages, .outOfRange(PageCount.accepted, actual: value))
    }
    self.value = value
  }
}

/// How thick a book is, in tenths of a millimetre.
public struct Thickness: Hashable, Comparable, Sendable {
  public static let accepted = 1...10_000
  public let tenths: Int

  /// Throws ``DomainError/invalid(_:)`` for what no book is: nothing, or more than a metre.
  public init(tenths: Int) throws {
    guard Thickness.accepted.contains(tenths) else {
      throw DomainError.invalid(.thickness, .outOfRange(Thickness.accepted, actual: tenths))
    }
    self.tenths = tenths
  }

  /// As a usual book: a leaf of two pages is 0.11 mm, and the covers are 2 mm.
  init(ofPages pages: Int) {
    tenths = min(20 + pages * 55 / 100, Thickness.accepted.upperBound)
  }

  public static func < (left: Thickness, right: Thickness) -> Bool { left.tenths < right.tenths }
}
