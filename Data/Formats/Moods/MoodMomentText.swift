import HearthDomain

/// Reads moments of moods: `2026-11-20T09:00:00+09:00`, the clock and its distance from UTC.
struct MoodMomentText {
  /// For texts that tell no distance.
  let zone: any ZoneRules

  /// The moment, to the millisecond; nil if the text is of another form or there is no such time.
  func moment(_ text: some StringProtocol) -> MoodMoment? {
    var scanner = ISOScanner(text)
    guard let day = scanner.day(), scanner.takes("T", "t", " "), let time = scanner.time(),
      let fraction = scanner.milliseconds()
    else { return nil }
    let local = LocalTime(day: day, time: time)
    if scanner.isAtEnd { return MoodMoment(local, in: zone).later(fraction) }
    guard let east = scanner.offset(), scanner.isAtEnd else { return nil }
    let seconds = Int64(local.secondsSinceEpoch - east)
    return MoodMoment(
      Instant(milliseconds: seconds * 1000 + Int64(fraction)), secondsEast: east)
  }

  /// The day that is the whole text.
  static func day(_ text: some StringProtocol) -> Day? {
    var scanner = ISOScanner(text)
    guard let day = scanner.day(), scanner.isAtEnd else { return nil }
    return day
  }

  static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }
}

extension MoodMoment {
  fileprivate func later(_ milliseconds: Int) -> MoodMoment {
    guard milliseconds > 0 else { return self }
    return MoodMoment(
      instant.adding(milliseconds: Int64(milliseconds)), secondsEast: secondsEast)
  }
}

/// Reads the parts of a moment one after another.
private struct ISOScanner {
  private var rest: Substring.UTF8View

  init(_ text: some StringProtocol) {
    rest = Substring(text).utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func takes(_ signs: Unicode.Scalar...) -> Bool {
    guard let byte = rest.first, signs.contains(where: { $0.value == UInt32(byte) }) else {
      return false
    }
    rest.removeFirst()
    return true
  }

  mutating func day() -> Day? {
    guard let year = number(4), takes("-"), let month = number(2), takes("-"), let day = number(2)
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// The seconds may be missing.
  mutating func time() -> TimeOfDay? {
    guard let hour = number(2), takes(":"), let minute = number(2) else { return nil }
    guard takes(":") else { return TimeOfDay(hour: hour, minute: minute) }
    // A leap second counts as the one before it.
    guard let second = number(2), second <= 60 else { return nil }
    return TimeOfDay(hour: hour, minute: minute, second: min(59, second))
  }

  mutating func milliseconds() -> Int? {
    guard takes(".") else { return 0 }
    guard let first = number(1) else { return nil }
    var (sum, places) = (first, 1)
    while let digit = number(1) {
      guard places < 3 else { continue }
      sum = sum * 10 + digit
      places += 1
    }
    return places == 1 ? sum * 100 : places == 2 ? sum * 10 : sum
  }

  /// Seconds east of UTC.
  mutating func offset() -> Int? {
    if takes("Z", "z") { return 0 }
    let isWest = takes("-")
    guard isWest || takes("+"), let hours = number(2), hours <= 24 else { return nil }
    let minutes = takes(":") || !isAtEnd ? number(2) : 0
    guard let minutes, minutes < 60 else { return nil }
    let seconds = takes(":") ? number(2) : 0
    guard let seconds, seconds < 60 else { return nil }
    return (hours * 3600 + minutes * 60 + seconds) * (isWest ? -1 : 1)
  }

  private mutating func number(_ count: Int) -> Int? {
    let start = rest.prefix(count)
    guard start.count == count, start.allSatisfy(\.isASCIIDigit) else { return nil }
    rest.removeFirst(count)
    return start.reduce(0) { $0 * 10 + Int($1 & 15) }
  }
}
