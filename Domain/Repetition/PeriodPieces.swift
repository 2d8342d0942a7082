/// The instances of a rule whose periods are weeks, months or years, period by period.
struct PeriodPieces: RulePieces {
  let pieces: ClosedRange<Int>
  private let periods: RulePeriods
  private var filter: DayFilter
  /// The seconds of a day on which instances are, in order.
  private let times: [Int]
  /// Which members of a period count, from 1 on or from the last, -1; empty is all.
  private let positions: [Int]
  private var moved: MovedDays?
  /// How many members count where a period has so many days; -1 is not known yet.
  private var counts: [Int] = []
  /// The last periods of a rule that moves days and counts positions.
  private var lately: [(period: Int, instances: [Int])] = []

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
    // Behind the first two periods, into which nothing was moved, the calendar repeats.
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

  /// Which of so many members count, from 0 on, in order.
  private func places(among count: Int) -> [Int] {
    var places: [Int] = []
    for position in positions {
      let place = position > 0 ? position - 1 : count + position
      if (0..<count).contains(place) { places.append(place) }
    }
    places.sort()
    return places.withoutRepeats()
  }

  /// The instances of a piece of a rule that counts positions.
  private mutating func chosen(in piece: Int) -> [Int] {
    let own = ownChosen(in: piece)
    guard moved != nil, let days = reach(of: piece) else { return own }
    let reaches = { (second: Int) in days.contains(quotient(second, 86_400)) }
    var others: [Int] = []
    if let last = ownChosen(in: piece - 1).last, reaches(last) {
      others += ownChosen(in: piece - 1).filter(reaches)
    }
    if let first = ownChosen(in: piece + 1).first, reaches(first) {
      others += ownChosen(in: piece + 1).filter(reaches)
    }
    let isWhole = own.first.map(reaches) ?? true && own.last.map(reaches) ?? true
    if others.isEmpty, isWhole { return own }
    return (own.filter(reaches) + others).sorted().withoutRepeats()
  }

  /// The instances that a period gives; one that moves days is asked for by its neighbours too.
  private mutating func ownChosen(in period: Int) -> [Int] {
    guard moved != nil else { return chosen(among: ownDays(of: period)) }
    if let known = lately.first(where: { $0.period == period }) { return known.instances }
    let instances = chosen(among: ownDays(of: period))
    if lately.count > 3 { lately.removeFirst() }
    lately.append((period, instances))
    return instances
  }

  private func chosen(among days: [Int]) -> [Int] {
    places(among: days.count * times.count).map { place in
      let (day, time) = place.quotientAndRemainder(dividingBy: times.count)
      return days[day] * 86_400 + times[time]
    }
  }

  /// The days of a piece of a rule that moves days, wherever they were moved from.
  private mutating func days(of piece: Int) -> [Int] {
    guard let reach = reach(of: piece) else { return [] }
    let own = ownDays(of: piece).filter(reach.contains)
    var others = ownDays(of: piece - 1).filter(reach.contains)
    others += ownDays(of: piece + 1).filter(reach.contains)
    if others.isEmpty { return own }
    return (own + others).sorted().withoutRepeats()
  }

  /// The days that a period gives, some of which may have been moved out of it.
  private mutating func ownDays(of period: Int) -> [Int] {
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

  /// From the first day of a period to the first of the next; what is moved lands in between.
  private func reach(of piece: Int) -> Range<Int>? {
    guard let days = periods.days(of: piece) else { return nil }
    let next = periods.days(of: piece + 1)?.lowerBound ?? Int.max
    return (piece == 0 ? Int.min : days.lowerBound)..<next
  }
}

/// Which days the periods of a rule have, counted from that of the start.
struct RulePeriods {
  enum Kind {
    case weeks
    case months
    case years
    /// Of whole weeks, as they are numbered.
    case weekYears
  }

  let kind: Kind
  let interval: Int
  private let scale: Recurrence.Scale
  private let weekStart: Int
  /// The first day of the start's week, or the number of its month or year.
  private var first = 0

  /// Nil where the calendar does not know the day.
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

  /// After how many periods the days are the same again; nil where they never are.
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

  /// The last period that is known.
  var last: Int {
    switch kind {
    case .weeks: (scale.days.upperBound - first) / (7 * interval)
    case .months: (scale.lastMonthIndex - first) / interval
    case .years: (scale.years.upperBound - first) / interval
    case .weekYears: (scale.years.upperBound + 1 - first) / interval
    }
  }

  /// The period that holds a day, or the last one before it.
  func place(of day: Int) -> Int {
    let known = min(max(day, scale.days.lowerBound), scale.days.upperBound - 1)
    guard kind != .weeks else { return quotient(known - first, 7 * interval) }
    return quotient((number(of: known) ?? first) - first, interval)
  }

  /// The days of a period; nil where they are not known.
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
  /// Of equal ones that follow one another only the first.
  func withoutRepeats() -> [Int] {
    guard count > 1 else { return self }
    return indices.compactMap { $0 > 0 && self[$0] == self[$0 - 1] ? nil : self[$0] }
  }
}
