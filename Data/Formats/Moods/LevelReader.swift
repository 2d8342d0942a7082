import HearthDomain

/// Reads how good it was from the values of such a column.
struct LevelReader {
  let named: NamedLevels
  /// Of how many bare numbers are.
  let most: Int
  /// Whether a word of which nobody knows the level is none, and not a mood of somebody's own name.
  var isScore: Bool

  /// Nil where nothing is told, or a name of which nobody knows the level, which is counted; throws
  /// for what is no score.
  func level(_ text: String, _ unknown: inout UnknownNames) throws(UnreadableRecord) -> MoodLevel? {
    if text.isEmpty { return nil }
    if let level = named[text] { return level }
    if let number = LevelReader.number(text) {
      if (0...Double(most)).contains(number) { return MoodLevel(number, of: most) }
      guard most == 100, let value = Int(text) else { throw UnreadableRecord("level", text) }
      return try MoodLevel.read(value)
    }
    if let level = LevelReader.counted(text) ?? DaylioMoods.level(text) { return level }
    if isScore { throw UnreadableRecord("level", text) }
    unknown.count(text)
    return nil
  }

  /// Whether the text tells more than a level, or one that nobody knows.
  static func tellsMore(_ text: String) -> Bool {
    !text.isEmpty && number(text) == nil && counted(text) == nil
      && !DaylioMoods.isPlain(text)
  }

  /// Also with blanks: `4 / 5`.
  private static func counted(_ text: String) -> MoodLevel? {
    MoodLevel(counted: text.filter { !$0.isWhitespace })
  }

  /// What is written in digits, with a point or a comma.
  static func number(_ text: String) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.,".contains($0)) }) else {
      return nil
    }
    return Double(String(text.map { $0 == "," ? "." : $0 }))
  }
}
