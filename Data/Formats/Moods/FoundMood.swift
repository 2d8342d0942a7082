import HearthDomain

/// A mood as a file tells it, before it is known whether a memo can hold its text.
struct FoundMood {
  /// Where its record begins.
  let line: Int
  var moment: MoodMoment
  var level = MoodLevel.start
  var text = ""
  private(set) var tags = Tags.none
  /// The texts that other imports made of the same record.
  var formerTexts: [String] = []
  /// The levels that other imports may have made of it.
  var formerLevels: [MoodLevel] = []
  /// Where its shape stands, as far as the file tells.
  var place: CanvasPlace?
  /// Whether the file tells the level, which is enough of a mood.
  private(set) var hasLevel = false
  /// What the record lacks or has too much, told together for all records alike.
  var gaps: [MoodGap] = []
  /// What is to be told of this record alone.
  var warnings: [ImportFact] = []

  /// Takes the level, or where the gauge stands at the start.
  mutating func setLevel(_ level: MoodLevel?) {
    self.level = level ?? .start
    hasLevel = level != nil
    if level == nil {
      gaps.append(.standsIn(field: "level", text: String(MoodLevel.start.value)))
    }
  }

  /// Takes as many of the words as can be tags; returns the others.
  mutating func take(tags words: [String]) -> [String] {
    let (fitting, dropped) = Tags.fitting(words)
    tags = fitting
    return dropped
  }

  /// The same of words that stay in the memo where they cannot be tags, which is told.
  mutating func take(tagsOrText words: [String]) -> [String] {
    let others = take(tags: words)
    if !others.isEmpty { warnings.append(.inMemo(others)) }
    return others
  }

  /// Puts another text in the place of one that is not there.
  mutating func fillText(_ field: String, with text: String, called name: String? = nil) {
    guard self.text.allSatisfy(\.isWhitespace), !text.isEmpty else { return }
    self.text = text
    gaps.append(.standsIn(field: field, text: ImportFact.excerpt(name ?? text)))
  }

  /// Puts a text on a line of its own at the end.
  mutating func append(_ more: String) {
    guard !more.allSatisfy(\.isWhitespace) else { return }
    text += (text.isEmpty ? "" : "\n") + more
  }
}

/// What the files of other programs lack, or have besides; often in every record.
enum MoodGap: Hashable {
  case standsIn(field: String, text: String)
  case leftOut(field: String)

  func fact(records: Int) -> ImportFact {
    switch self {
    case .standsIn(let field, let text):
      .standsIn(field: field, text: text, records: records)
    case .leftOut(let field): .leftOut(field: field, records: records)
    }
  }
}
