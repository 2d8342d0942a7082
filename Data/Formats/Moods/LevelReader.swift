import HearthDomain

/// Reads how good it was from the values of such a column.
struct LevelReader {
  let named: NamedLevels
  /// Of how many bare numbers are.
  let most: Int
  /// Whether a word of which nobody knows the level is none, and not a mood of somebody's own name.
  var isScore: Bool
  /// Whether somebody is asked how good a feeling was, and not told how it was read.
  var asks = false

  /// What several values tell together; nil where that is nothing, or names of which nobody knows
  /// the level, which are counted; throws for what is no score.
  func level(
    _ texts: [String], _ unknown: inout UnknownNames
  ) throws(UnreadableRecord) -> MoodLevel? {
    var (sum, count) = (0, 0)
    for text in texts {
      guard let level = try level(text, &unknown) else { continue }
      sum += level.value
      count += 1
    }
    return count == 0 ? nil : MoodLevel(clamping: sum / count)
  }

  private func level(
    _ text: String, _ unknown: inout UnknownNames
  ) throws(UnreadableRecord) -> MoodLevel? {
    if text.isEmpty { return nil }
    if let level = named[text] { return level }
    if let number = LevelReader.number(text) {
      if (0...Double(most)).contains(number) { return MoodLevel(number, of: most) }
      guard most == 100, let value = Int(text) else { throw UnreadableRecord("level", text) }
      return try MoodLevel.read(value)
    }
    if let level = LevelReader.counted(text) { return level }
    if let level = DaylioMoods.level(text) {
      if DaylioMoods.isPlain(text) { return level }
      if !asks {
        unknown.read(text, as: level)
        return level
      }
    } else if isScore {
      throw UnreadableRecord("level", text)
    }
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
