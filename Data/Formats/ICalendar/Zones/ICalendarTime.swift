import HearthDomain

/// A date or time as in a calendar file, before its zone is resolved.
enum ICalendarTime: Hashable, Sendable {
  case day(Day)
  /// A wall-clock time, or a time in UTC.
  case time(LocalTime, isUTC: Bool)

  /// Parses `20261122`, `20261122T090000` and `20261122T000000Z`, also with hyphens and colons as
  /// in ISO 8601.
  init?(_ text: some StringProtocol) {
    var signs = Array(text.utf8)
    signs.removeAll { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
    let bytes = Array(signs.trimmedBlanks)
    func number(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= bytes.count else { return nil }
      var number = 0
      for byte in bytes[range] {
        guard byte.isASCIIDigit else { return nil }
        number = number * 10 + Int(byte & 15)
      }
      return number
    }
    guard let year = number(0..<4), let month = number(4..<6), let date = number(6..<8),
      let day = Day(year: year, month: month, day: date)
    else { return nil }
    if bytes.count == 8 {
      self = .day(day)
      return
    }
    guard bytes[8].asciiLowercased == UInt8(ascii: "t"), let hour = number(9..<11),
      let minute = number(11..<13)
    else { return nil }
    let isUTC = bytes.last?.asciiLowercased == UInt8(ascii: "z")
    let second = number(13..<15)
    guard bytes.count == 13 + (second == nil ? 0 : 2) + (isUTC ? 1 : 0),
      let time = TimeOfDay(hour: hour, minute: minute, second: min(second ?? 0, 59))
    else { return nil }
    self = .time(LocalTime(day: day, time: time), isUTC: isUTC)
  }

  /// The time as written to a file.
  var text: String {
    switch self {
    case .day(let day): ICalendarTime.text(day)
    case .time(let time, let isUTC):
      ICalendarTime.text(time.day) + "T" + time.time.hour.digits(2) + time.time.minute.digits(2)
        + time.time.second.digits(2) + (isUTC ? "Z" : "")
    }
  }

  private static func text(_ day: Day) -> String {
    day.year.digits(4) + day.month.digits(2) + day.dayOfMonth.digits(2)
  }

  static func utc(_ instant: Instant) -> ICalendarTime {
    .time(FixedZone.utc.localTime(at: instant), isUTC: true)
  }
}

/// A duration in calendar days and seconds.
struct ICalendarDuration: Hashable, Sendable {
  let days: Int
  let seconds: Int

  /// Parses `P1W`, `-PT15M`, `P1DT2H`, and `-P300S` as calcurse writes it. Only `M` requires a `T`
  /// before it, since without one it could mean months. The maximum is a thousand years.
  init?(_ text: some StringProtocol) {
    var bytes = Array(text.utf8).trimmedBlanks
    var sign = 1
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      sign = first == UInt8(ascii: "-") ? -1 : 1
      bytes = bytes.dropFirst()
    }
    guard bytes.first?.asciiLowercased == UInt8(ascii: "p") else { return nil }
    var (days, seconds, number, isTime) = (0, 0, Optional<Int>.none, false)
    // Whether there was an `M` without a `T`, which may mean minutes or months.
    var isUnclear = false
    for byte in bytes.dropFirst() {
      if byte.isASCIIDigit {
        number = (number ?? 0) * 10 + Int(byte & 15)
        guard let number, number < 40_000_000_000 else { return nil }
        continue
      }
      let letter = byte.asciiLowercased
      if letter == UInt8(ascii: "t") {
        guard !isUnclear else { return nil }
        isTime = true
        continue
      }
      guard let count = number else { return nil }
      number = nil
      switch (letter, isTime) {
      case (UInt8(ascii: "w"), _): days += count * 7
      case (UInt8(ascii: "d"), _): days += count
      case (UInt8(ascii: "h"), _) where !isUnclear:
        seconds += count * 3600
        isTime = true
      case (UInt8(ascii: "m"), _):
        seconds += count * 60
        isUnclear = !isTime
      case (UInt8(ascii: "s"), _):
        seconds += count
        (isTime, isUnclear) = (true, false)
      case (_, _): return nil
      }
      // Check after each part, so that repeated parts cannot overflow.
      guard days < 366_000, seconds < 366_000 * 86_400 else { return nil }
    }
    guard number == nil, !isUnclear else { return nil }
    (self.days, self.seconds) = (sign * days, sign * seconds)
  }

  /// Length in seconds, with 24 hours for every day.
  var nominalSeconds: Int { days * 86_400 + seconds }

  /// Returns a duration of that many minutes in the form for a file.
  static func text(minutes: Int) -> String {
    let sign = minutes < 0 ? "-" : ""
    let size = abs(minutes)
    if size == 0 { return "PT0S" }
    if size % 1440 == 0 { return "\(sign)P\(size / 1440)D" }
    let (days, rest) = (size / 1440, size % 1440)
    let (hours, left) = (rest / 60, rest % 60)
    return sign + "P" + (days > 0 ? "\(days)D" : "") + "T" + (hours > 0 ? "\(hours)H" : "")
      + (left > 0 ? "\(left)M" : "")
  }
}
