/// Days of months and years for a rule that moves days that do not exist (SKIP of RFC 7529). Months
/// are moved first, then days; then the other parts of the rule apply.
struct MovedDays {
  private var filter: DayFilter
  private let skip: Recurrence.Skip
  private let isYearly: Bool
  /// Days of the year to which the rule limits the days of its months.
  private var yearDays: DayFilter?
  /// Cache of the periods used last, since their neighbours need them, too.
  private var recentPeriods: [(period: Int, days: [Int])] = []

  init(_ filter: DayFilter, skip: Recurrence.Skip, inYears isYearly: Bool) {
    self.filter = filter
    self.skip = skip
    self.isYearly = isYearly
    if !isYearly, !filter.yearDays.isEmpty {
      var limit = DayFilter(filter.calendarScale)
      limit.yearDays = filter.yearDays
      yearDays = limit
    }
  }

  /// Returns the days of the period to which the rule applies, sorted. `days` is the range of the
  /// period, and `year` its year.
  mutating func days(of period: Int, _ days: Range<Int>, in year: RuleYear) -> [Int] {
    if let known = recentPeriods.first(where: { $0.period == period }) { return known.days }
    let given = isYearly ? daysOfYear(year) : daysOfMonth(days, in: year)
    if recentPeriods.count > 3 { recentPeriods.removeFirst() }
    recentPeriods.append((period, given))
    return given
  }

  // Bit 0 is this many days before the period, so that days moved out of it have a bit.
  private static let margin = 64

  private mutating func daysOfMonth(_ days: Range<Int>, in year: RuleYear) -> [Int] {
    let start = days.lowerBound - year.firstDay
    guard
      let month = filter.calendarScale.months(of: year).first(where: { $0.daysBefore == start }),
      filter.allowsMonth(month)
    else { return [] }
    var bits = YearBits()
    insert(month.length, at: Self.margin, into: &bits)
    let base = days.lowerBound - Self.margin
    restrict(&bits, to: [Self.margin..<Self.margin + month.length], from: base)
    guard yearDays != nil else { return dayNumbers(bits, from: base) }
    return dayNumbers(bits, from: base).filter { yearDays?.contains($0) ?? true }
  }

  private func daysOfYear(_ year: RuleYear) -> [Int] {
    let base = year.firstDay - Self.margin
    let spans = months(in: year).map {
      $0.daysBefore + Self.margin..<$0.daysBefore + $0.length + Self.margin
    }
    var bits = YearBits()
    if filter.yearDays.isEmpty || filter.monthBits != 0 || !filter.monthDays.isEmpty {
      for span in spans { insert(span.count, at: span.lowerBound, into: &bits) }
    } else {
      bits.insert(0..<512)
    }
    if !filter.yearDays.isEmpty { bits.formIntersection(daysByNumber(year)) }
    let whole = Self.margin..<Self.margin + year.length
    restrict(&bits, to: filter.countsOrdinalsInMonths ? spans : [whole], from: base)
    return dayNumbers(bits, from: base)
  }

  /// Returns the months of the year that match the rule. A month that does not exist is replaced by
  /// its substitute.
  private func months(in year: RuleYear) -> [RuleYear.MonthSpan] {
    let own = filter.calendarScale.months(of: year)
    guard filter.monthBits != 0 else { return own }
    var codes = filter.monthBits
    var following: [RuleYear.MonthSpan] = []
    for month in 1...12
    where codes >> UInt64(month + 16) & 1 == 1
      && !own.contains(where: { $0.bitIndex == month + 16 })
    {
      if skip == .backward {
        codes |= 1 << UInt64(month)
      } else if month < 12 {
        codes |= 1 << UInt64(month + 1)
      } else if let next = filter.calendarScale.year(year.number + 1),
        let first = filter.calendarScale.months(of: next).first
      {
        following = [.init(bitIndex: 1, daysBefore: year.length, length: first.length)]
      }
    }
    return own.filter { codes >> UInt64($0.bitIndex) & 1 == 1 } + following
  }

  /// Adds the matching days of a month whose first day has the index `start`.
  private func insert(_ length: Int, at start: Int, into bits: inout YearBits) {
    bits.insert(filter.monthDays.bits(length: length), at: start)
    let (behind, before) = filter.monthDays.hasMissingDays(length: length)
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

  /// Removes days that are not on the rule's weekdays. Ordinals of weekdays count within the spans.
  private func restrict(_ bits: inout YearBits, to spans: [Range<Int>], from base: Int) {
    guard filter.limitsWeekdays else { return }
    let first = Recurrence.CalendarScale.weekday(of: base)
    var weekdays =
      filter.weekdayBits == 0 ? YearBits.none : .weekdays(filter.weekdayBits, from: first)
    for span in spans { filter.insertOrdinalWeekdays(in: span, from: first, into: &weekdays) }
    bits.formIntersection(weekdays)
  }

  private func dayNumbers(_ bits: YearBits, from base: Int) -> [Int] {
    var days: [Int] = []
    _ = bits.forEach(in: 0..<512) {
      days.append(base + $0)
      return true
    }
    return days
  }
}
