import HearthDomain

/// The text of a journal's entry, and the level in it.
///
/// A line that would begin an entry has a backslash before its bracket; one that has backslashes
/// there already has one more.
struct JrnlText {
  private static let tag = "@mood/"
  private static let backslash = UInt8(ascii: "\\")

  let zone: any ZoneRules

  /// The text without the marks that are no part of it, and the level that a tag at its end tells.
  func read(_ text: String) -> (text: String, level: MoodLevel?) {
    let (plain, level) = JrnlText.split(text)
    guard plain.utf8.contains(JrnlText.backslash) else { return (plain, level) }
    let lines = JrnlText.lines(of: plain).enumerated().map { place, line in
      place > 0 && line.utf8.first == JrnlText.backslash && isHeaderBehindMarks(line)
        ? line.dropFirst() : line
    }
    return (lines.joined(separator: "\n"), level)
  }

  /// A memo with its level behind it.
  func written(_ memo: String, level: MoodLevel) -> String {
    let lines = JrnlText.lines(of: memo).enumerated().map { place, line in
      place > 0 && isHeaderBehindMarks(line) ? "\\" + line : String(line)
    }
    return lines.joined(separator: "\n") + " \(JrnlText.tag)\(level.value)"
  }

  private static func split(_ text: String) -> (text: String, level: MoodLevel?) {
    var rest = Substring(text)
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    let word = rest.split(whereSeparator: \.isWhitespace).last
    guard let word, word.hasPrefix(tag), let value = Int(word.dropFirst(tag.count)),
      let level = try? MoodLevel(value)
    else { return (text, nil) }
    return (String(rest.dropLast(word.count)), level)
  }

  private func isHeaderBehindMarks(_ line: Substring) -> Bool {
    let bytes = Array(line.utf8.drop { $0 == JrnlText.backslash })
    return bytes.first == UInt8(ascii: "[") && JrnlHeader(bytes, FileDates(zone: zone)) != nil
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}
