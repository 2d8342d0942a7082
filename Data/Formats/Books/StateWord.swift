import HearthDomain

/// The word by which a file says what became of a book; each program has its own, and people add
/// some of theirs.
struct StateWord {
  private enum Meaning {
    case toRead
    case reading
    case finished
    case givenUp
  }

  private static let words: [(meaning: Meaning, names: [String])] = [
    (
      .toRead,
      [
        "to-read", "to_read", "to read", "want-to-read", "want to read", "for_later", "planned",
        "wishlist", "tbr", "not started", "시작 전", "읽을 책", "읽고 싶은 책", "읽을 예정", "읽기 전", "읽고 싶어요",
        "관심", "위시", "예정", "대기",
      ]
    ),
    (
      .reading,
      [
        "currently-reading", "currently reading", "reading", "in_progress", "in progress", "읽는 중",
        "읽는중", "독서 중", "독서중", "읽고 있어요", "진행 중", "진행중",
      ]
    ),
    (
      .finished,
      [
        "read", "finished", "done", "completed", "read but unowned", "읽음", "완독", "다 읽음", "읽은 책",
        "다읽음", "읽었어요", "완료",
      ]
    ),
    (
      .givenUp,
      [
        "did-not-finish", "did not finish", "dnf", "abandoned", "stopped-reading",
        "stopped reading",
        "unfinished",
        "읽다 만", "중단", "하차",
        "포기",
      ]
    ),
  ]

  /// What every book of a program is filed under, and tells nothing.
  private static let everywhere: Set<String> = ["your library", "all"]

  private let text: String
  private let meaning: Meaning?

  /// Of several words, as LibraryThing has them, the first counts that is known.
  init(_ text: String) {
    let known = { (name: String) in
      StateWord.words.first { $0.names.contains(name) }?.meaning
    }
    let name = text.lowercased()
    let names = name.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
    meaning = known(name) ?? names.lazy.compactMap(known).first
    self.text = names.allSatisfy(StateWord.everywhere.contains) ? "" : text
  }

  /// Whether it tells what became of the book.
  var isKnown: Bool { meaning != nil }

  /// Of several the one that tells of the latest: a book that is read may still be on the shelf of
  /// those to read.
  static func furthest(of names: [String]) -> StateWord {
    let order: [Meaning] = [.reading, .finished, .givenUp, .toRead]
    let words = names.map { StateWord($0) }
    return order.lazy.compactMap { meaning in words.first { $0.meaning == meaning } }.first
      ?? StateWord("")
  }

  /// What became of a book that was finished on that day, as far as the file tells, and what is
  /// to be said about it: a shelf of somebody's own tells nothing, but a day does.
  /// It may be told that it was finished, but not when.
  func state(
    finishedOn day: Day?, isFinished: Bool = false
  ) -> (state: ImportedBook.State, facts: [ImportFact]) {
    let told = ImportFact.excerpt(text)
    let isFinished = isFinished || day != nil
    let unused: [ImportFact] = !isFinished ? [] : [.leftOut(field: "finished", records: 1)]
    return switch meaning {
    case .finished: (.finished(on: day), [])
    case .reading: (.reading, [])
    case .toRead: (.toRead, unused)
    case .givenUp: (.toRead, [.givenUp(text: told)] + unused)
    case nil:
      (
        isFinished ? .finished(on: day) : .toRead,
        text.isEmpty ? [] : [.otherShelf(text: told, isFinished: isFinished)]
      )
    }
  }
}
