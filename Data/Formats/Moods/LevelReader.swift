import HearthDomain

/// Converts the values of a ``LevelColumn`` to levels.
struct LevelReader {
  let namedLevels: NamedLevels
  /// Maximum of the scale of bare numbers.
  let scaleMaximum: Int
  /// Whether the column contains numbers only; then an unknown word is an error. Otherwise it is
  /// the name of a custom mood.
  var isScore: Bool
  /// Whether a name whose level could only be guessed counts as unknown, so that the user is asked
  /// for its level.
  var asksForGuessedLevels = false

  /// Returns the average level of the values. Returns nil if there are no values, or only unknown
  /// names, which are added to `unknown`. Throws if a value is not a valid score.
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
    if let level = namedLevels[text] { return level }
    if let number = LevelReader.number(text) {
      if (0...Double(scaleMaximum)).contains(number) { return MoodLevel(number, of: scaleMaximum) }
      guard scaleMaximum == 100, let value = Int(text) else {
        throw UnreadableRecord("level", text)
      }
      return try MoodLevel.validated(value)
    }
    if let level = LevelReader.fractionLevel(text) { return level }
    if let level = DaylioMoods.level(text) {
      if DaylioMoods.isDefaultName(text) { return level }
      if !asksForGuessedLevels {
        unknown.noteAssumedLevel(text, as: level)
        return level
      }
    } else if isScore {
      throw UnreadableRecord("level", text)
    }
    unknown.countName(text)
    return nil
  }

  /// Whether the text is worth keeping in the memo: it is neither a number nor just the usual name
  /// of a level.
  static func hasMoreThanLevel(_ text: String) -> Bool {
    !text.isEmpty && number(text) == nil && fractionLevel(text) == nil
      && !DaylioMoods.isDefaultName(text)
  }

  /// Parses `4 / 5`, with or without blanks.
  private static func fractionLevel(_ text: String) -> MoodLevel? {
    MoodLevel(counted: text.filter { !$0.isWhitespace })
  }

  /// Returns the number, with a point or a comma; nil for any other text.
  static func number(_ text: String) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.,".contains($0)) }) else {
      return nil
    }
    return Double(String(text.map { $0 == "," ? "." : $0 }))
  }
}
