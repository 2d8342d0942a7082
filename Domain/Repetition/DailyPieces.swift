/// Instances of a rule with periods of a day or less, grouped by day.
///
/// A day consists of units (one day, hours, minutes, or seconds), of which a set is allowed. Every
/// n-th unit from the start's on counts, and each contains the same moments.
struct DailyPieces: RulePieces {
  let pieces: ClosedRange<Int>
  private var filter: DayFilter
  private let interval: Int
  /// Number of units per day, and seconds per unit.
  private let units: Int
  private let length: Int
  /// The start's unit, counted since 1970.
  private let firstUnit: Int
  /// Seconds of the instances within a unit.
  private let moments: [Int]
  /// Allowed units of a day as bits, and the indices of non-empty words.
  private var allowed: [UInt64]
  private var filled: [Int] = []
  private var allowedCount = 0
  /// Words with every n-th bit set, for each offset of the first; empty for long intervals.
  private let strideMasks: [UInt64]
  /// Number of allowed units for each offset of a day's first unit.
  private var counts: [Int32] = []

  init(
    every interval: Int, unit length: Int, from start: Int, allowed: [UInt64], moments: [Int],
    on filter: DayFilter
  ) {
    self.filter = filter
    self.interval = interval
    self.length = length
    self.moments = moments
    units = 86_400 / length
    firstUnit = quotient(start, length)
    let first = max(quotient(start, 86_400), filter.scale.days.lowerBound)
    pieces = first...max(first, filter.scale.days.upperBound - 1)
    self.allowed = allowed
    strideMasks = Self.strideMasks(interval)
    removeUnreachableUnits()
    filled = self.allowed.indices.filter { self.allowed[$0] != 0 }
    allowedCount = filled.reduce(0) { $0 + self.allowed[$1].nonzeroBitCount }
  }

  func piece(at second: Int) -> Int { quotient(second, 86_400) }

  mutating func append(
    _ piece: Int, in span: ClosedRange<Int>, upTo most: Int, to found: inout [Int]
  ) {
    guard !moments.isEmpty, filter.contains(piece) else { return }
    let midnight = piece * 86_400
    let (length, moments) = (length, moments)
    // Skip units that end before the span.
    let earliest = quotient(max(span.lowerBound, midnight) - midnight, length)
    forEachUnit(of: piece, from: max(earliest, firstUnit - piece * units)) { unit in
      for moment in moments {
        let second = midnight + unit * length + moment
        if second < span.lowerBound { continue }
        if second > span.upperBound || found.count >= most { return false }
        found.append(second)
      }
      return true
    }
  }

  /// Calls the body with each matching unit of the day until it returns false.
  private func forEachUnit(of day: Int, from earliest: Int, _ body: (Int) -> Bool) {
    let first = place(of: day)
    if !strideMasks.isEmpty {
      for index in filled where index << 6 + 63 >= earliest {
        var word = allowed[index] & strideMasks[modulo(first - index << 6, interval)]
        while word != 0 {
          let unit = index << 6 + word.trailingZeroBitCount
          if unit >= earliest, !body(unit) { return }
          word &= word - 1
        }
      }
    } else if allowedCount <= units / interval {
      for index in filled where index << 6 + 63 >= earliest {
        var word = allowed[index]
        while word != 0 {
          let unit = index << 6 + word.trailingZeroBitCount
          if unit >= earliest, (unit - first) % interval == 0, !body(unit) { return }
          word &= word - 1
        }
      }
    } else {
      let skipped = max(0, earliest - first + interval - 1) / interval
      for unit in stride(from: first + skipped * interval, to: units, by: interval)
      where isAllowed(unit) {
        if !body(unit) { return }
      }
    }
  }

  mutating func count(_ piece: Int, in span: ClosedRange<Int>) -> Int {
    guard !moments.isEmpty, filter.contains(piece) else { return 0 }
    let midnight = piece * 86_400
    let low = max(span.lowerBound - midnight, (firstUnit - piece * units) * length, 0)
    let high = min(span.upperBound - midnight, 86_399)
    guard low <= high else { return 0 }
    // Units cut by the span are checked moment by moment.
    let firstWhole = (low + length - 1) / length
    let whole = firstWhole..<max(firstWhole, (high + 1) / length)
    let cut = Set([low / length, high / length]).filter { !whole.contains($0) }
    let atEnds = cut.reduce(0) { count, unit in
      guard counts(unit, on: piece) else { return count }
      return count + moments.count { (low...high).contains(unit * length + $0) }
    }
    return atEnds + (whole.isEmpty ? 0 : count(ofUnits: whole, on: piece) * moments.count)
  }

  mutating func seconds(of day: Int) -> DaySeconds {
    guard !moments.isEmpty, filter.contains(day) else { return DaySeconds() }
    var matching = [UInt64](repeating: 0, count: allowed.count)
    if strideMasks.isEmpty {
      forEachUnit(of: day, from: 0) { unit in
        matching[unit >> 6] |= 1 << UInt64(unit & 63)
        return true
      }
    } else {
      let first = place(of: day)
      for index in filled {
        matching[index] = allowed[index] & strideMasks[modulo(first - index << 6, interval)]
      }
    }
    return seconds(of: matching)
  }

  /// Returns the moments of these units of a day.
  private func seconds(of units: [UInt64]) -> DaySeconds {
    // Units of a second are the instances themselves; adding them one by one would be slow.
    if length == 1 { return DaySeconds(words: units) }
    var seconds = DaySeconds()
    let pattern = DaySeconds(moments)
    for unit in 0..<self.units where units[unit >> 6] >> UInt64(unit & 63) & 1 == 1 {
      seconds.insert(pattern, upTo: length, at: unit * length)
    }
    return seconds
  }

