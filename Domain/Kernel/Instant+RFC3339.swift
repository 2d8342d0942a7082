extension Instant {
  /// How much of a moment its text tells.
  public enum TextPrecision: Hashable, Sendable {
    /// Whole seconds, and whole minutes of the offset, as RFC 3339 wants them.
    case second
    /// Milliseconds where there are any, and also the seconds that offsets of old have.
    case exact
  }

  /// The moment as `2026-11-20T09:00:00+09:00`, on the wall clock of that zone; parts of a
  /// second are left out.
  public func rfc3339(in zone: any ZoneRules) -> String {
    rfc3339(secondsEast: zone.offset(at: self), .second)
  }

  /// The same on a wall clock so far from UTC, at most a day either way.
  public func rfc3339(secondsEast: Int, _ precision: TextPrecision) -> String {
    var east = min(max(secondsEast, -86_400), 86_400)
    if precision == .second { east = east / 60 * 60 }
    let (shifted, overflow) = seconds.addingReportingOverflow(east)
    let local = LocalTime(clampingSecondsSinceEpoch: overflow ? seconds : shifted)
    let time = local.time
    let clock = "\(time.hour.digits(2)):\(time.minute.digits(2)):\(time.second.digits(2))"
    let fraction = precision == .exact ? self.fraction : ""
    return "\(local.day)T\(clock)\(fraction)\(Instant.offset(east))"
  }

  private var fraction: String {
    let milliseconds = Int((milliseconds % 1000 + 1000) % 1000)
    return milliseconds == 0 ? "" : "." + milliseconds.digits(3)
  }

  private static func offset(_ east: Int) -> String {
    let size = abs(east)
    let seconds = size % 60 == 0 ? "" : ":" + (size % 60).digits(2)
    return (east < 0 ? "-" : "+") + (size / 3600).digits(2) + ":" + (size / 60 % 60).digits(2)
      + seconds
  }

  /// The moment that the text tells in the form of RFC 3339, to the millisecond; nil if it is
  /// of another form or no such moment.
  public init?(rfc3339 text: String) {
    var scanner = MomentScanner(text)
    guard let day = scanner.day(), scanner.takes("T", "t", " "), let time = scanner.time(),
      let fraction = scanner.milliseconds(), let east = scanner.offset(), scanner.isAtEnd
    else { return nil }
    let seconds = LocalTime(day: day, time: time).secondsSinceEpoch - east
    self.init(milliseconds: Int64(seconds) * 1000 + Int64(fraction))
  }
}

/// Reads the parts of a moment one after another.
private struct MomentScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
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

  mutating func time() -> TimeOfDay? {
    guard let hour = number(2), takes(":"), let minute = number(2), takes(":"),
      let second = number(2), second <= 60
    else { return nil }
    // A leap second counts as the one before it.
    return TimeOfDay(hour: hour, minute: minute, second: min(59, second))
  }

  mutating func milliseconds() -> Int? {
    guard takes(".") else { return 0 }
    guard var sum = number(1) else { return nil }
    var places = 1
    while let digit = number(1) {
      if places < 3 {
        sum = sum * 10 + digit
        places += 1
      }
    }
    while places < 3 {
      sum *= 10
      places += 1
    }
    return sum
  }

  /// Seconds east of UTC.
  mutating func offset() -> Int? {
    if takes("Z", "z") { return 0 }
    let isWest = takes("-")
    guard isWest || takes("+"), let hours = number(2), takes(":"), let minutes = number(2),
      hours < 24, minutes < 60
    else { return nil }
    return (hours * 60 + minutes) * (isWest ? -60 : 60)
  }

  private mutating func number(_ count: Int) -> Int? {
    let start = rest.prefix(count)
    guard start.count == count, start.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    rest.removeFirst(count)
    return start.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
