/// Instances of a rule with periods of weeks, months or years, grouped by period.
struct PeriodPieces: RulePieces {
  let pieces: ClosedRange<Int>
  private let periods: RulePeriods
  private var filter: DayFilter
  /// Seconds of the day at which instances are, sorted.
  private let times: [Int]
  var secondsOfDays: DaySeconds { DaySeconds(times) }
  /// Positions in the period that count, from 1, or from the last as -1; empty stands for all.
  private let positions: [Int]
  private var moved: MovedDays?
  /// Cache: the number of instances in a period with this many days; -1 if unknown.
  private var counts: [Int] = []
  /// Cache of the last periods of a rule that moves days and uses positions.
  private var recentPeriods: [(period: Int, instances: [Int])] = []

  init(
    _ periods: RulePeriods, at times: [Int], positions: [Int], on filter: DayFilter,
    skip: Recurrence.Skip
  ) {
    self.periods = periods
    self.times = times
    self.positions = positions
    self.filter = filter
    pieces = 0...max(0, periods.last)
    if skip != .omit, filter.weekNumbers.isEmpty, periods.kind != .weeks {
      moved = MovedDays(filter, skip: skip, inYears: periods.kind == .years)
    }
  }

  func piece(at second: Int) -> Int {
    max(-1, periods.place(of: quotient(second, 86_400)))
  }

  mutating func append(
    _ piece: Int, in span: ClosedRange<Int>, upTo most: Int, to found: inout [Int]
  ) {
    guard positions.isEmpty else {
      for second in chosen(in: piece) where span.contains(second) && found.count < most {
        found.append(second)
      }
      return
    }
    let wanted = quotient(span.lowerBound, 86_400)..<quotient(span.upperBound, 86_400) + 1
    if moved != nil {
      for day in days(of: piece) where wanted.contains(day) {
        if !Self.append(times, of: day, in: span, upTo: most, to: &found) { return }
      }
    } else {
      guard let days = periods.days(of: piece) else { return }
      let times = times
      filter.forEach(in: days.clamped(to: wanted)) {
        Self.append(times, of: $0, in: span, upTo: most, to: &found)
      }
    }
  }

  mutating func seconds(of day: Int) -> DaySeconds {
    let midnight = day * DaySeconds.length
    if positions.isEmpty, moved == nil {
      guard let days = periods.days(of: piece(at: midnight)), days.contains(day),
        filter.contains(day)
      else { return DaySeconds() }
      return DaySeconds(times)
    }
    let all = instances(in: midnight...midnight + DaySeconds.length - 1, upTo: .max)
    return DaySeconds(all.map { $0 - midnight })
  }

  private static func append(
    _ times: [Int], of day: Int, in span: ClosedRange<Int>, upTo most: Int, to found: inout [Int]
  ) -> Bool {
    let midnight = day * 86_400
    var first = 0
    if midnight < span.lowerBound, times.count > 1 {
      first = times.firstIndex { midnight + $0 >= span.lowerBound } ?? times.count
    }
    for time in times[first...] {
      let second = midnight + time
      if second < span.lowerBound { continue }
      if second > span.upperBound || found.count >= most { return false }
      found.append(second)
    }
    return true
  }

  mutating func seek(_ members: Int, from: Int, through: Int) -> Sought {
    let step = from <= through ? 1 : -1
    var passed = 0
    guard let from = pieces.nearest(from, going: step), (through - from) * step >= 0 else {
      return Sought(piece: nil, passed: 0)
    }
    let through = min(max(through, pieces.lowerBound), pieces.upperBound)
    // The calendar repeats after the first two periods, into which nothing was moved.
    let head = max(from, 2)
    let round = periods.cycle ?? Int.max
    var (piece, beforeRound) = (from, 0)
    while (through - piece) * step >= 0 {
      let count = count(of: piece)
      if count > 0, passed + count >= members { return Sought(piece: piece, passed: passed) }
      passed += count
      piece += step
      if passed == 0, abs(piece - from) - 4 > round { break }
      guard step > 0, round < Int.max else { continue }
      if piece <= head { beforeRound = passed }
      if piece - head == round, passed > beforeRound {
        let perRound = passed - beforeRound
        let rounds = min((members - passed - 1) / perRound, (through - 2 - piece) / round)
        if rounds > 0 { (piece, passed) = (piece + rounds * round, passed + rounds * perRound) }
      }
    }
    return Sought(piece: nil, passed: passed)
  }

