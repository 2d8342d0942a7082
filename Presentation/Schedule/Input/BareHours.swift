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
      let isMark = SpanText.drawnMarks.contains(word) || joins.contains(word.lowercased())
      if let last = words.last, isMark ? isNumber(last) : endsWithMark(last) {
        words[words.count - 1] = last + (isMark ? "-" : word)
      } else {
        words.append(word)
      }
    }
    let isLed = { (place: Int) in words[place] == "from" && words.count > place + 1 }
    return words.indices.filter { !isLed($0) }.map { words[$0] }.joined(separator: " ")
  }

  private static let joins: Set<String> = ["to", "until", "till", "til"]

  private static func isNumber(_ word: String) -> Bool {
    word.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func endsWithMark(_ word: String) -> Bool {
    SpanText.drawnMarks.contains { word.hasSuffix($0) }
  }

  /// `9 to 11` as times of day; nil for other words.
  static func oneToAnother(_ text: String) -> String? {
    let words = text.split(separator: " ").map { $0.lowercased() }
    guard words.count == 3, joins.contains(words[1]), isNumber(words[0]), isNumber(words[2]) else {
      return nil
    }
    return hours("\(words[0])-\(words[2])").map { "\($0.start)-\($0.end)" }
  }

  /// `1930-2100` as times of day.
  static func fourDigits(_ text: String) -> String? {
    times(text).flatMap { $0.start < $0.end ? "\($0.start)-\($0.end)" : nil }
  }

  /// The hours of `3-5`, `2-3:30` or `9.30-10.30` on the clock of 24, as plans are spoken of: from
  /// one to six is the afternoon, and the end comes after the start.
  static func hours(_ pair: String) -> (start: String, end: String)? {
    for mark in SpanText.drawnMarks {
      let sides = pair.split(separator: Character(mark), omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].contains(":"), let first = minutes(sides[0]),
        let second = minutes(sides[1]), first < 24 * 60, second > 0, first != second
      else { continue }
      // Of `6-14` the end tells a clock of 24 hours, and of `06.25-07.50` the zeros do.
      if sides.contains(where: { $0.first == "0" }) {
        return (clock(first, isPadded: true), clock(second, isPadded: true))
      }
      let isShown = second >= 13 * 60 && first < second
      let start = !isShown && (60..<7 * 60).contains(first) ? first + 12 * 60 : first
      let end = [second, second + 12 * 60].first { start < $0 && $0 <= 24 * 60 } ?? second
      return (clock(start), clock(end))
    }
    return nil
  }

  /// The minutes since midnight of `9`, `9.30` and `9:30`.
  private static func minutes(_ side: Substring) -> Int? {
    let parts = side.split(omittingEmptySubsequences: false) { $0 == "." || $0 == ":" }
    guard let first = parts.first, (1...2).contains(first.utf8.count), isNumber(String(first)),
      let hour = Int(first), hour <= 24
    else { return nil }
    if parts.count == 1 { return hour * 60 }
    guard parts.count == 2, parts[1].utf8.count == 2, let minute = Int(parts[1]), minute < 60,
      hour < 24
    else { return nil }
    return hour * 60 + minute
  }

  private static func clock(_ minutes: Int, isPadded: Bool = false) -> String {
    let (hour, rest) = (minutes / 60, minutes % 60)
    return "\(isPadded && hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
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
