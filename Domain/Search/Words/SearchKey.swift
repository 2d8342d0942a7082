/// Key of a search condition: `who:mina`, `언제:지난달`.
public enum SearchKey: String, CaseIterable, Hashable, Sendable, SearchVocabulary {
  case who
  case when
  case tag
  case state = "is"
  case mood

  /// Accepted spellings in both languages; the first one is displayed.
  public var names: [String] { [rawValue] + korean }

  private var korean: [String] {
    switch self {
    case .who: ["누구", "사람"]
    case .when: ["언제", "날짜"]
    case .tag: ["태그"]
    case .state: ["상태"]
    case .mood: ["기분"]
    }
  }
}

/// State that the search condition `is:` refers to. Each kind of item has only some of them.
public enum SearchedState: String, CaseIterable, Hashable, Sendable, SearchVocabulary {
  /// A person, book or to-do whose day has passed.
  case overdue
  /// A person whose plant is due.
  case due
  /// A book being read, an event that is not over, or a to-do that is not done.
  case open
  /// A finished book, an event that is over, or a to-do that is done.
  case done
  case liked
  case used
  case unused
  /// A saying added in the last two days.
  case new
  case favourite
  /// A book that is kept without being a reading goal.
  case kept
  /// A to-do.
  case task

  /// Accepted spellings in both languages; the first one is displayed.
  public var names: [String] { [rawValue] + korean }

  private var korean: [String] {
    switch self {
    case .overdue: ["밀린", "늦은"]
    case .due: ["챙길"]
    case .open: ["남은"]
    case .done: ["끝난", "완독"]
    case .liked: ["좋아한"]
    case .used: ["쓴"]
    case .unused: ["안쓴"]
    case .new: ["새로운"]
    case .favourite: ["즐겨찾는", "favorite"]
    case .kept: ["담아둔"]
    case .task: ["할일"]
    }
  }
}

/// A set of values with several accepted spellings, for searches.
protocol SearchVocabulary: CaseIterable {
  var names: [String] { get }
}

extension SearchVocabulary {
  /// Returns the value with this spelling, ignoring case; nil if there is none.
  init?(named name: String) {
    let folded = SearchFolding.folded(name)
    let found = Self.allCases.first { one in
      one.names.contains { SearchFolding.folded($0).utf8.elementsEqual(folded.utf8) }
    }
    guard let found else { return nil }
    self = found
  }
}
