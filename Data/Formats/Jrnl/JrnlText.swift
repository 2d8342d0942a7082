import HearthDomain

/// The text of a journal entry, which ends with tags and the level: `@tag/run @mood/80`, or
/// `@mood/-` for a mood without one.
///
/// If a line of the memo looks like the header of an entry, a backslash is added before it, even if
/// it already begins with backslashes.
struct JrnlText {
  private static let levelMark = "@mood/"
  private static let noLevel = "-"
  private static let tagMark = "@tag/"
  private static let backslash = UInt8(ascii: "\\")

  let zone: any ZoneRules

  /// Returns the text without escapes and without the tags and level at its end, which are returned
  /// too; the level is nil if the text does not contain it.
  func read(_ text: String) -> (text: String, level: LevelChoice?, tags: [String]) {
    var (plain, level, tags) = JrnlText.split(text)
    if level == nil { (plain, tags) = JrnlText.textAndTags(of: text) }
    guard plain.utf8.contains(JrnlText.backslash) else { return (plain, level, tags) }
    let lines = JrnlText.lines(of: plain).enumerated().map { place, line in
      place > 0 && line.utf8.first == JrnlText.backslash && isHeaderBehindMarks(line)
        ? line.dropFirst() : line
    }
    return (lines.joined(separator: "\n"), level, tags)
  }

  /// Returns the memo as an entry, with tags and level appended.
  func entryText(_ memo: String, _ tags: Tags, level: MoodLevel?) -> String {
    let lines = JrnlText.lines(of: memo).enumerated().map { place, line in
      place > 0 && isHeaderBehindMarks(line) ? "\\" + line : String(line)
    }
    let marks = tags.values.map { JrnlText.tagMark + JrnlText.escaped($0.value) }
    let number = level.map { "\($0.value)" } ?? JrnlText.noLevel
    return ([lines.joined(separator: "\n")] + marks + [JrnlText.levelMark + number])
      .joined(separator: " ")
  }

  private static func split(
    _ text: String
  ) -> (text: String, level: LevelChoice?, tags: [String]) {
    var rest = Substring(text)
    guard let word = lastWord(of: &rest), word.hasPrefix(levelMark),
      let choice = choice(word.dropFirst(levelMark.count))
    else { return (text, nil, []) }
    rest = rest.dropLast(word.count)
    var tags: [String] = []
    var before = rest
    while let word = lastWord(of: &before), word.hasPrefix(tagMark), word.count > tagMark.count {
      tags.append(unescaped(word.dropFirst(tagMark.count)))
      before = before.dropLast(word.count)
      rest = before
    }
    return (String(rest), choice, tags.reversed())
  }

  private static func choice(_ text: Substring) -> LevelChoice? {
    if text == noLevel { return .noLevel }
    return Int(text).flatMap { try? MoodLevel($0) }.map { .level($0) }
  }

  /// Returns jrnl's own tags, `starred` for an entry whose first line ends with a star, and the
  /// text without the star and without the tags at its end.
  private static func textAndTags(of text: String) -> (text: String, tags: [String]) {
    var rest = Substring(text)
    let title = text[..<(text.firstIndex(where: \.isNewline) ?? text.endIndex)]
    let star = title.lastIndex { !$0.isWhitespace }
    let isStarred = star.map { star in
      text[star] == "*" && title[..<star].last?.isWhitespace ?? true
    }
    if let star, isStarred == true {
      let before = title[..<star].withoutBlanks
      rest = before + text[title.endIndex...]
    }
    let tags = rest.split(whereSeparator: \.isWhitespace).compactMap { tag(in: $0)?.name }
    var before = rest
    while let word = lastWord(of: &before), tag(in: word)?.isWhole == true {
      before = before.dropLast(word.count)
      rest = before
    }
    return (String(rest), tags + (isStarred == true ? ["starred"] : []))
  }

  /// Returns the tag of a word such as `@walk` or `@walk,`, and whether it is the whole word; nil
  /// if the word is none.
  private static func tag(in word: Substring) -> (name: String, isWhole: Bool)? {
    guard word.first == "@", !word.hasPrefix(levelMark) else { return nil }
    let start = word.dropFirst(word.hasPrefix(tagMark) ? tagMark.count : 1)
    let name = start.prefix { $0.isLetter || $0.isNumber || "_-+*#/".contains($0) }
    return name.contains(where: \.isLetter) ? (String(name), name.endIndex == word.endIndex) : nil
  }

  /// Removes the last word, with the blanks around it, and returns it; nil if there is none.
  private static func lastWord(of text: inout Substring) -> Substring? {
    while text.last?.isWhitespace ?? false { text.removeLast() }
    let start = text.lastIndex(where: \.isWhitespace).map { text.index(after: $0) }
    let word = text[(start ?? text.startIndex)...]
    return word.isEmpty ? nil : word
  }

  /// Returns the tag as a single word, with special characters escaped.
  private static func escaped(_ tag: String) -> String {
    tag.replacingScalars { letter in
      letter == "%" || letter.properties.isWhitespace
        ? String(letter).utf8.map(HexEscapes.percentEncoded).joined() : nil
    }
  }

  private static func unescaped(_ word: Substring) -> String {
    String(decoding: HexEscapes.decoded(word.utf8, mark: UInt8(ascii: "%")), as: UTF8.self)
  }

  private func isHeaderBehindMarks(_ line: Substring) -> Bool {
    let bytes = Array(line.utf8.drop { $0 == JrnlText.backslash })
    return bytes.first == UInt8(ascii: "[") && JrnlHeader(bytes, FileDates(zone: zone)) != nil
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}
