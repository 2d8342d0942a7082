import HearthDomain

/// The word for a book's state in a file, such as `read` or `finished`; programs and people use
/// many.
struct StateWord {
  private enum Meaning {
    case toRead
    case reading
    case finished
    case abandoned
  }

  private static let words: [(meaning: Meaning, names: [String])] = [
    (
      .toRead,
      [
        "to-read", "to_read", "to read", "want-to-read", "want to read", "for_later", "planned",
        "wishlist", "tbr", "not started", "시작 전", "읽을 책", "읽고 싶은 책", "읽을 예정", "읽기 전", "읽고 싶어요",
        "관심", "위시", "위시리스트", "예정", "대기", "읽고 싶음", "읽을 예정인 책", "안 읽음", "찜", "찜한 책",
      ]
    ),
    (
      .reading,
      [
        "currently-reading", "currently reading", "reading", "in_progress", "in progress", "읽는 중",
        "독서 중", "읽고 있어요", "진행 중", "읽고 있는 책", "읽고 있음", "읽는 책", "읽는 중인 책", "지금 읽는 책",
        "현재 읽는 책", "현재 읽는 중", "독서 중인 책",
      ]
    ),
    (
      .finished,
      [
        "read", "finished", "done", "completed", "read but unowned", "읽음", "완독", "다 읽음", "읽은 책",
        "읽었어요", "완료", "다 읽은 책", "다 읽었어요", "완독한 책", "완독함",
      ]
    ),
    (
      .abandoned,
      [
        "did-not-finish", "did not finish", "dnf", "abandoned", "stopped-reading",
        "stopped reading",
        "unfinished", "paused", "on hold", "on-hold", "읽다 만", "읽다 만 책", "중단", "중단한 책", "하차",
        "포기", "포기한 책", "그만둔 책", "멈춘 책", "잠시 멈춘 책", "읽다 멈춘 책",
      ]
    ),
  ]

  /// The state that each word means, by the word without spaces.
  private static let meanings = Dictionary(
    words.flatMap { word in word.names.map { (spaceless($0), word.meaning) } },
    uniquingKeysWith: { first, _ in first })

  /// Shelves that contain all books of a program, and so say nothing about the state.
  private static let meaninglessShelves: Set<String> = ["your library", "all"]

  private let text: String
  private let meaning: Meaning?

  /// Reads the word. If there are several, as in LibraryThing, uses the first known one.
  init(_ text: String) {
    let known = { (name: String) in StateWord.meanings[StateWord.spaceless(name)] }
    let name = text.lowercased()
    let names = name.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
    meaning = known(name) ?? names.lazy.compactMap(known).first
    self.text = names.allSatisfy(StateWord.meaninglessShelves.contains) ? "" : text
  }

  /// Returns the name without spaces, as Koreans write such words with or without them.
  private static func spaceless(_ name: String) -> String { name.filter { !$0.isWhitespace } }

  /// Whether the word has a known meaning.
  var isKnown: Bool { meaning != nil }

  /// Whether there is no word, or only one that says nothing about the state.
  var isEmpty: Bool { text.isEmpty }

  /// Whether the word means that the book was abandoned.
  var isAbandoned: Bool { meaning == .abandoned }

  /// Returns the word to use. Prefers those for in progress, then finished, abandoned, to read,
  /// since a book in progress may still be on the to-read shelf.
  static func preferred(of names: [String]) -> StateWord {
    let order: [Meaning] = [.reading, .finished, .abandoned, .toRead]
    let words = names.map { StateWord($0) }
    return order.lazy.compactMap { meaning in words.first { $0.meaning == meaning } }.first
      ?? StateWord("")
  }

  /// Returns the state of the book, and reports about contradicting values. Without a known word, a
  /// finishing date means finished, even if its day is unknown. Without any word, a book that was
  /// begun is in progress.
  func state(
    finishedOn day: Day?, isFinished: Bool = false, isBegun: Bool = false
  ) -> (state: ImportedBook.State, facts: [ImportFact]) {
    let told = ImportFact.excerpt(text)
    let isFinished = isFinished || day != nil
    let unused: [ImportFact] = !isFinished ? [] : [.unstorableValues(field: "finished", records: 1)]
    return switch meaning {
    case .finished: (.finished(on: day), [])
    case .reading: (.reading, [])
    case .toRead: (.toRead, unused)
    case .abandoned: (.toRead, [.abandoned(text: told)] + unused)
    case nil:
      (
        isFinished ? .finished(on: day) : isBegun && isEmpty ? .reading : .toRead,
        text.isEmpty ? [] : [.otherShelf(text: told, isFinished: isFinished)]
      )
    }
  }

  /// Returns the state of a book whose progress is known. Without any word, a book at its last page
  /// is finished and a book that was begun is in progress.
  func state(
    finishedOn day: Day?, isDated: Bool = false, isBegun: Bool, at page: Int?, of lastPage: Int?
  ) -> (state: ImportedBook.State, facts: [ImportFact]) {
    let isAtEnd = lastPage.map { page ?? 0 >= $0 } ?? false
    // If the book has no number of pages, a number above 100 may be just that.
    let isInside = 1...(lastPage ?? 100) ~= page ?? 0
    return state(
      finishedOn: day, isFinished: isDated || isEmpty && isAtEnd, isBegun: isBegun || isInside)
  }
}
