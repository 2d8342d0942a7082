/// The available lists of books.
public enum BookList: Hashable, CaseIterable, Sendable {
  /// Unfinished goals.
  case open
  /// Books that were finished at least once, even if they are being read again.
  case finished
  /// Open goals whose target day has passed.
  case late
  case favourites
  /// Books that are not goals.
  case keptForLater
  case all
}

/// Filters a list of books; a book has to match every condition.
public struct BookFilter: Hashable, Sendable {
  public var list: BookList
  public var category: BookCategory?

  public init(_ list: BookList = .open, category: BookCategory? = nil) {
    self.list = list
    self.category = category
  }

  public func accepts(_ book: Book, today: Day) -> Bool {
    let isInList =
      switch list {
      case .open: book.isOpen
      case .finished: book.wasFinished
      case .late: book.isLate(today: today)
      case .favourites: book.isFavourite
      case .keptForLater: !book.isGoal
      case .all: true
      }
    return isInList && (category.map { $0 == book.details.category } ?? true)
  }
}

/// Sort orders of books; ties are ordered by title, then by id.
public enum BookOrder: String, CaseIterable, Hashable, Sendable {
  case title
  case titleDescending = "-title"
  case author
  case authorDescending = "-author"
  /// Open goals first, then the other books; in both groups, the soonest target first.
  case target
  /// Highest progress first.
  case progress
  /// The manual order.
  case own
  /// The book finished last comes first; then books finished on an unknown day, then those never
  /// finished.
  case finished

  public func lists(_ left: Book, before right: Book) -> Bool {
    switch self {
    case .title: precedesByTitle(left, right, or: left.id < right.id)
    case .titleDescending: precedesByTitle(right, left, or: left.id < right.id)
    case .author: precedesByAuthor(left, right, left, right)
    case .authorDescending: precedesByAuthor(right, left, left, right)
    case .target:
      left.isOpen == right.isOpen
        ? precedes(
          left.reading?.targetOn ?? .latest, right.reading?.targetOn ?? .latest, left, right)
        : left.isOpen
    case .progress: precedes(-left.progressPercent, -right.progressPercent, left, right)
    case .own: precedes(left.position, right.position, left, right)
    case .finished: precedes(left.finishedSortKey, right.finishedSortKey, left, right)
    }
  }

  private func precedes<Key: Comparable>(_ one: Key, _ other: Key, _ left: Book, _ right: Book)
    -> Bool
  {
    one == other ? precedesByTitle(left, right, or: left.id < right.id) : one < other
  }

  private func precedesByTitle(_ one: Book, _ other: Book, or tie: @autoclosure () -> Bool) -> Bool
  {
    let keys = (SortKey.key(for: one.title), SortKey.key(for: other.title))
    return keys.0 == keys.1 ? tie() : SortKey.precedes(keys.0, keys.1)
  }

  private func precedesByAuthor(_ one: Book, _ other: Book, _ left: Book, _ right: Book) -> Bool {
    let keys = (SortKey.key(for: one.author), SortKey.key(for: other.author))
    return keys.0 == keys.1
      ? precedesByTitle(left, right, or: left.id < right.id) : SortKey.precedes(keys.0, keys.1)
  }
}

extension Book {
  /// Sort key for ``finished``: the longer ago the book was finished, the greater; greatest if it
  /// never was.
  fileprivate var finishedSortKey: Int {
    lastFinishedOn.map { -$0.number } ?? (wasFinished ? .max - 1 : .max)
  }
}

/// Numbers of books and sentences.
public struct BookTotals: Hashable, Sendable {
  public var open: Int
  /// Books that were finished at least once, even if they are being read again.
  public var finished: Int
  /// Number of finished readings; a book may have several.
  public var readings: Int
  /// Finished books that are open because they are being read again.
  public var beingReadAgain: Int
  public var favourites: Int
  public var keptForLater: Int
  public var sentences: Int

  public init(
    open: Int = 0, finished: Int = 0, readings: Int = 0, again: Int = 0, favourites: Int = 0,
    kept: Int = 0, sentences: Int = 0
  ) {
    self.open = open
    self.finished = finished
    self.readings = readings
    self.beingReadAgain = again
    self.favourites = favourites
    self.keptForLater = kept
    self.sentences = sentences
  }
}
