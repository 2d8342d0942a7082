import HearthDomain

/// An entry of `My Clippings.txt`.
struct Clipping {
  /// Title and author, as written in the file.
  let title: String
  var text: String
  let isNote: Bool
  let page: Int?
  /// First and last position of the passage: the device's locations, or else pages.
  let start, end: Int
  let addedAt: Instant?
  /// Text of the date if it cannot be parsed.
  let unparsedDate: String?
  let line: Int

  /// Parses an entry; nil if the lines are not one.
  init?(_ lines: [String], line: Int, _ dates: FileDates) {
    guard lines.count >= 2 else { return nil }
    title = lines[0].trimmed
    let facts = lines[1].trimmed
    guard facts.hasPrefix("-"), !title.isEmpty else { return nil }
    let parts = facts.dropFirst().split(separator: "|").map { String($0).trimmed }
    guard parts.count >= 2, let added = parts.last else { return nil }
    let words = parts[0].lowercased()
    isNote = Clipping.noteWords.contains { words.contains($0) }
    let places = parts.dropLast()
    page = places.first { part in Clipping.pageWords.contains { part.lowercased().contains($0) } }
      .flatMap { Clipping.numbers(in: $0).first }
    let numbers = Clipping.numbers(in: places.last ?? "")
    // Kindles shorten the end of a range: 1406-08 means 1406 to 1408.
    let (first, last) = (numbers.first ?? 0, numbers.dropFirst().first)
    start = first
    end = last.map { $0 < first ? Clipping.completedRangeEnd($0, first) : $0 } ?? first
    addedAt = Clipping.moment(added, dates)
    unparsedDate = addedAt == nil ? added : nil
    text = lines.dropFirst(2).joined(separator: "\n").trimmed
    self.line = line
  }

  /// The title and the author, who is in the last parentheses of the line.
  var titleAndAuthor: (title: String, author: String) {
    guard title.hasSuffix(")"), let open = Clipping.openingParenthesis(of: title) else {
      return (title, "")
    }
    let author = title[title.index(after: open)...].dropLast()
    let name = String(title[..<open]).trimmed
    return name.isEmpty ? (title, "") : (name, String(author).trimmed)
  }

  /// Whether both are highlights of the same passage.
  func overlaps(_ other: Clipping) -> Bool {
    guard start <= other.end, other.start <= end else { return false }
    // Compare the texts too: a location covers several lines, so it may contain two short passages.
    return text.contains(other.text) || other.text.contains(text)
  }

  /// Returns the index of the opening parenthesis that matches the closing one at the end.
  private static func openingParenthesis(of title: String) -> String.Index? {
    var depth = 0
    for index in title.indices.reversed() {
      if title[index] == ")" { depth += 1 }
      if title[index] == "(" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func numbers(in text: String) -> [Int] {
    text.split { !("0"..."9").contains($0) }.compactMap { Int($0.prefix(9)) }
  }

  private static func completedRangeEnd(_ end: Int, _ start: Int) -> Int {
    var unit = 10
    while unit <= end { unit *= 10 }
    return start / unit * unit + end
  }

  /// Parses the date, which follows words such as "Added on" or, in Korean, precedes them.
  private static func moment(_ text: String, _ dates: FileDates) -> Instant? {
    let words = Clipping.withoutEnding(text).split(whereSeparator: \.isWhitespace)
    for place in words.indices.prefix(6) {
      if let instant = dates.instant(words[place...].joined(separator: " ")) { return instant }
    }
    return nil
  }

  /// Returns the text without `에 추가됨` (added on), which some devices write after the date.
  private static func withoutEnding(_ text: String) -> Substring {
    var text = Substring(text)
    guard let ending = dateSuffixes.first(where: text.hasSuffix) else { return text }
    text.removeLast(ending.count)
    while text.last?.isWhitespace == true { text.removeLast() }
    if text.last == "에" { text.removeLast() }
    return text
  }

  private static let dateSuffixes = ["추가됨", "추가함", "추가되었음", "추가했음", "추가", "작성됨"]

  private static let noteWords = [
    "note on", "note at", "your note", " note ", "nota ", "notiz", "메모", "노트", "notatka", "notitie",
    "メモ", "笔记", "筆記", "заметка",
  ]
  private static let pageWords = [
    "page", "seite", "página", "pagina", "쪽", "페이지", "stron", "页", "頁", "ページ", "страниц",
  ]
}

extension String {
  /// The text without blanks at its ends and without the byte order mark that may begin an entry.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
