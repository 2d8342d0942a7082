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
        "읽을 책", "읽고 싶은 책",
      ]
    ),
    (.reading, ["currently-reading", "reading", "in_progress", "읽는 중"]),
    (.finished, ["read", "finished", "읽음", "완독"]),
    (
      .givenUp,
      ["did-not-finish", "dnf", "abandoned", "stopped-reading", "unfinished", "읽다 만", "중단"]
    ),
  ]

  private let text: String
  private let meaning: Meaning?

  init(_ text: String) {
    self.text = text
    let name = text.lowercased()
    meaning = StateWord.words.first { $0.names.contains(name) }?.meaning
  }

  /// What became of a book that was finished on that day, as far as the file tells, and what is
  /// to be said about it: a shelf of somebody's own tells nothing, but a day does.
  func state(finishedOn day: Day?) -> (state: ImportedBook.State, facts: [ImportFact]) {
    let told = ImportFact.excerpt(text)
    let unused: [ImportFact] = day == nil ? [] : [.leftOut(field: "finished", records: 1)]
    return switch meaning {
    case .finished: (.finished(on: day), [])
    case .reading: (.reading, [])
    case .toRead: (.toRead, unused)
    case .givenUp: (.toRead, [.givenUp(text: told)] + unused)
    case nil:
      (
        day.map { .finished(on: $0) } ?? .toRead,
        text.isEmpty ? [] : [.otherShelf(text: told, isFinished: day != nil)]
      )
    }
  }
}
