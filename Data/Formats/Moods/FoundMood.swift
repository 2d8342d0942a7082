import HearthDomain

/// A mood read from a file, before a long text is split into several memos.
struct FoundMood {
  /// Line of its record.
  let line: Int
  var moment: MoodMoment
  /// The level; nil for a mood without one.
  private(set) var level: MoodLevel?
  /// Whether the file contains the level, or that there is none; then neither a text nor a tag is
  /// required.
  private(set) var hasLevel = false
  var text = ""
  private(set) var tags = Tags.none
  /// Texts that earlier versions would have imported from the same record, by which an import
  /// recognizes their moods.
  var formerTexts: [String] = []
  /// Levels that other imports may have assigned to the same record, for example on another scale.
  var formerLevels: [MoodLevel] = []
  /// Position of the mood's shape on the canvas; nil if the file does not contain it.
  var place: CanvasPosition?
  /// Fields that are missing or dropped; each is reported once for all records.
  var gaps: [MoodGap] = []
  /// Facts reported for this record only.
  var warnings: [ImportFact] = []

  /// Sets the level. Reports a missing one, unless the file says so itself.
  mutating func setLevel(_ level: MoodLevel?, isStated: Bool = false) {
    self.level = level
    hasLevel = level != nil || isStated
    if !hasLevel { gaps.append(.noLevel) }
  }

  /// Sets the tags; returns the words that cannot be tags.
  mutating func setTags(_ words: [String]) -> [String] {
    let (fitting, dropped) = Tags.fitting(words)
    tags = fitting
    return dropped
  }

  /// Sets text and tags; lines are joined. Words that cannot be tags are appended to the text, and
  /// so is the mood's name if it says more than the level.
  ///
  /// The level may come from the file or the user, but that does not change the text, so that
  /// repeated imports yield the same mood. The name comes after the texts because lists display the
  /// first line; earlier versions put it first, and they put tags into the text. `isOwn` means that
  /// they read the record as this one does.
  mutating func fill(
    called name: String, isNamed: Bool, _ texts: [String], tags: [String], ending: [String],
    mark: String, isOwn: Bool
  ) {
    let dropped = setTags(tags)
    if !dropped.isEmpty { warnings.append(.movedToMemo(dropped)) }
    func memo(named: Bool, first: Bool = false, _ words: [String]) -> String {
      let names = named ? [name] : []
      let rest = words.map { mark + $0 }.joined(separator: mark.isEmpty ? ", " : " ")
      let parts = (first ? names + texts : texts + names) + [rest] + ending
      return parts.filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
    }
    text = memo(named: isNamed, dropped)
    if isOwn || name.isEmpty && tags.isEmpty { return }
    for named in [isNamed, !isNamed] {
      for words in dropped == tags ? [dropped] : [dropped, tags] {
        for isFirst in [false, true] {
          let other = memo(named: named, first: isFirst, words)
          if other != text, !formerTexts.contains(other) { formerTexts.append(other) }
        }
      }
    }
  }

  /// Adds a tag if it fits.
  mutating func addTag(_ word: String) {
    tags = Tags.fitting(tags.values.map(\.value) + [word]).tags
  }

  /// Whether there is neither text nor a tag.
  var isEmpty: Bool { tags.isEmpty && text.allSatisfy(\.isWhitespace) }

  /// If there is no text yet, sets it and reports that.
  mutating func fillText(_ field: String, with text: String, called name: String? = nil) {
    guard self.text.allSatisfy(\.isWhitespace), !text.isEmpty else { return }
    self.text = text
    gaps.append(.defaultUsed(field: field, text: ImportFact.excerpt(name ?? text)))
  }

  /// Appends a text on a line of its own.
  mutating func append(_ more: String) {
    guard !more.allSatisfy(\.isWhitespace) else { return }
    text += (text.isEmpty ? "" : "\n") + more
  }
}

/// A field that is missing or dropped in imported records, often in all of them.
enum MoodGap: Hashable, Comparable {
  case defaultUsed(field: String, text: String)
  case noLevel
  case dropped(field: String)

  func fact(records: Int) -> ImportFact {
    switch self {
    case .noLevel: .noLevel(records: records)
    case .defaultUsed(let field, let text):
      .defaultUsed(field: field, text: text, records: records)
    case .dropped(let field): .unstorableValues(field: field, records: records)
    }
  }
}
