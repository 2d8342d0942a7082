/// Instances of a rule that repeats daily or more often, grouped by day.
///
/// A day is divided into units: the whole day, hours, minutes, or seconds, depending on the
/// frequency. Only every n-th unit, counted from that of the start, and only allowed units contain
/// instances. All units have their instances at the same seconds.
struct DailySegments: RuleSegments {
  let segments: ClosedRange<Int>
  private var filter: DayFilter
  private let interval: Int
  /// Number of units per day, and seconds per unit.
  private let unitsPerDay: Int
  private let unitLength: Int
  /// The unit that contains the start, as a number counted from 1970.
  private let firstUnit: Int
  /// Seconds within a unit at which instances are.
  private let secondsInUnit: [Int]
  /// The allowed units of a day, as bits in words.
  private var allowedUnits: [UInt64]
  private var nonEmptyWords: [Int] = []
  private var allowedCount = 0
  /// Words in which every n-th bit is set, one for each offset of the first bit; empty for long
  /// intervals.
  private let strideMasks: [UInt64]
  /// Number of allowed units in a day, for each offset of the day's first unit.
  private var countsByOffset: [Int32] = []

  init(
    every interval: Int, unit length: Int, from start: Int, allowed: [UInt64], moments: [Int],
    on filter: DayFilter
  ) {
    self.filter = filter
    self.interval = interval
    self.unitLength = length
    self.secondsInUnit = moments
    unitsPerDay = 86_400 / length
    firstUnit = quotient(start, length)
    let first = max(quotient(start, 86_400), filter.calendarScale.days.lowerBound)
    segments = first...max(first, filter.calendarScale.days.upperBound - 1)
    self.allowedUnits = allowed
    strideMasks = Self.strideMasks(interval)
    removeUnreachableUnits()
    nonEmptyWords = self.allowedUnits.indices.filter { self.allowedUnits[$0] != 0 }
    allowedCount = nonEmptyWords.reduce(0) { $0 + self.allowedUnits[$1].nonzeroBitCount }
  }

  func segment(at second: Int) -> Int { quotient(second, 86_400) }

  mutating func append(
    _ piece: Int, in span: ClosedRange<Int>, upTo most: Int, to found: inout [Int]
  ) {
    guard !secondsInUnit.isEmpty, filter.contains(piece) else { return }
    let midnight = piece * 86_400
    let (length, moments) = (unitLength, secondsInUnit)
    // Skip units that end before the span.
    let earliest = quotient(max(span.lowerBound, midnight) - midnight, length)
    forEachUnit(of: piece, from: max(earliest, firstUnit - piece * unitsPerDay)) { unit in
      for moment in moments {
        let second = midnight + unit * length + moment
        if second < span.lowerBound { continue }
        if second > span.upperBound || found.count >= most { return false }
        found.append(second)
      }
      return true
    }
  }

  /// Calls the body with each unit of the day that contains instances, in order, until the body
  /// returns false.
  private func forEachUnit(of day: Int, from earliest: Int, _ body: (Int) -> Bool) {
    let first = firstUnitIndex(of: day)
    if !strideMasks.isEmpty {
      for index in nonEmptyWords where index << 6 + 63 >= earliest {
        var word = allowedUnits[index] & strideMasks[modulo(first - index << 6, interval)]
        while word != 0 {
          let unit = index << 6 + word.trailingZeroBitCount
          if unit >= earliest, !body(unit) { return }
          word &= word - 1
        }
      }
    } else if allowedCount <= unitsPerDay / interval {
      for index in nonEmptyWords where index << 6 + 63 >= earliest {
        var word = allowedUnits[index]
        while word != 0 {
          let unit = index << 6 + word.trailingZeroBitCount
          if unit >= earliest, (unit - first) % interval == 0, !body(unit) { return }
          word &= word - 1
        }
      }
    } else {
      let skipped = max(0, earliest - first + interval - 1) / interval
      for unit in stride(from: first + skipped * interval, to: unitsPerDay, by: interval)
      where isAllowed(unit) {
        if !body(unit) { return }
      }
    }
  }

