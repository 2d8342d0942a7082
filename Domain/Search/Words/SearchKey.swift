/// What a search can ask for beside words: `who:mina`, `언제:지난달`.
public enum SearchKey: String, CaseIterable, Hashable, Sendable, SearchName {
  case who
  case when
  case tag
  case state = "is"
  case mood

  /// As it is typed, in both languages; the first is the one to show.
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

/// How a thing may be, of what `is:` asks for; each kind of thing knows some of them.
public enum SearchedState: String, CaseIterable, Hashable, Sendable, SearchName {
  /// A person, a book or something to be done whose day has passed.
  case overdue
  /// A person to be in touch with today or before.
  case due
  /// A book that is read, an event that is not over, a task that is not done.
  case open
  /// A book that was read to its end, an event that is over, a task that is done.
  case done
  case liked
  case used
  case unused
  /// A saying that was added in the last two days.
  case new
  case favourite
  /// A book that is no goal.
  case kept
  /// What another program's calendar has to be done.
  case task

  /// As it is typed, in both languages; the first is the one to show.
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

/// What is typed in a search by one of several names.
protocol SearchName: CaseIterable {
  var names: [String] { get }
}

extension SearchName {
  /// The one of that name, whatever its case.
  init?(named name: String) {
    let folded = SearchFolding.folded(name)
    let found = Self.allCases.first { one in
      one.names.contains { SearchFolding.folded($0).utf8.elementsEqual(folded.utf8) }
    }
    guard let found else { return nil }
    self = found
  }
}
