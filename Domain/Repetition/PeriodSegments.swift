/// Instances of a rule that repeats weekly, monthly or yearly, grouped by period.
struct PeriodSegments: RuleSegments {
  let segments: ClosedRange<Int>
  private let periods: RulePeriods
  private var filter: DayFilter
  /// Seconds of a day at which instances are, sorted.
  private let secondsOfDay: [Int]
  var secondsOfDays: DaySeconds { DaySeconds(secondsOfDay) }
  /// Positions (BYSETPOS) of the instances that are selected in each period: 1 is the first, -1 the
  /// last. If empty, all are selected.
  private let selectedPositions: [Int]
  private var movedDays: MovedDays?
  /// Cached number of instances in a period, by its number of days; -1 if unknown.
  private var cachedCounts: [Int] = []
  /// Cache of the periods used last, if the rule moves days and uses positions.
  private var recentPeriods: [(period: Int, instances: [Int])] = []

  init(
    _ periods: RulePeriods, at times: [Int], positions: [Int], on filter: DayFilter,
    skip: Recurrence.Skip
  ) {
    self.periods = periods
    self.secondsOfDay = times
    self.selectedPositions = positions
    self.filter = filter
    segments = 0...max(0, periods.lastPeriod)
    if skip != .omit, filter.weekNumbers.isEmpty, periods.kind != .weeks {
      movedDays = MovedDays(filter, skip: skip, inYears: periods.kind == .years)
    }
  }

  func segment(at second: Int) -> Int {
    max(-1, periods.periodIndex(of: quotient(second, 86_400)))
  }

  mutating func append(
    _ piece: Int, in span: ClosedRange<Int>, upTo most: Int, to found: inout [Int]
  ) {
    guard selectedPositions.isEmpty else {
      for second in selectedInstances(in: piece) where span.contains(second) && found.count < most {
        found.append(second)
      }
      return
    }
    let wanted = quotient(span.lowerBound, 86_400)..<quotient(span.upperBound, 86_400) + 1
    if movedDays != nil {
      for day in days(of: piece) where wanted.contains(day) {
        if !Self.append(secondsOfDay, of: day, in: span, upTo: most, to: &found) { return }
      }
    } else {
      guard let days = periods.days(of: piece) else { return }
      let times = secondsOfDay
      filter.forEach(in: days.clamped(to: wanted)) {
        Self.append(times, of: $0, in: span, upTo: most, to: &found)
      }
    }
  }