  mutating func count(_ piece: Int, in span: ClosedRange<Int>) -> Int {
    guard !secondsInUnit.isEmpty, filter.contains(piece) else { return 0 }
    let midnight = piece * 86_400
    let low = max(span.lowerBound - midnight, (firstUnit - piece * unitsPerDay) * unitLength, 0)
    let high = min(span.upperBound - midnight, 86_399)
    guard low <= high else { return 0 }
    // Units that the span cuts are checked moment by moment.
    let firstWhole = (low + unitLength - 1) / unitLength
    let whole = firstWhole..<max(firstWhole, (high + 1) / unitLength)
    let cut = Set([low / unitLength, high / unitLength]).filter { !whole.contains($0) }
    let atEnds = cut.reduce(0) { count, unit in
      guard matches(unit, on: piece) else { return count }
      return count + secondsInUnit.count { (low...high).contains(unit * unitLength + $0) }
    }
    return atEnds + (whole.isEmpty ? 0 : count(ofUnits: whole, on: piece) * secondsInUnit.count)
  }

  mutating func seconds(of day: Int) -> DaySeconds {
    guard !secondsInUnit.isEmpty, filter.contains(day) else { return DaySeconds() }
    var matching = [UInt64](repeating: 0, count: allowedUnits.count)
    if strideMasks.isEmpty {
      forEachUnit(of: day, from: 0) { unit in
        matching[unit >> 6] |= 1 << UInt64(unit & 63)
        return true
      }
    } else {
      let first = firstUnitIndex(of: day)
      for index in nonEmptyWords {
        matching[index] = allowedUnits[index] & strideMasks[modulo(first - index << 6, interval)]
      }
    }
    return seconds(of: matching)
  }

  /// Returns the moments of these units of a day.
  private func seconds(of units: [UInt64]) -> DaySeconds {
    // Units of a second are the instances themselves, so they are taken over as bits.
    if unitLength == 1 { return DaySeconds(words: units) }
    var seconds = DaySeconds()
    let pattern = DaySeconds(secondsInUnit)
    for unit in 0..<self.unitsPerDay where units[unit >> 6] >> UInt64(unit & 63) & 1 == 1 {
      seconds.insert(pattern, upTo: unitLength, at: unit * unitLength)
    }
    return seconds
  }

  mutating func hasInstance(at second: Int) -> Bool {
    let day = segment(at: second)
    let (unit, moment) = (second - day * 86_400).quotientAndRemainder(dividingBy: unitLength)
    return unit >= firstUnit - day * unitsPerDay && secondsInUnit.contains(moment)
      && matches(unit, on: day)
      && filter.contains(day)
  }

  /// Whether all days, from the start on, have instances at the same times.
  var isEachDayAlike: Bool { unitsPerDay % interval == 0 && filter.matchesEveryDay }

  /// All seconds of a day at which the rule has an instance on any day.
  var allTimes: DaySeconds { secondsInUnit.isEmpty ? DaySeconds() : seconds(of: allowedUnits) }

  /// Returns the number of units in the range that contain instances on the day.
  private func count(ofUnits range: Range<Int>, on day: Int) -> Int {
    guard !strideMasks.isEmpty else {
      var count = 0
      forEachUnit(of: day, from: range.lowerBound) { unit in
        if unit < range.upperBound { count += 1 }
        return unit < range.upperBound
      }
      return count
    }
    let first = firstUnitIndex(of: day)
    var count = 0
    for index in nonEmptyWords where index << 6 + 63 >= range.lowerBound {
      let start = index << 6
      if start >= range.upperBound { break }
      var word = allowedUnits[index] & strideMasks[modulo(first - start, interval)]
      if start < range.lowerBound { word &= ~UInt64.lowestBits(range.lowerBound - start) }
      word &= .lowestBits(min(range.upperBound - start, 64))
      count += word.nonzeroBitCount
    }
    return count
  }

  private func matches(_ unit: Int, on day: Int) -> Bool {
    unit < unitsPerDay && isAllowed(unit) && modulo(unit - firstUnitIndex(of: day), interval) == 0
  }

