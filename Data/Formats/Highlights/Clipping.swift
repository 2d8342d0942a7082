import HearthDomain

/// One entry of `My Clippings.txt`.
struct Clipping {
  /// As the file has it, with the author.
  let title: String
  var text: String
  let isNote: Bool
  let page: Int?
  /// From where to where it stands: locations of the device, else pages.
  let start, end: Int
  let addedAt: Instant?
  /// What stands where the moment should, if it is none that can be read.
  let unreadMoment: String?
  let line: Int

  /// Nil for lines that are no entry.
  init?(_ lines: [String], line: Int, _ dates: FileDates) {
    guard lines.count >= 2 else { return nil }
    title = lines[0].trimmed
    let facts = lines[1].trimmed
    guard facts.hasPrefix("-"), !title.isEmpty else { return nil }
    let parts = facts.dropFirst().split(separator: "|").map { String($0).trimmed }
    guard parts.count >= 2, let added = parts.last else { return nil }
    let words = parts[0].lowercased()
    isNote = Clipping.notes.contains { words.contains($0) }
    let places = parts.dropLast()
    page = places.first { part in Clipping.pages.contains { part.lowercased().contains($0) } }
      .flatMap { Clipping.numbers(in: $0).first }
    let numbers = Clipping.numbers(in: places.last ?? "")
    // A device cuts numbers that are like the one before: 1406-08.
    let (first, last) = (numbers.first ?? 0, numbers.dropFirst().first)
    start = first
    end = last.map { $0 < first ? Clipping.completed($0, first) : $0 } ?? first
    addedAt = Clipping.moment(added, dates)
    unreadMoment = addedAt == nil ? added : nil
    text = lines.dropFirst(2).joined(separator: "\n").trimmed
    self.line = line
  }

  /// The title, and the author in the last parentheses.
  var name: (title: String, author: String) {
    guard title.hasSuffix(")"), let open = Clipping.opening(of: title) else { return (title, "") }
    let author = title[title.index(after: open)...].dropLast()
    let name = String(title[..<open]).trimmed
    return name.isEmpty ? (title, "") : (name, String(author).trimmed)
  }

  /// Whether both are the same passage, marked differently.
  func overlaps(_ other: Clipping) -> Bool {
    guard start <= other.end, other.start <= end else { return false }
    // Two short passages may stand at the same place, which has room for a few lines.
    return text.contains(other.text) || other.text.contains(text)
  }

  /// The parenthesis that the last one closes.
  private static func opening(of title: String) -> String.Index? {
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

  private static func completed(_ end: Int, _ start: Int) -> Int {
    var unit = 10
    while unit <= end { unit *= 10 }
    return start / unit * unit + end
  }

  /// The moment behind the words that say that it is one, or before them, as in Korean.
  private static func moment(_ text: String, _ dates: FileDates) -> Instant? {
    let words = Clipping.withoutEnding(text).split(whereSeparator: \.isWhitespace)
    for place in words.indices.prefix(6) {
      if let instant = dates.instant(words[place...].joined(separator: " ")) { return instant }
    }
    return nil
  }

  /// Without the `에 추가됨` that some devices write behind the moment.
  private static func withoutEnding(_ text: String) -> Substring {
    var text = Substring(text)
    guard let ending = endings.first(where: text.hasSuffix) else { return text }
    text.removeLast(ending.count)
    while text.last?.isWhitespace == true { text.removeLast() }
    if text.last == "에" { text.removeLast() }
    return text
  }

  private static let endings = ["추가됨", "추가함", "추가되었음", "추가했음", "추가", "작성됨"]

  private static let notes = [
    "note on", "note at", "your note", " note ", "nota ", "notiz", "메모", "노트", "notatka", "notitie",
    "メモ", "笔记", "筆記", "заметка",
  ]
  private static let pages = [
    "page", "seite", "página", "pagina", "쪽", "페이지", "stron", "页", "頁", "ページ", "страниц",
  ]
}

extension String {
  /// Without blanks at its ends, and the mark of byte order that each entry may begin with.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
