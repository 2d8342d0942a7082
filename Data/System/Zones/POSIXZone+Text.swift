extension POSIXZone {
  /// Parses a POSIX `TZ` string such as `KST-9`; nil if it is malformed.
  init?(_ text: String) {
    var reader = POSIXZoneReader(text)
    guard reader.skipName(), let west = reader.parseOffset(), POSIXZone.validOffsets.contains(-west)
    else {
      return nil
    }
    standardOffset = -west
    if reader.isAtEnd {
      season = nil
      return
    }
    guard let season = reader.parseSeason(standardOffset: -west), reader.isAtEnd,
      POSIXZone.validOffsets.contains(season.offset)
    else { return nil }
    self.season = season
  }
}

/// A parser for the parts of a POSIX TZ string.
private struct POSIXZoneReader {
  private var remaining: ArraySlice<UInt8>

  init(_ text: String) {
    remaining = Array(text.utf8)[...]
  }

  var isAtEnd: Bool { remaining.isEmpty }

  /// Skips a zone name such as `KST` or `<+09>`; returns false if there is none.
  mutating func skipName() -> Bool {
    if skip("<") {
      let name = take { $0 != UInt8(ascii: ">") }
      return name.count >= 3 && skip(">")
    }
    return take { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }.count >= 3
  }

  /// Parses an offset such as `5`, `-9:30` or `+00:34:52`, and returns it in seconds. Hours may go
  /// up to 167.
  mutating func parseOffset() -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = parseNumber(in: 0...167) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where skip(":") {
      guard let count = parseNumber(in: 0...59) else { return nil }
      seconds += count * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// Parses daylight saving time, such as `EDT,M3.2.0,M11.1.0`. If it states no days, assumes those
  /// of the United States, as other programs do.
  mutating func parseSeason(standardOffset: Int) -> POSIXZone.Season? {
    guard skipName() else { return nil }
    var seasonOffset = standardOffset + 3600
    if !isAtEnd, remaining.first != UInt8(ascii: ",") {
      guard let west = parseOffset() else { return nil }
      seasonOffset = -west
    }
    if isAtEnd { remaining = Array(",M3.2.0,M11.1.0".utf8)[...] }
    guard let start = parseChange(), let end = parseChange() else { return nil }
    return POSIXZone.Season(offset: seasonOffset, start: start, end: end)
  }

  /// Parses a yearly change, such as `,M3.2.0/2`. Without a time, assumes two o'clock.
  private mutating func parseChange() -> POSIXZone.Change? {
    guard skip(","), let date = parseDate() else { return nil }
    guard skip("/") else { return POSIXZone.Change(date: date, time: 7200) }
    return parseOffset().map { POSIXZone.Change(date: date, time: $0) }
  }

  private mutating func parseDate() -> POSIXZone.Date? {
    if skip("J") { return parseNumber(in: 1...365).map { .dayWithoutLeapDay($0) } }
    guard skip("M") else { return parseNumber(in: 0...365).map { .daysAfterNewYear($0) } }
    guard let month = parseNumber(in: 1...12), skip("."), let week = parseNumber(in: 1...5),
      skip("."),
      let weekday = parseNumber(in: 0...6)
    else { return nil }
    return .weekday(month: month, week: week, weekday: weekday)
  }

  private mutating func parseNumber(in range: ClosedRange<Int>) -> Int? {
    let digits = take { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...3).contains(digits.count) else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return range.contains(value) ? value : nil
  }

  private mutating func skip(_ letter: Unicode.Scalar) -> Bool {
    guard remaining.first == UInt8(ascii: letter) else { return false }
    remaining.removeFirst()
    return true
  }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = remaining.prefix(while: isWanted)
    remaining = remaining.dropFirst(taken.count)
    return taken
  }
}
