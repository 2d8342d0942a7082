/// A parsed ISO 8601 text, such as `2026-11-20T09:00:00.5+09:00`.
///
/// All common spellings are accepted: `T`, `t` or a space after the day, with or without seconds
/// and an offset. Callers that accept fewer check the properties.
public struct ISOMoment: Hashable, Sendable {
  /// Offset from UTC; less than 25 hours in either direction.
  public struct Offset: Hashable, Sendable {
    public let secondsEast: Int
    /// Whether the form is `Z` or `+09:00`, as RFC 3339 requires.
    public let isRFC3339: Bool
    /// Whether the offset has seconds, as historical ones do.
    public let hasSeconds: Bool
  }

  /// The day; nil if it does not exist.
  public let day: Day?
  public let hour: Int
  public let minute: Int
  public let second: Int?
  /// Milliseconds; 0 without a fraction.
  public let milliseconds: Int
  /// Number of digits in the fraction.
  public let fractionDigits: Int
  public let offset: Offset?

  /// Parses the text; nil if it has another form.
  public init?(_ text: String) {
    var text = text
    // Parsing bytes is five times as fast as slicing strings.
    guard let moment = text.withUTF8({ ISOMoment($0) }) else { return nil }
    self = moment
  }

  private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = ISOScanner(bytes)
    guard let date = scanner.parseDate(), scanner.consumeDateTimeSeparator(),
      let hour = scanner.parseNumber(2), scanner.consumeIfPresent(":"),
      let minute = scanner.parseNumber(2)
    else { return nil }
    day = Day(year: date.year, month: date.month, day: date.day)
    self.hour = hour
    self.minute = minute
    let hasSecond = scanner.consumeIfPresent(":")
    second = hasSecond ? scanner.parseNumber(2) : nil
    guard !hasSecond || second != nil, let fraction = scanner.parseFraction() else { return nil }
    milliseconds = fraction.milliseconds
    fractionDigits = fraction.places
    let hasOffset = !scanner.isAtEnd
    offset = hasOffset ? scanner.parseOffset() : nil
    guard !hasOffset || offset != nil, scanner.isAtEnd else { return nil }
  }

  /// The time of day; nil if it does not exist. A leap second counts as second 59.
  public var time: TimeOfDay? {
    let second = second ?? 0
    return TimeOfDay(hour: hour, minute: minute, second: second == 60 ? 59 : second)
  }

  /// Parses a text that consists only of a day, such as `2026-11-20`; returns nil for other texts
  /// and for days that do not exist.
  public static func day(_ text: String) -> Day? {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = ISOScanner(bytes)
      guard let date = scanner.parseDate(), scanner.isAtEnd else { return nil }
      return Day(year: date.year, month: date.month, day: date.day)
    }
  }
}

/// Scanner for the parts of a moment.
private struct ISOScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// Creates a scanner. The bytes must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  mutating func consumeIfPresent(_ sign: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  mutating func consumeDateTimeSeparator() -> Bool {
    consumeIfPresent("T") || consumeIfPresent("t") || consumeIfPresent(" ")
  }

  mutating func parseDate() -> (year: Int, month: Int, day: Int)? {
    guard let year = parseNumber(4), consumeIfPresent("-"), let month = parseNumber(2),
      consumeIfPresent("-"), let day = parseNumber(2)
    else { return nil }
    return (year, month, day)
  }

  /// Parses an optional fraction; returns its milliseconds and number of digits.
  mutating func parseFraction() -> (milliseconds: Int, places: Int)? {
    guard consumeIfPresent(".") else { return (0, 0) }
    guard let first = parseNumber(1) else { return nil }
    var (sum, places) = (first, 1)
    while let digit = parseNumber(1) {
      if places < 3 { sum = sum * 10 + digit }
      places += 1
    }
    return (places == 1 ? sum * 100 : places == 2 ? sum * 10 : sum, places)
  }

  /// Parses `Z`, `+09`, `+0900`, `+09:00`, or `+08:27:52`.
  mutating func parseOffset() -> ISOMoment.Offset? {
    if consumeIfPresent("Z") || consumeIfPresent("z") {
      return ISOMoment.Offset(secondsEast: 0, isRFC3339: true, hasSeconds: false)
    }
    let isWest = consumeIfPresent("-")
    guard isWest || consumeIfPresent("+"), let hours = parseNumber(2), hours <= 24 else {
      return nil
    }
    let hasColon = consumeIfPresent(":")
    let minutes = hasColon || !isAtEnd ? parseNumber(2) : 0
    guard let minutes, minutes < 60 else { return nil }
    let hasSeconds = consumeIfPresent(":")
    let seconds = hasSeconds ? parseNumber(2) : 0
    guard let seconds, seconds < 60 else { return nil }
    let size = hours * 3600 + minutes * 60 + seconds
    return ISOMoment.Offset(
      secondsEast: isWest ? -size : size, isRFC3339: hasColon && !hasSeconds,
      hasSeconds: hasSeconds)
  }

  mutating func parseNumber(_ count: Int) -> Int? {
    guard bytes.count - index >= count else { return nil }
    var number = 0
    for byte in bytes[index..<index + count] {
      guard byte &- 0x30 < 10 else { return nil }
      number = number * 10 + Int(byte & 15)
    }
    index += count
    return number
  }
}
