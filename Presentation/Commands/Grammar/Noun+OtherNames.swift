import HearthDomain

extension Noun {
  /// The noun that somebody who writes this word looks for under another name, or nil.
  static func meant(by word: String) -> String? {
    let folded = SearchFolding.folded(word)
    return otherNames.first { $0.words.contains { SearchFolding.folded($0) == folded } }?.noun
  }

  private static let otherNames: [(noun: String, words: [String])] = [
    ("event", ["schedule", "events", "plans", "agenda", "일정", "약속", "계획"]),
    ("calendar", ["cal", "month", "달력"]),
    ("mood", ["moods", "diary", "journal", "feelings", "기분", "감정", "일기"]),
    ("saying", ["sayings", "quotes", "quote", "fortune", "글귀", "명언", "격언"]),
    ("person", ["people", "contacts", "friends", "사람", "친구", "지인"]),
    ("log", ["history", "changes", "변경", "기록"]), ("undo", ["revert", "되돌리기", "취소"]),
    ("book", ["books", "reading", "library", "shelf", "책", "책장", "독서", "서재"]),
  ]
}
