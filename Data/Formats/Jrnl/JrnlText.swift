import HearthDomain

/// The text of a journal's entry, and the level in it.
enum JrnlText {
  private static let tag = "@mood/"

  /// The text without a tag at its end that tells the level, and the level.
  static func split(_ text: String) -> (text: String, level: MoodLevel?) {
    var rest = Substring(text)
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    let word = rest.split(whereSeparator: \.isWhitespace).last
    guard let word, word.hasPrefix(tag), let value = Int(word.dropFirst(tag.count)),
      let level = try? MoodLevel(value)
    else { return (text, nil) }
    return (String(rest.dropLast(word.count)), level)
  }

  /// A memo with its level behind it; lines that would begin an entry are moved in by a space.
  static func written(_ memo: String, level: MoodLevel, in zone: any ZoneRules) -> String {
    let lines = memo.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd)
    let safe = lines.enumerated().map { place, line in
      place > 0 && isHeaderBehindSpaces(line.utf8, zone) ? " " + line : String(line)
    }
    return safe.joined(separator: "\n") + " \(tag)\(level.value)"
  }

  /// Whether a line was moved in so that it begins no entry.
  static func isMovedIn(_ line: [UInt8], _ zone: any ZoneRules) -> Bool {
    line.first == .space && isHeaderBehindSpaces(line, zone)
  }

  private static func isHeaderBehindSpaces(
    _ line: some Collection<UInt8>, _ zone: any ZoneRules
  ) -> Bool {
    JrnlHeader(Array(line.drop { $0 == .space }), zone: zone) != nil
  }

  private static func isLineEnd(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }
}
