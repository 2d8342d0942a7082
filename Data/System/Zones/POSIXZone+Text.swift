extension POSIXZone {
  /// Parses a POSIX `TZ` string; returns nil if it is malformed.
  init?(_ text: String) {
    var reader = POSIXZoneReader(text)
    guard reader.skipName(), let west = reader.offset(), POSIXZone.offsets.contains(-west) else {
      return nil
    }
    standardOffset = -west
    if reader.isAtEnd {
      season = nil
      return
    }
    guard let season = reader.season(standardOffset: -west), reader.isAtEnd,
      POSIXZone.offsets.contains(season.offset)
    else { return nil }
    self.season = season
  }
}

/// A parser for the parts of a POSIX TZ string.
private struct POSIXZoneReader {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = Array(text.utf8)[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Skips a name such as `KST` or `<+09>`.
  mutating func skipName() -> Bool {
    if skip("<") {
      let name = take { $0 != UInt8(ascii: ">") }
      return name.count >= 3 && skip(">")
    }
    return take { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }.count >= 3
  }

  /// Parses an offset such as `5`, `-9:30` or `+00:34:52` to seconds; hours may reach 167.
  mutating func offset() -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number(in: 0...167) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where skip(":") {
      guard let count = number(in: 0...59) else { return nil }
      seconds += count * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// Parses `EDT,M3.2.0,M11.1.0`; without a rule, uses that of the United States, as other programs
  /// do.
  mutating func season(standardOffset: Int) -> POSIXZone.Season? {
    guard skipName() else { return nil }
    var seasonOffset = standardOffset + 3600
    if !isAtEnd, rest.first != UInt8(ascii: ",") {
      guard let west = offset() else { return nil }
      seasonOffset = -west
    }
    if isAtEnd { rest = Array(",M3.2.0,M11.1.0".utf8)[...] }
    guard let start = change(), let end = change() else { return nil }
    return POSIXZone.Season(offset: seasonOffset, start: start, end: end)
  }

  /// Parses `,M3.2.0/2`; the default time is two o'clock.
  private mutating func change() -> POSIXZone.Change? {
    guard skip(","), let date = date() else { return nil }
    guard skip("/") else { return POSIXZone.Change(date: date, time: 7200) }
    return offset().map { POSIXZone.Change(date: date, time: $0) }
  }

  private mutating func date() -> POSIXZone.Date? {
    if skip("J") { return number(in: 1...365).map { .dayWithoutLeapDay($0) } }
    guard skip("M") else { return number(in: 0...365).map { .daysAfterNewYear($0) } }
    guard let month = number(in: 1...12), skip("."), let week = number(in: 1...5), skip("."),
      let weekday = number(in: 0...6)
    else { return nil }
    return .weekday(month: month, week: week, weekday: weekday)
  }

  private mutating func number(in range: ClosedRange<Int>) -> Int? {
    let digits = take { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...3).contains(digits.count) else { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return range.contains(value) ? value : nil
  }

  private mutating func skip(_ letter: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: letter) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: isWanted)
    rest = rest.dropFirst(taken.count)
    return taken
  }
}