  private mutating func count(of piece: Int) -> Int {
    if moved != nil {
      return positions.isEmpty ? days(of: piece).count * times.count : chosen(in: piece).count
    }
    guard let days = periods.days(of: piece) else { return 0 }
    let count = filter.count(in: days)
    guard !positions.isEmpty else { return count * times.count }
    if counts.isEmpty { counts = Array(repeating: -1, count: 512) }
    if counts[count] < 0 { counts[count] = places(among: count * times.count).count }
    return counts[count]
  }

  /// Returns the indices that the positions select among `count` instances, sorted.
  private func places(among count: Int) -> [Int] {
    var places: [Int] = []
    for position in positions {
      let place = position > 0 ? position - 1 : count + position
      if (0..<count).contains(place) { places.append(place) }
    }
    places.sort()
    return places.withoutConsecutiveDuplicates()
  }

  /// Returns the instances of the period for a rule with positions.
  private mutating func chosen(in piece: Int) -> [Int] {
    let own = instancesInPeriod(in: piece)
    guard moved != nil, let days = reach(of: piece) else { return own }
    let reaches = { (second: Int) in days.contains(quotient(second, 86_400)) }
    var others: [Int] = []
    if let last = instancesInPeriod(in: piece - 1).last, reaches(last) {
      others += instancesInPeriod(in: piece - 1).filter(reaches)
    }
    if let first = instancesInPeriod(in: piece + 1).first, reaches(first) {
      others += instancesInPeriod(in: piece + 1).filter(reaches)
    }
    let isWhole = own.first.map(reaches) ?? true && own.last.map(reaches) ?? true
    if others.isEmpty, isWhole { return own }
    return (own.filter(reaches) + others).sorted().withoutConsecutiveDuplicates()
  }

  /// Returns the instances that the period generates, cached for a rule that moves days.
  private mutating func instancesInPeriod(in period: Int) -> [Int] {
    guard moved != nil else { return chosen(among: daysInPeriod(of: period)) }
    if let known = recentPeriods.first(where: { $0.period == period }) { return known.instances }
    let instances = chosen(among: daysInPeriod(of: period))
    if recentPeriods.count > 3 { recentPeriods.removeFirst() }
    recentPeriods.append((period, instances))
    return instances
  }

  private func chosen(among days: [Int]) -> [Int] {
    places(among: days.count * times.count).map { place in
      let (day, time) = place.quotientAndRemainder(dividingBy: times.count)
      return days[day] * 86_400 + times[time]
    }
  }

  /// Returns the days in the period for a rule that moves days, including those moved into it.
  private mutating func days(of piece: Int) -> [Int] {
    guard let reach = reach(of: piece) else { return [] }
    let own = daysInPeriod(of: piece).filter(reach.contains)
    var others = daysInPeriod(of: piece - 1).filter(reach.contains)
    others += daysInPeriod(of: piece + 1).filter(reach.contains)
    if others.isEmpty { return own }
    return (own + others).sorted().withoutConsecutiveDuplicates()
  }

  /// Returns the days that the period generates, including those moved out of it.
  private mutating func daysInPeriod(of period: Int) -> [Int] {
    guard pieces.contains(period), let days = periods.days(of: period) else { return [] }
    if moved != nil {
      guard let year = filter.scale.year(containing: days.lowerBound) else { return [] }
      return moved?.days(of: period, days, in: year) ?? []
    }
    var found: [Int] = []
    filter.forEach(in: days) {
      found.append($0)
      return true
    }
    return found
  }

