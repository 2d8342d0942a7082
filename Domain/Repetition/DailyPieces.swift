/// The instances of a rule whose periods are days or shorter, day by day.
///
/// A day has so many units (a day, hours, minutes, seconds), of which a set is allowed; of these
/// every n-th counts, from the start's on, and each holds the same few moments.
struct DailyPieces: RulePieces {
  let pieces: ClosedRange<Int>
  private var filter: DayFilter
  private let interval: Int
  /// The units of a day, and the seconds of one.
  private let units: Int
  private let length: Int
  /// The start's unit, counted since 1970.
  private let firstUnit: Int
  /// Where the instances lie in a unit.
  private let moments: [Int]
  /// The allowed units of a day, as bits, and which of the words hold any.
  private var allowed: [UInt64]
  private var filled: [Int] = []
  private var allowedCount = 0
  /// Every n-th bit of a word, for each place of the first; nothing for long intervals.
  private let combs: [UInt64]
  /// How many allowed units there are for each place that the first unit of a day can have.
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
    combs = Self.combs(interval)
    thinOut()
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
    // A whole unit before the span need not be looked at.
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

  /// Calls with each unit of that day that counts, until it is told false.
  private func forEachUnit(of day: Int, from earliest: Int, _ body: (Int) -> Bool) {
    let first = place(of: day)
    if !combs.isEmpty {
      for index in filled where index << 6 + 63 >= earliest {
        var word = allowed[index] & combs[modulo(first - index << 6, interval)]
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

  /// Where in the day the first unit lies that counts; it may lie behind the day's end.
  private func place(of day: Int) -> Int { modulo(firstUnit - day * units, interval) }

  private func isAllowed(_ unit: Int) -> Bool {
    allowed[unit >> 6] >> UInt64(unit & 63) & 1 == 1
  }

  /// Takes away the units that no day comes to, whatever its place: all of a day's first units
  /// are alike by the divisor that the interval and the day have in common.
  private mutating func thinOut() {
    let divisor = greatestCommonDivisor(interval, units)
    guard divisor > 1 else { return }
    let first = modulo(firstUnit, divisor)
    let combs = Self.combs(divisor)
    if !combs.isEmpty {
      for index in allowed.indices where allowed[index] != 0 {
        allowed[index] &= combs[modulo(first - index << 6, divisor)]
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

  private static func combs(_ interval: Int) -> [UInt64] {
    guard interval < 64 else { return [] }
    return (0..<interval).map { first in
      stride(from: first, to: 64, by: interval).reduce(0) { $0 | 1 << UInt64($1) }
    }
  }
}

extension ClosedRange<Int> {
  /// The number itself, or the border of the range that lies ahead of it; nil if none does.
  func nearest(_ number: Int, going step: Int) -> Int? {
    if step > 0 { return number > upperBound ? nil : Swift.max(number, lowerBound) }
    return number < lowerBound ? nil : Swift.min(number, upperBound)
  }
}
