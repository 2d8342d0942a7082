import HearthDomain

/// Two numbers beside a day that are hours: `mon 10-11`, `tomorrow 3 - 5`, `9-5 on friday`; or
/// times of four digits, as rotas have them: `sun 0700-1930`.
struct BareHours: Hashable {
  /// As `--from` understands it.
  let from: String
  /// As `--to` understands it.
  let to: String

  init?(_ text: String, dates: DateInput) {
    let words = BareHours.joined(text).split(separator: " ").map(String.init)
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    for (pair, rest) in [(last, words.dropLast()), (first, words.dropFirst())] {
      let day = (rest.first == "on" ? rest.dropFirst() : rest).joined(separator: " ")
      guard let (start, end) = BareHours.hours(pair) ?? BareHours.times(pair),
        (try? dates.day(day)) != nil
      else { continue }
      (from, to) = ("\(day) \(start)", end)
      return
    }
    return nil
  }

  /// The text with `3 - 5` and `from 3 to 5` as one word.
  private static func joined(_ text: String) -> String {
    var words: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      let isMark = SpanText.drawnMarks.contains(word) || ["to", "until"].contains(word)
      if let last = words.last, isMark ? isNumber(last) : endsWithMark(last) {
        words[words.count - 1] = last + (isMark ? "-" : word)
      } else {
        words.append(word)
      }
    }
    let isLed = { (place: Int) in words[place] == "from" && words.count > place + 1 }
    return words.indices.filter { !isLed($0) }.map { words[$0] }.joined(separator: " ")
  }

  private static func isNumber(_ word: String) -> Bool {
    word.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func endsWithMark(_ word: String) -> Bool {
    SpanText.drawnMarks.contains { word.hasSuffix($0) }
  }

  /// `9 to 11` as times of day; nil for other words.
  static func oneToAnother(_ text: String) -> String? {
    let words = text.split(separator: " ").map { $0.lowercased() }
    guard words.count == 3, words[1] == "to", isNumber(words[0]), isNumber(words[2]) else {
      return nil
    }
    return hours("\(words[0])-\(words[2])").map { "\($0.start)-\($0.end)" }
  }

  /// `1930-2100` as times of day.
  static func fourDigits(_ text: String) -> String? {
    times(text).flatMap { $0.start < $0.end ? "\($0.start)-\($0.end)" : nil }
  }

  /// The hours of `3-5` on the clock of 24, as plans are spoken of: from one to six is the
  /// afternoon, and the end comes after the start.
  private static func hours(_ pair: String) -> (start: String, end: String)? {
    for mark in SpanText.drawnMarks {
      let sides = pair.split(separator: Character(mark), omittingEmptySubsequences: false)
      guard sides.count == 2, sides.allSatisfy({ (1...2).contains($0.utf8.count) }),
        let first = Int(sides[0]), let second = Int(sides[1]), (0...23).contains(first),
        (1...24).contains(second), first != second
      else { continue }
      let start = (1...6).contains(first) ? first + 12 : first
      let end = [second, second + 12].first { start < $0 && $0 <= 24 } ?? second
      return ("\(start):00", "\(end):00")
    }
    return nil
  }

  /// The times of `0700-1930`.
  private static func times(_ pair: String) -> (start: String, end: String)? {
    for mark in SpanText.drawnMarks {
      let sides = pair.split(separator: Character(mark), omittingEmptySubsequences: false)
      guard sides.count == 2, sides.allSatisfy({ $0.utf8.count == 4 }) else { continue }
      let times = sides.compactMap { side -> String? in
        guard let number = Int(side), number % 5 == 0,
          TimeOfDay(hour: number / 100, minute: number % 100) != nil
        else { return nil }
        return "\(side.prefix(2)):\(side.suffix(2))"
      }
      if times.count == 2, times[0] != times[1] { return (times[0], times[1]) }
    }
    return nil
  }
}