  mutating func seconds(of day: Int) -> DaySeconds {
    let midnight = day * DaySeconds.secondsPerDay
    if selectedPositions.isEmpty, movedDays == nil {
      guard let days = periods.days(of: segment(at: midnight)), days.contains(day),
        filter.contains(day)
      else { return DaySeconds() }
      return DaySeconds(secondsOfDay)
    }
    let all = instances(in: midnight...midnight + DaySeconds.secondsPerDay - 1, upTo: .max)
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

  mutating func seek(_ members: Int, from: Int, through: Int) -> SeekResult {
    let step = from <= through ? 1 : -1
    var passed = 0
    guard let from = segments.nearest(from, going: step), (through - from) * step >= 0 else {
      return SeekResult(segment: nil, countBefore: 0)
    }
    let through = min(max(through, segments.lowerBound), segments.upperBound)
    // Nothing is moved into the first two periods; after them, the numbers of instances repeat with
    // the calendar.
    let head = max(from, 2)
    let round = periods.cycle ?? Int.max
    var (piece, beforeRound) = (from, 0)
    while (through - piece) * step >= 0 {
      let count = count(of: piece)
      if count > 0, passed + count >= members {
        return SeekResult(segment: piece, countBefore: passed)
      }
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
    return SeekResult(segment: nil, countBefore: passed)
  }

  private mutating func count(of piece: Int) -> Int {
    if movedDays != nil {
      return selectedPositions.isEmpty
        ? days(of: piece).count * secondsOfDay.count : selectedInstances(in: piece).count
    }
    guard let days = periods.days(of: piece) else { return 0 }
    let count = filter.count(in: days)
    guard !selectedPositions.isEmpty else { return count * secondsOfDay.count }
    if cachedCounts.isEmpty { cachedCounts = Array(repeating: -1, count: 512) }
    if cachedCounts[count] < 0 {
      cachedCounts[count] = selectedIndices(among: count * secondsOfDay.count).count
    }
    return cachedCounts[count]
  }

  /// Returns the indices, sorted, that the positions select among `count` instances.
  private func selectedIndices(among count: Int) -> [Int] {
    var places: [Int] = []
    for position in selectedPositions {
      let place = position > 0 ? position - 1 : count + position
      if (0..<count).contains(place) { places.append(place) }
    }
    places.sort()
    return places.withoutConsecutiveDuplicates()
  }

  /// Returns the instances of the period that the rule's positions select.
  private mutating func selectedInstances(in piece: Int) -> [Int] {
    let own = instancesInPeriod(in: piece)
    guard movedDays != nil, let days = extendedRange(of: piece) else { return own }
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

  /// Returns the instances that belong to the period, even if they were moved out of it. Cached for
  /// a rule that moves days.
  private mutating func instancesInPeriod(in period: Int) -> [Int] {
    guard movedDays != nil else { return selectedInstances(among: daysInPeriod(of: period)) }
    if let known = recentPeriods.first(where: { $0.period == period }) { return known.instances }
    let instances = selectedInstances(among: daysInPeriod(of: period))
    if recentPeriods.count > 3 { recentPeriods.removeFirst() }
    recentPeriods.append((period, instances))
    return instances
  }

  private func selectedInstances(among days: [Int]) -> [Int] {
    selectedIndices(among: days.count * secondsOfDay.count).map { place in
      let (day, time) = place.quotientAndRemainder(dividingBy: secondsOfDay.count)
      return days[day] * 86_400 + secondsOfDay[time]
    }
  }

  /// Returns the days in the period for a rule that moves days, including days moved into it from
  /// another period.
  private mutating func days(of piece: Int) -> [Int] {
    guard let reach = extendedRange(of: piece) else { return [] }
    let own = daysInPeriod(of: piece).filter(reach.contains)
    var others = daysInPeriod(of: piece - 1).filter(reach.contains)
    others += daysInPeriod(of: piece + 1).filter(reach.contains)
    if others.isEmpty { return own }
    return (own + others).sorted().withoutConsecutiveDuplicates()
  }

  /// Returns the days that belong to the period, including days moved out of it.
  private mutating func daysInPeriod(of period: Int) -> [Int] {
    guard segments.contains(period), let days = periods.days(of: period) else { return [] }
    if movedDays != nil {
      guard let year = filter.calendarScale.year(containing: days.lowerBound) else { return [] }
      return movedDays?.days(of: period, days, in: year) ?? []
    }
    var found: [Int] = []
    filter.forEach(in: days) {
      found.append($0)
      return true
    }
    return found
  }

  /// Returns the range to which days of the period may be moved: from its first day to the first
  /// day of the next period.
  private func extendedRange(of piece: Int) -> Range<Int>? {
    guard let days = periods.days(of: piece) else { return nil }
    let next = periods.days(of: piece + 1)?.lowerBound ?? Int.max
    return (piece == 0 ? Int.min : days.lowerBound)..<next
  }
}

/// Ranges of days of a rule's periods, which are numbered from the period of the start.
struct RulePeriods {
  enum Kind {
    case weeks
    case months
    case years
    /// Years that consist of complete weeks, for rules with week numbers.
    case weekYears
  }

  let kind: Kind
  let interval: Int
  private let calendarScale: Recurrence.CalendarScale
  private let weekStart: Int
  /// Number at which period 0 begins: the first day of the start's week, or the number of the
  /// start's month or year.
  private var firstNumber = 0

  /// Creates the periods, numbered from the one that contains `day`; nil if the calendar does not
  /// include that day.
  init?(
    _ kind: Kind, every interval: Int, from day: Int, in scale: Recurrence.CalendarScale,
    weekStart: Int
  ) {
    self.kind = kind
    self.interval = interval
    self.calendarScale = scale
    self.weekStart = weekStart
    guard let first = unitNumber(of: day) else { return nil }
    self.firstNumber = first
  }

  /// Number of periods after which the days of periods repeat; nil if they never do.
  var cycle: Int? {
    guard calendarScale == .gregorian else { return nil }
    let all: Int
    switch kind {
    case .weeks: all = 20_871
    case .months: all = 4_800
    case .years, .weekYears: all = 400
    }
    return all / greatestCommonDivisor(all, interval)
  }

  /// Number of the last period in the calendar.
  var lastPeriod: Int {
    switch kind {
    case .weeks: (calendarScale.days.upperBound - firstNumber) / (7 * interval)
    case .months: (calendarScale.lastMonthIndex - firstNumber) / interval
    case .years: (calendarScale.years.upperBound - firstNumber) / interval
    case .weekYears: (calendarScale.years.upperBound + 1 - firstNumber) / interval
    }
  }

  /// Returns the number of the period that contains the day; if none does, of the last period
  /// before it.
  func periodIndex(of day: Int) -> Int {
    let known = min(max(day, calendarScale.days.lowerBound), calendarScale.days.upperBound - 1)
    guard kind != .weeks else { return quotient(known - firstNumber, 7 * interval) }
    return quotient((unitNumber(of: known) ?? firstNumber) - firstNumber, interval)
  }

  /// Returns the range of days in the period; nil if it is outside the calendar.
  func days(of period: Int) -> Range<Int>? {
    let (steps, isFar) = period.multipliedReportingOverflow(by: interval)
    guard !isFar else { return nil }
    switch kind {
    case .weeks:
      return firstNumber + 7 * steps..<firstNumber + 7 * steps + 7
    case .months:
      guard let (year, month) = calendarScale.month(firstNumber + steps) else { return nil }
      return year.firstDay + month.daysBefore..<year.firstDay + month.daysBefore + month.length
    case .years:
      return calendarScale.year(firstNumber + steps).map { $0.firstDay..<$0.end }
    case .weekYears:
      let number = firstNumber + steps
      guard let start = calendarScale.firstWeek(ofYear: number, from: weekStart) else { return nil }
      let end =
        calendarScale.firstWeek(ofYear: number + 1, from: weekStart)
        ?? calendarScale.days.upperBound
      return start..<max(start, end)
    }
  }

  private func unitNumber(of day: Int) -> Int? {
    switch kind {
    case .weeks: return day - modulo(Recurrence.CalendarScale.weekday(of: day) - weekStart, 7)
    case .months: return calendarScale.monthIndex(of: day)
    case .years: return calendarScale.year(containing: day)?.number
    case .weekYears:
      guard let year = calendarScale.year(containing: day)?.number else { return nil }
      return (year - 1...year + 1).last {
        calendarScale.firstWeek(ofYear: $0, from: weekStart).map { $0 <= day } ?? false
      }
    }
  }
}

extension [Int] {
  /// Returns the numbers without those that equal the one before.
  func withoutConsecutiveDuplicates() -> [Int] {
    guard count > 1 else { return self }
    return indices.compactMap { $0 > 0 && self[$0] == self[$0 - 1] ? nil : self[$0] }
  }
}