  mutating func count(of days: ClosedRange<Int>) -> Int {
    guard unitsPerDay % interval == 0 else {
      return seek(.max, from: days.lowerBound, through: days.upperBound).countBefore
    }
    // All days that match have the same number of instances.
    let each = count(ofUnits: 0..<unitsPerDay, on: days.lowerBound) * secondsInUnit.count
    return each == 0 ? 0 : each * filter.count(in: days.lowerBound..<days.upperBound + 1)
  }

  mutating func seek(_ members: Int, from: Int, through: Int) -> SeekResult {
    let step = from <= through ? 1 : -1
    guard let from = segments.nearest(from, going: step), (through - from) * step >= 0,
      !secondsInUnit.isEmpty, allowedCount > 0
    else { return SeekResult(segment: nil, countBefore: 0) }
    let through = min(max(through, segments.lowerBound), segments.upperBound)
    if countsByOffset.isEmpty {
      if filter.neverMatches() { return SeekResult(segment: nil, countBefore: 0) }
      updateCounts()
    }
    let (perUnit, shift) = (secondsInUnit.count, unitsPerDay % interval * step)
    var (passed, day, place) = (0, from, firstUnitIndex(of: from))
    return countsByOffset.withUnsafeBufferPointer { counts in
      while (through - day) * step >= 0, let (year, bits) = filter.bits(around: day) {
        let left = step > 0 ? min(through, year.end - 1) - day : day - max(through, year.firstDay)
        for _ in 0...left {
          if place < counts.count, bits.contains(day - year.firstDay) {
            let count = Int(counts[place]) * perUnit
            if count > 0 {
              if passed + count >= members { return SeekResult(segment: day, countBefore: passed) }
              passed += count
            }
          }
          day += step
          place -= shift
          if place < 0 { place += interval } else if place >= interval { place -= interval }
        }
      }
      return SeekResult(segment: nil, countBefore: passed)
    }
  }

  /// Returns the index of the first unit on or after the day's beginning that the interval reaches;
  /// it may be after the day's end.
  private func firstUnitIndex(of day: Int) -> Int {
    modulo(firstUnit - day * unitsPerDay, interval)
  }

  private func isAllowed(_ unit: Int) -> Bool {
    allowedUnits[unit >> 6] >> UInt64(unit & 63) & 1 == 1
  }

  /// Removes units that the interval reaches on no day. The first units of all days are congruent
  /// modulo the greatest common divisor of the interval and the number of units per day.
  private mutating func removeUnreachableUnits() {
    let divisor = greatestCommonDivisor(interval, unitsPerDay)
    guard divisor > 1 else { return }
    let first = modulo(firstUnit, divisor)
    let strideMasks = Self.strideMasks(divisor)
    if !strideMasks.isEmpty {
      for index in allowedUnits.indices where allowedUnits[index] != 0 {
        allowedUnits[index] &= strideMasks[modulo(first - index << 6, divisor)]
      }
    } else {
      let before = allowedUnits
      allowedUnits = Array(repeating: 0, count: before.count)
      for unit in stride(from: first, to: unitsPerDay, by: divisor) {
        allowedUnits[unit >> 6] |= before[unit >> 6] & 1 << UInt64(unit & 63)
      }
    }
  }

  private mutating func updateCounts() {
    countsByOffset = Array(repeating: 0, count: min(interval, unitsPerDay))
    for index in nonEmptyWords {
      var word = allowedUnits[index]
      while word != 0 {
        countsByOffset[(index << 6 + word.trailingZeroBitCount) % interval] += 1
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
  /// Returns the first number in the range that is reached when counting from `number` in the
  /// direction of `step`: `number` itself if the range contains it, otherwise a bound. Nil if the
  /// range lies in the other direction.
  func nearest(_ number: Int, going step: Int) -> Int? {
    if step > 0 { return number > upperBound ? nil : Swift.max(number, lowerBound) }
    return number < lowerBound ? nil : Swift.min(number, upperBound)
  }
}
