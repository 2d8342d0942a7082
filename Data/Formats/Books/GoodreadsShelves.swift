import HearthDomain

/// The shelves on which a book stands at Goodreads, which has no other place for its category, for
/// favourites and for shelves of one's own.
enum GoodreadsShelves {
  /// As most people there call it.
  static let favourites = "favorites"

  private static let favouriteNames: Set<String> = ["favorites", "favourites"]

  static func isFavourites(_ shelf: String) -> Bool { favouriteNames.contains(shelf.lowercased()) }

  /// The category whose books stand on the shelf; nil for any other shelf.
  static func category(_ shelf: String) -> BookCategory? {
    let shelf = shelf.lowercased()
    return BookCategory.allCases.first { $0 != .other && name(of: $0) == shelf }
  }

  /// Names that mean nothing else there: books “at home” are not about cooking.
  static func name(of category: BookCategory) -> String {
    switch category {
    case .home: "cooking"
    case .family: "parenting"
    case .study: "study-aids"
    case .fiction, .classics, .essays, .humanities, .history, .society, .science, .business,
      .selfHelp, .arts, .religion, .computers, .languages, .travel, .health, .children, .teens,
      .comics, .textbooks, .magazines, .other:
      category.rawValue
    }
  }

  /// All of them, in the order of Goodreads: what became of the book first.
  static func all(of book: Book, own: [String]) -> [String] {
    let state = book.isFinished ? [] : [book.isGoal ? "currently-reading" : "to-read"]
    let category = book.details.category
    let all =
      state + (book.isFavourite ? [favourites] : [])
      + (category == .other ? [] : [name(of: category)]) + own
    var known: Set<String> = []
    return all.filter { known.insert($0.lowercased()).inserted }
  }

  /// A description without the shelves that ``BookShelves/words(_:)`` has put behind it, and these.
  static func parted(_ description: String) -> (text: String, own: [String]) {
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.last?.split(separator: " ") ?? []
    let isApart = lines.count < 2 || lines[lines.count - 2].isEmpty
    guard !words.isEmpty, isApart, words.allSatisfy(isShelf) else {
      return (description, [])
    }
    let text = lines.dropLast(2).joined(separator: "\n")
    return (text, words.map { String($0.dropFirst()) })
  }

  /// A comma would make two shelves of one.
  private static func isShelf(_ word: Substring) -> Bool {
    word.count > 1 && word.first == "#" && !word.contains { ",;|".contains($0) }
  }
}
