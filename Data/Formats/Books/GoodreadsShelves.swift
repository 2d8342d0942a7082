import HearthDomain

/// Shelves of a book on Goodreads, the only place there for categories, favourites and custom
/// shelves.
enum GoodreadsShelves {
  /// Most common name of the favourites shelf.
  static let favourites = "favorites"

  private static let favouriteNames: Set<String> = ["favorites", "favourites"]

  static func isFavourites(_ shelf: String) -> Bool { favouriteNames.contains(shelf.lowercased()) }

  /// Returns the category named by the shelf in English or Korean; nil for any other shelf.
  static func category(_ shelf: String) -> BookCategory? {
    let shelf = shelf.lowercased()
    return BookCategory.allCases.first { category in
      category != .other
        && (name(of: category) == shelf || koreanNames(of: category).contains(shelf))
    }
  }

  /// Korean shelf names of the category. Only these exact names count; any other shelf is a custom
  /// one.
  private static func koreanNames(of category: BookCategory) -> [String] {
    switch category {
    case .fiction: ["소설", "시", "희곡"]
    case .classics: ["고전"]
    case .essays: ["에세이"]
    case .humanities: ["인문"]
    case .history: ["역사"]
    case .society: ["사회"]
    case .science: ["과학"]
    case .business: ["경제경영"]
    case .selfHelp: ["자기계발"]
    case .arts: ["예술", "대중문화"]
    case .religion: ["종교", "역학"]
    case .computers: ["컴퓨터", "모바일"]
    case .languages: ["외국어"]
    case .travel: ["여행"]
    case .home: ["요리", "살림"]
    case .health: ["건강", "취미"]
    case .family: ["가정", "육아"]
    case .children: ["어린이"]
    case .teens: ["청소년"]
    case .comics: ["만화"]
    case .study: ["수험서", "참고서"]
    case .textbooks: ["대학교재"]
    case .magazines: ["잡지"]
    case .other: []
    }
  }

  /// Returns the shelf name for the category, which is unambiguous on Goodreads: a shelf `home`
  /// would not mean cooking.
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

  /// Returns the exclusive shelf, which contains the state. For an abandoned book, this is the
  /// custom shelf that says so.
  static func exclusiveShelf(of book: Book, own: [String]) -> String {
    if book.isFinished { return "read" }
    if book.isGoal { return "currently-reading" }
    return own.first { StateWord($0).isAbandoned } ?? "to-read"
  }

  /// Returns all shelves as Goodreads orders them, the state first. Omits the category's shelf if a
  /// custom shelf already names the category.
  static func allShelves(of book: Book, own: [String]) -> [String] {
    let category = book.details.category
    let isNamed = category == .other || own.contains { self.category($0) == category }
    let all =
      (book.isFinished ? [] : [exclusiveShelf(of: book, own: own)])
      + (book.isFavourite ? [favourites] : [])
      + (isNamed ? [] : [name(of: category)]) + own
    var known: Set<String> = []
    return all.filter { known.insert($0.lowercased()).inserted }
  }
}