  /// Returns the range from the period's first day to the next one's, into which days may be moved.
  private func reach(of piece: Int) -> Range<Int>? {
    guard let days = periods.days(of: piece) else { return nil }
    let next = periods.days(of: piece + 1)?.lowerBound ?? Int.max
    return (piece == 0 ? Int.min : days.lowerBound)..<next
  }
}

/// Ranges of a rule's periods, counted from the start's.
struct RulePeriods {
  enum Kind {
    case weeks
    case months
    case years
    /// Years made up of complete weeks, for week numbers.
    case weekYears
  }

  let kind: Kind
  let interval: Int
  private let scale: Recurrence.Scale
  private let weekStart: Int
  /// First day of the start's week, or number of its month or year.
  private var first = 0

  /// Creates the periods counted from the one that contains `day`; returns nil if the calendar does
  /// not include the day.
  init?(
    _ kind: Kind, every interval: Int, from day: Int, in scale: Recurrence.Scale, weekStart: Int
  ) {
    self.kind = kind
    self.interval = interval
    self.scale = scale
    self.weekStart = weekStart
    guard let first = number(of: day) else { return nil }
    self.first = first
  }

  /// Number of periods after which the days repeat; nil if they do not.
  var cycle: Int? {
    guard scale == .gregorian else { return nil }
    let all: Int
    switch kind {
    case .weeks: all = 20_871
    case .months: all = 4_800
    case .years, .weekYears: all = 400
    }
    return all / greatestCommonDivisor(all, interval)
  }

  /// The last period in the calendar.
  var last: Int {
    switch kind {
    case .weeks: (scale.days.upperBound - first) / (7 * interval)
    case .months: (scale.lastMonthIndex - first) / interval
    case .years: (scale.years.upperBound - first) / interval
    case .weekYears: (scale.years.upperBound + 1 - first) / interval
    }
  }

  /// Returns the period that contains the day, or the last one before it.
  func place(of day: Int) -> Int {
    let known = min(max(day, scale.days.lowerBound), scale.days.upperBound - 1)
    guard kind != .weeks else { return quotient(known - first, 7 * interval) }
    return quotient((number(of: known) ?? first) - first, interval)
  }

  /// Returns the range of the period; nil outside the calendar.
  func days(of period: Int) -> Range<Int>? {
    let (steps, isFar) = period.multipliedReportingOverflow(by: interval)
    guard !isFar else { return nil }
    switch kind {
    case .weeks:
      return first + 7 * steps..<first + 7 * steps + 7
    case .months:
      guard let (year, month) = scale.month(first + steps) else { return nil }
      return year.first + month.start..<year.first + month.start + month.length
    case .years:
      return scale.year(first + steps).map { $0.first..<$0.end }
    case .weekYears:
      let number = first + steps
      guard let start = scale.firstWeek(ofYear: number, from: weekStart) else { return nil }
      let end = scale.firstWeek(ofYear: number + 1, from: weekStart) ?? scale.days.upperBound
      return start..<max(start, end)
    }
  }

  private func number(of day: Int) -> Int? {
    switch kind {
    case .weeks: return day - modulo(Recurrence.Scale.weekday(of: day) - weekStart, 7)
    case .months: return scale.monthIndex(of: day)
    case .years: return scale.year(containing: day)?.number
    case .weekYears:
      guard let year = scale.year(containing: day)?.number else { return nil }
      return (year - 1...year + 1).last {
        scale.firstWeek(ofYear: $0, from: weekStart).map { $0 <= day } ?? false
      }
    }
  }
}

extension [Int] {
  /// Removes consecutive duplicates.
  func withoutConsecutiveDuplicates() -> [Int] {
    guard count > 1 else { return self }
    return indices.compactMap { $0 > 0 && self[$0] == self[$0 - 1] ? nil : self[$0] }
  }
}
