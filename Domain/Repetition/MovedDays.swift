/// Days of months and years for a rule that moves nonexistent ones (RFC 7529): months are moved
/// first, then days, and then the other parts apply.
struct MovedDays {
  private var filter: DayFilter
  private let skip: Recurrence.Skip
  private let isYearly: Bool
  /// Days of the year that limit the days of a month.
  private var yearDays: DayFilter?
  /// Cache of the last periods, since neighbours need them as well.
  private var found: [(period: Int, days: [Int])] = []

  init(_ filter: DayFilter, skip: Recurrence.Skip, inYears isYearly: Bool) {
    self.filter = filter
    self.skip = skip
    self.isYearly = isYearly
    if !isYearly, !filter.yearDays.isEmpty {
      var limit = DayFilter(filter.scale)
      limit.yearDays = filter.yearDays
      yearDays = limit
    }
  }

  /// Returns the days that the period generates, sorted, given its range and year.
  mutating func days(of period: Int, _ days: Range<Int>, in year: RuleYear) -> [Int] {
    if let known = found.first(where: { $0.period == period }) { return known.days }
    let given = isYearly ? daysOfYear(year) : daysOfMonth(days, in: year)
    if found.count > 3 { found.removeFirst() }
    found.append((period, given))
    return given
  }

  // Bits start this many days before the period, so that days moved out of it can be represented.
  private static let margin = 64

  private mutating func daysOfMonth(_ days: Range<Int>, in year: RuleYear) -> [Int] {
    let start = days.lowerBound - year.first
    guard let month = filter.scale.months(of: year).first(where: { $0.start == start }),
      filter.isChosen(month)
    else { return [] }
    var bits = YearBits()
    insert(month.length, at: Self.margin, into: &bits)
    let base = days.lowerBound - Self.margin
    limit(&bits, to: [Self.margin..<Self.margin + month.length], from: base)
    guard yearDays != nil else { return list(bits, from: base) }
    return list(bits, from: base).filter { yearDays?.contains($0) ?? true }
  }

  private func daysOfYear(_ year: RuleYear) -> [Int] {
    let base = year.first - Self.margin
    let spans = months(in: year).map {
      $0.start + Self.margin..<$0.start + $0.length + Self.margin
    }
    var bits = YearBits()
    if filter.yearDays.isEmpty || filter.months != 0 || !filter.monthDays.isEmpty {
      for span in spans { insert(span.count, at: span.lowerBound, into: &bits) }
    } else {
      bits.insert(0..<512)
    }
    if !filter.yearDays.isEmpty { bits.formIntersection(daysByNumber(year)) }
    let whole = Self.margin..<Self.margin + year.length
    limit(&bits, to: filter.countsInMonths ? spans : [whole], from: base)
    return list(bits, from: base)
  }

  /// Returns the months of the year that match the rule, with substitutes for missing ones.
  private func months(in year: RuleYear) -> [RuleYear.MonthSpan] {
    let own = filter.scale.months(of: year)
    guard filter.months != 0 else { return own }
    var codes = filter.months
    var following: [RuleYear.MonthSpan] = []
    for month in 1...12
    where codes >> UInt64(month + 16) & 1 == 1 && !own.contains(where: { $0.code == month + 16 }) {
      if skip == .backward {
        codes |= 1 << UInt64(month)
      } else if month < 12 {
        codes |= 1 << UInt64(month + 1)
      } else if let next = filter.scale.year(year.number + 1),
        let first = filter.scale.months(of: next).first
      {
        following = [.init(code: 1, start: year.length, length: first.length)]
      }
    }
    return own.filter { codes >> UInt64($0.code) & 1 == 1 } + following
  }

  /// Adds the matching days of a month that begins at the bit.
  private func insert(_ length: Int, at start: Int, into bits: inout YearBits) {
    bits.insert(filter.monthDays.bits(length: length), at: start)
    let (behind, before) = filter.monthDays.isLacking(length: length)
    if behind { bits.insert(skip == .forward ? start + length : start + length - 1) }
    if before { bits.insert(skip == .forward ? start : start - 1) }
  }

  private func daysByNumber(_ year: RuleYear) -> YearBits {
    var bits = YearBits()
    for number in filter.yearDays {
      let length = year.length
      let place: Int
      if number > 0 {
        place = number <= length ? number - 1 : skip == .forward ? length : length - 1
      } else {
        place = -number <= length ? length + number : skip == .forward ? 0 : -1
      }
      bits.insert(Self.margin + place)
    }
    return bits
  }

  /// Removes days that do not match the weekdays, counting ordinals within the spans.
  private func limit(_ bits: inout YearBits, to spans: [Range<Int>], from base: Int) {
    guard filter.choosesWeekdays else { return }
    let first = Recurrence.Scale.weekday(of: base)
    var weekdays = filter.week == 0 ? YearBits.none : .weekdays(filter.week, from: first)
    for span in spans { filter.insertCounted(in: span, from: first, into: &weekdays) }
    bits.formIntersection(weekdays)
  }

  private func list(_ bits: YearBits, from base: Int) -> [Int] {
    var days: [Int] = []
    _ = bits.forEach(in: 0..<512) {
      days.append(base + $0)
      return true
    }
    return days
  }
}
