import HearthDomain

extension Noun {
  /// Returns the noun that has this synonym; nil if there is none.
  static func nounName(forSynonym word: String) -> String? {
    let folded = SearchFolding.folded(word)
    return nounSynonyms.first { $0.words.contains { SearchFolding.folded($0) == folded } }?.noun
  }

  /// Returns the verbs that have this synonym, most probable first, each with an option if it needs
  /// one. Nil if there are none.
  static func verb(forSynonym word: String) -> [String]? {
    let folded = SearchFolding.folded(word)
    return verbSynonyms.first { $0.words.contains { SearchFolding.folded($0) == folded } }?.verbs
  }

  /// Returns the noun that has a synonym with a similar spelling; nil if there is none.
  static func nounName(similarTo word: String) -> String? {
    let names = nounSynonyms.flatMap(\.words).filter { $0.utf8.count > 3 }
    let near = Suggestion.nearest(to: word, among: names).words
    return near.first.flatMap { nounName(forSynonym: $0) }
  }

  /// Returns the command to which an option belongs if it was given to the command `path`, which
  /// does not have it. Nil if unknown.
  static func command(having option: String, insteadOf path: [String]) -> [String]? {
    misplacedOptions.first { $0.of == path && $0.options.contains(option) }?.command
  }

  private static let misplacedOptions: [(of: [String], options: [String], command: [String])] = [
    // A calendar that requires a login is linked instead of subscribed.
    (["calendar", "subscribe"], ["--user", "--password-command"], ["link", "add"]),
    (["book", "finish"], ["--stars", "--rating", "--rate"], ["book", "rate"]),
    (["book", "edit"], ["--stars", "--rating", "--rate"], ["book", "rate"]),
  ]

  private static let verbSynonyms: [(verbs: [String], words: [String])] = [
    (["list"], ["ls", "all", "dir", "목록"]),
    (["remove"], ["rm", "del", "delete", "erase", "cancel", "삭제", "지우기"]),
    (["add"], ["new", "create", "insert", "추가"]),
    (["show"], ["cat", "view", "get", "info", "open", "보기"]),
    (["edit"], ["change", "update", "modify", "set", "move", "수정", "옮기기"]),
    (["settings", "settings list"], ["config", "configure", "preferences", "prefs", "설정"]),
    (["stats", "mood stats", "book stats"], ["statistics", "stats", "stat", "통계"]),
    (["diary", "mood diary", "log"], ["journal"]),
    (["search"], ["find", "grep", "lookup", "찾기", "검색"]),
    (["book sentence"], ["sentence", "sentences", "highlights", "문장"]),
    (["edit", "book edit"], ["target", "goal"]),
    (["rate", "book rate"], ["star", "stars", "rating", "별점"]),
    (["review"], ["note"]), (["notes"], ["memos", "reviews", "메모"]),
    (["again"], ["reread", "re-read", "다시읽기"]),
  ]

  private static let nounSynonyms: [(noun: String, words: [String])] = [
    ("event", ["schedule", "events", "plans", "agenda", "일정", "약속", "계획"]),
    ("calendar", ["cal", "month", "달력"]),
    ("todo", ["todos", "task", "tasks", "to-do", "할일", "할 일"]),
    ("mood", ["moods", "diary", "journal", "feelings", "기분", "감정", "일기"]),
    ("saying", ["sayings", "quotes", "quote", "fortune", "글귀", "명언", "격언"]),
    ("person", ["people", "contacts", "friends", "사람", "친구", "지인"]),
    ("log", ["history", "changes", "변경", "기록"]), ("undo", ["revert", "되돌리기", "취소"]),
    ("today", ["now", "오늘"]), ("help", ["도움말", "도움"]), ("remind", ["reminders", "알림"]),
    ("sync", ["동기화"]), ("settings", ["설정"]), ("profile", ["프로필"]), ("backup", ["백업"]),
    ("book", ["books", "reading", "library", "shelf", "책", "책장", "독서", "서재"]),
  ]
}