  mutating func holds(_ second: Int) -> Bool {
    let day = piece(at: second)
    let (unit, moment) = (second - day * 86_400).quotientAndRemainder(dividingBy: length)
    return unit >= firstUnit - day * units && moments.contains(moment) && counts(unit, on: day)
      && filter.contains(day)
  }

  /// Whether all days from the start on have the same moments.
  var isEachDayAlike: Bool { units % interval == 0 && filter.isUnlimited }

  /// Moments of all units that occur on any day.
  var times: DaySeconds { moments.isEmpty ? DaySeconds() : seconds(of: allowed) }

  /// Returns the number of matching units of the day in the range.
  private func count(ofUnits range: Range<Int>, on day: Int) -> Int {
    guard !strideMasks.isEmpty else {
      var count = 0
      forEachUnit(of: day, from: range.lowerBound) { unit in
        if unit < range.upperBound { count += 1 }
        return unit < range.upperBound
      }
      return count
    }
    let first = place(of: day)
    var count = 0
    for index in filled where index << 6 + 63 >= range.lowerBound {
      let start = index << 6
      if start >= range.upperBound { break }
      var word = allowed[index] & strideMasks[modulo(first - start, interval)]
      if start < range.lowerBound { word &= ~UInt64.ones(range.lowerBound - start) }
      word &= .ones(min(range.upperBound - start, 64))
      count += word.nonzeroBitCount
    }
    return count
  }

  private func counts(_ unit: Int, on day: Int) -> Bool {
    unit < units && isAllowed(unit) && modulo(unit - place(of: day), interval) == 0
  }

  mutating func count(of days: ClosedRange<Int>) -> Int {
    guard units % interval == 0 else {
      return seek(.max, from: days.lowerBound, through: days.upperBound).passed
    }
    // All days that match have equally many.
    let each = count(ofUnits: 0..<units, on: days.lowerBound) * moments.count
    return each == 0 ? 0 : each * filter.count(in: days.lowerBound..<days.upperBound + 1)
  }

  mutating func seek(_ members: Int, from: Int, through: Int) -> Sought {
    let step = from <= through ? 1 : -1
    guard let from = pieces.nearest(from, going: step), (through - from) * step >= 0,
      !moments.isEmpty, allowedCount > 0
    else { return Sought(piece: nil, passed: 0) }
    let through = min(max(through, pieces.lowerBound), pieces.upperBound)
    if counts.isEmpty {
      if filter.isBarren() { return Sought(piece: nil, passed: 0) }
      count()
    }
    let (perUnit, shift) = (moments.count, units % interval * step)
    var (passed, day, place) = (0, from, place(of: from))
    return counts.withUnsafeBufferPointer { counts in
      while (through - day) * step >= 0, let (year, bits) = filter.bits(around: day) {
        let left = step > 0 ? min(through, year.end - 1) - day : day - max(through, year.first)
        for _ in 0...left {
          if place < counts.count, bits.contains(day - year.first) {
            let count = Int(counts[place]) * perUnit
            if count > 0 {
              if passed + count >= members { return Sought(piece: day, passed: passed) }
              passed += count
            }
          }
          day += step
          place -= shift
          if place < 0 { place += interval } else if place >= interval { place -= interval }
        }
      }
      return Sought(piece: nil, passed: passed)
    }
  }

  /// Returns the day's first matching unit, which may be after the day's end.
  private func place(of day: Int) -> Int { modulo(firstUnit - day * units, interval) }

  private func isAllowed(_ unit: Int) -> Bool {
    allowed[unit >> 6] >> UInt64(unit & 63) & 1 == 1
  }

  /// Removes units that no day reaches: all first units are congruent modulo the common divisor of
  /// the interval and the day.
  private mutating func removeUnreachableUnits() {
    let divisor = greatestCommonDivisor(interval, units)
    guard divisor > 1 else { return }
    let first = modulo(firstUnit, divisor)
    let strideMasks = Self.strideMasks(divisor)
    if !strideMasks.isEmpty {
      for index in allowed.indices where allowed[index] != 0 {
        allowed[index] &= strideMasks[modulo(first - index << 6, divisor)]
      }
    } else {
      let before = allowed
      allowed = Array(repeating: 0, count: before.count)
      for unit in stride(from: first, to: units, by: divisor) {
        allowed[unit >> 6] |= before[unit >> 6] & 1 << UInt64(unit & 63)
      }
    }
  }

  private mutating func count() {
    counts = Array(repeating: 0, count: min(interval, units))
    for index in filled {
      var word = allowed[index]
      while word != 0 {
        counts[(index << 6 + word.trailingZeroBitCount) % interval] += 1
        word &= word - 1
      }
    }
  }

  private static func strideMasks(_ interval: Int) -> [UInt64] {
    guard interval < 64 else { return [] }
    return (0..<interval).map { first in
      stride(from: first, to: 64, by: interval).reduce(0) { $0 | 1 << UInt64($1) }
    }
  }
}

extension ClosedRange<Int> {
  /// Returns the number if the range contains it, otherwise the bound that a step in the direction
  /// of `step` would reach from the number; nil if the range lies in the other direction.
  func nearest(_ number: Int, going step: Int) -> Int? {
    if step > 0 { return number > upperBound ? nil : Swift.max(number, lowerBound) }
    return number < lowerBound ? nil : Swift.min(number, upperBound)
  }
}
