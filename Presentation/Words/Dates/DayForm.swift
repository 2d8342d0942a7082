import HearthDomain

/// The forms in which a day can be written; each takes its part of the text or returns nil.
struct DayForm {
  let today: Day
  let leaning: DateInput.Leaning
  /// From which day a weekday, or a date without its year or month, is looked for.
  let origin: Day
  let weekStart: Weekday
  /// Where the clock hangs, and how dates are written there.
  let zone: any ZoneRules
  /// Whether something is moved away from that day: then the nearest one is meant.
  var isDeparture = false
  /// Whether two numbers are the month and the day the other way round than here.
  var isSwapped = false
  /// Whether a weekday beside them tells which one is the month.
  var isBesideWeekday = false

  typealias Form = (inout InputScanner) -> Reading<Day>?

  /// Every form, in the order in which they are tried.
  static let all: [@Sendable (DayForm) -> Form] = [
    { $0.feastOfYear }, { $0.named }, { $0.lunar }, { $0.weekday }, { $0.coming },
    { $0.weeksLater }, { $0.signed },
    { $0.distance }, { $0.yearFirst }, { $0.namedYear },
    { $0.monthAndDay }, { $0.monthByName }, { $0.dayOfMonth }, { $0.dateAndWeekday },
    { $0.dayOfNamedMonth }, { $0.endOfMonth }, { $0.weekdayOfMonth }, { $0.dottedDate },
  ]

  /// Those that fit what begins like `2026-11-20`. To ask the others makes hundreds of words ready,
  /// a fifth of what a short command does.
  static let written: [@Sendable (DayForm) -> Form] = [{ $0.yearFirst }, { $0.dateAndWeekday }]

  private func named(_ scanner: inout InputScanner) -> Reading<Day>? {
    scanner.take(DayWords.days).map { shifted(.days, by: $0) }
      ?? feast(&scanner).map { feast in
        Reading(nearest(of: (-2...2).compactMap { feast(origin.year + $0) }))
      }
  }

  /// `오는 토요일`, `coming saturday`: the next one, which is not today.
  private func coming(_ scanner: inout InputScanner) -> Reading<Day>? {
    guard scanner.take(DayWords.coming) != nil, scanner.skipSpaces() else { return nil }
    let later = DayForm(
      today: today, leaning: .upcoming, origin: present.adding(days: 1), weekStart: weekStart,
      zone: zone)
    if let weekday = scanner.take(DayWords.weekdays) {
      return .found(later.origin.upcoming(weekday))
    }
    return scanner.attempt(later.monthAndDay) ?? scanner.attempt(later.monthByName)
      ?? scanner.attempt(later.dayOfMonth)
  }

  /// `tuesday week`, `tomorrow week`, `a week on tuesday`, `two weeks from friday`,
  /// `2 weeks today`.
  private func weeksLater(_ scanner: inout InputScanner) -> Reading<Day>? {
    guard scanner.mayBeginInEnglish else { return nil }
    let counted = scanner.attempt { scanner -> Int? in
      guard let (count, unit) = DayForm.count(&scanner), unit == .weeks, scanner.skipSpaces()
      else { return nil }
      if ["on", "from", "after"].contains(where: { scanner.takeLead($0) }) { return count }
      var rest = scanner
      return rest.takeWord(DayWords.nearDays) == nil ? nil : count
    }
    let day: Day? =
      if let weekday = scanner.takeWord(RepetitionWords.weekdays) {
        present.upcoming(weekday)
      } else {
        scanner.takeWord(DayWords.nearDays).map { today.adding(days: $0) }
      }
    guard let day else { return nil }
    let weeks =
      counted
      ?? scanner.attempt { $0.skipSpaces() ? $0.takeWord(DayWords.weeksLater) : nil }
    return weeks.map { Reading(Day(number: day.number + 7 * $0)) }
  }

  /// `음력 8월 15일`, `lunar 8-15`, `섣달 그믐`: the day of the sun on which the Korean moon has it.
  private func lunar(_ scanner: inout InputScanner) -> Reading<Day>? {
    guard let date = LunarWords(&scanner) else { return nil }
    let days = (-2...2).compactMap {
      LunarDate.anniversary(
        month: date.month, day: date.day, isLeap: date.isLeap, inYear: origin.year + $0)
    }
    return Reading(nearest(of: days.map(KoreanLunarCalendar.day)))
  }

  /// `fri`, `next fri`, `friday next week`, `지난주 금요일`: a week named is one from Monday to
  /// Sunday, unless weeks begin otherwise; `last fri`, `지난 금요일` is the latest one before today.
  private func weekday(_ scanner: inout InputScanner) -> Reading<Day>? {
    // `last tuesday`, said on a Sunday, is five days ago.
    let latest = scanner.attempt { scanner -> Weekday? in
      guard scanner.take(DayWords.lastOnes) != nil else { return nil }
      scanner.skipSpaces()
      return scanner.take(DayWords.weekdays)
    }
    if let latest, let yesterday = Day(number: today.number - 1) {
      return .found(yesterday.latest(latest))
    }
    var week = scanner.take(DayWords.weeks)
    scanner.skipSpaces()
    guard let weekday = scanner.take(DayWords.weekdays) else { return nil }
    week =
      week ?? scanner.attempt { $0.skipSpaces() ? $0.takeWord(DayWords.weeksBehind) : nil }
    if let week {
      let first = today.latest(weekStart)
      return shifted(.days, by: first.upcoming(weekday) - today + 7 * week)
    }
    if isDeparture {
      let next = origin.upcoming(weekday)
      return Reading(nearest(of: [next.adding(days: -7), next]))
    }
    switch leaning {
    case .upcoming, .nearest: return .found(origin.upcoming(weekday))
    case .past: return .found(origin.latest(weekday))
    }
  }

  /// `+3d`, `-2w`, `+1개월`.
  private func signed(_ scanner: inout InputScanner) -> Reading<Day>? {
    let sign = scanner.take("+") ? 1 : scanner.take("-") ? -1 : 0
    guard sign != 0, let (count, unit) = DayForm.count(&scanner) else { return nil }
    return shifted(unit, by: sign * count)
  }

  /// `in 3 days`, `in two weeks' time`, `3 days ago`, `2주 전`, `이틀 뒤`.
  private func distance(_ scanner: inout InputScanner) -> Reading<Day>? {
    let comesFirst = scanner.take("in")
    scanner.skipSpaces()
    let counted = scanner.attempt(DayForm.count) ?? scanner.attempt(DayForm.readCount)
    guard let (count, unit) = counted else { return nil }
    if comesFirst {
      _ =
        scanner.take("'s time") || scanner.take("’s time") || scanner.take("' time")
        || scanner.take("’ time")
      return shifted(unit, by: count)
    }
    scanner.skipSpaces()
    return scanner.take(DayWords.directions).map { shifted(unit, by: $0 * count) }
  }

  static func count(_ scanner: inout InputScanner) -> (Int, CalendarUnit)? {
    if let words = scanner.take(DayWords.counts) { return words }
    let inWords = scanner.attempt { scanner in
      scanner.take(DayWords.numbers).flatMap { scanner.skipSpaces() ? $0 : nil }
    }
    guard let count = inWords ?? scanner.number(digits: 1...7) else { return nil }
    scanner.skipSpaces()
    return scanner.take(DayWords.units).map { (count, $0) }
  }

  /// `이주`, `삼개월`; of `삼십일` before a distance the last part is its unit.
  static func readCount(_ scanner: inout InputScanner) -> (Int, CalendarUnit)? {
    guard let count = scanner.take(DayWords.readNumbers) else { return nil }
    scanner.skipSpaces()
    if let unit = scanner.take(DayWords.units) { return (count, unit) }
    return count > 1 && count % 10 == 1 ? (count - 1, .days) : nil
  }

  /// `2026-11-20`, also with `/` or `.`, and `2026년 11월 20일`.
  private func yearFirst(_ scanner: inout InputScanner) -> Reading<Day>? {
    if let day = scanner.attempt(dateInOne) { return .found(day) }
    guard let year = scanner.number(digits: 4...4) else { return nil }
    if scanner.take("년") {
      scanner.skipSpaces()
      return DayForm.koreanMonthAndDay(&scanner).map { date in
        Reading(Day(year: year, month: date.month, day: date.day))
      }
    }
    guard let mark = scanner.take(DayWords.dateMarks) else { return nil }
    scanner.skipSpaces()
    guard let month = scanner.number(digits: 1...2), scanner.take(mark) else { return nil }
    scanner.skipSpaces()
    guard let day = scanner.number(digits: 1...2) else { return nil }
    if mark == "." { _ = scanner.take(".") }
    return Reading(Day(year: year, month: month, day: day))
  }

  /// `20261225`; in years that are far away it counts or numbers something.
  private func dateInOne(_ scanner: inout InputScanner) -> Day? {
    guard let number = scanner.number(digits: 8...8), abs(number / 10_000 - today.year) <= 20
    else { return nil }
    return Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  /// `내년 3월 5일`, `작년 12월 25일`.
  private func namedYear(_ scanner: inout InputScanner) -> Reading<Day>? {
    guard let distance = scanner.take(DayWords.namedYears) else { return nil }
    scanner.skipSpaces()
    return DayForm.koreanMonthAndDay(&scanner).map { date in
      Reading(Day(year: today.year + distance, month: date.month, day: date.day))
    }
  }

  /// `11-20`, `11/20`, `27/11`, `27.11.2026`, `11월 20일`: without a year it follows from the
  /// leaning.
  private func monthAndDay(_ scanner: inout InputScanner) -> Reading<Day>? {
    if let date = scanner.attempt(DayForm.koreanMonthAndDay) {
      return yearless(month: date.month, day: date.day)
    }
    guard let first = scanner.number(digits: 1...2), let mark = scanner.take(DayWords.dateMarks),
      let second = scanner.number(digits: 1...2)
    else { return nil }
    let year =
      scanner.attempt { $0.take(mark) ? $0.number(digits: 4...4) : nil }
      ?? scanner.attempt { shortYear(&$0, behind: mark, first, second) }
    if mark == ".", year == nil { return nil }
    // `1/9일`, of two ways to write it.
    if mark == "/" { _ = scanner.take("일") }
    if mark == ".", isOpen(first, second) { return nil }
    // With a hyphen and without its year it is the end of `2026-05-01` everywhere.
    let isISO = mark == "-" && year == nil && Month.hasDate(month: first, day: second)
    let (month, day) = isISO ? (first, second) : monthAndDay(first, second)
    return year.map { Reading(Day(year: $0, month: month, day: day)) }
      ?? yearless(month: month, day: day)
  }

  /// Whether nobody can tell which of two numbers with a dot is the month.
  func isOpen(_ first: Int, _ second: Int) -> Bool {
    zone.dottedOrder == nil && !isBesideWeekday && first != second
      && Month.hasDate(month: first, day: second) && Month.hasDate(month: second, day: first)
  }

  /// The year of `16.12.26`, and of `16/12/26` where dates are written in that order: elsewhere the
  /// year may come first.
  private func shortYear(
    _ scanner: inout InputScanner, behind mark: String, _ first: Int, _ second: Int
  ) -> Int? {
    let isInOrder =
      monthAndDay(first, second)
      == (zone.dateOrder == .dayFirst ? (second, first) : (first, second))
    guard mark == "." || mark == "/" && isInOrder, scanner.take(mark),
      let number = scanner.number(digits: 2...2), scanner.isAtWordEnd
    else { return nil }
    return nearYear(number)
  }

  /// The year that two digits name, if it is this one or one of the next two, or of the last two
  /// for what is past; else they may be of a version.
  func nearYear(_ digits: Int) -> Int? {
    let year = today.year / 100 * 100 + digits
    return (leaning == .past ? -2...0 : 0...2).contains(year - today.year) ? year : nil
  }

  /// Of two numbers the month and the day, in the order in which dates are written here unless
  /// only the other one makes a date.
  func monthAndDay(_ first: Int, _ second: Int) -> (month: Int, day: Int) {
    switch (Month.hasDate(month: first, day: second), Month.hasDate(month: second, day: first)) {
    case (false, true): return (second, first)
    case (true, true) where (zone.dateOrder == .dayFirst) != isSwapped: return (second, first)
    default: return (first, second)
    }
  }

  private static func koreanMonthAndDay(
    _ scanner: inout InputScanner
  ) -> (month: Int, day: Int)? {
    guard let month = scanner.number(before: "월") else { return nil }
    scanner.skipSpaces()
    return scanner.number(before: "일").map { (month, $0) }
  }

  /// `20 Nov`, `20. Nov`, `Nov 20`, `20 November 2026`, `the 20th of November`.
  private func monthByName(_ scanner: inout InputScanner) -> Reading<Day>? {
    scanner.takeLead("the")
    let first = scanner.attempt(DayForm.ordinal)
    if first != nil { _ = scanner.take(".") }
    scanner.skipSpaces()
    scanner.takeLead("of")
    guard let month = scanner.take(DayWords.months) else { return nil }
    // What follows `27 dec` stays whole: `27 dec and 3 jan`.
    let day =
      first
      ?? scanner.attempt { scanner in
        scanner.skipSpaces()
        let day = DayForm.ordinal(&scanner)
        // `january 7am` names an hour.
        var rest = scanner
        return rest.take("am") || rest.take("pm") ? nil : day
      }
    guard let day, first != nil || !RepetitionForm.countsSomething(scanner) else { return nil }
    let year = scanner.attempt { scanner in
      _ = scanner.take(",")
      scanner.skipSpaces()
      return scanner.number(digits: 4...4)
        ?? scanner.takeWord(DayWords.namedYears).map { today.year + $0 }
    }
    guard let year else { return yearless(month: month, day: day) }
    return Reading(Day(year: year, month: month, day: day))
  }

  /// `20th`, `the 20th`, `20일`: of the nearest month that has such a day.
  private func dayOfMonth(_ scanner: inout InputScanner) -> Reading<Day>? {
    scanner.takeLead("the")
    guard let day = scanner.number(digits: 1...2), scanner.take(DayWords.dayMarks) != nil else {
      return nil
    }
    // No day of 1 to 31 is missing in two months that follow one another.
    return Reading(
      nearest(of: (-2...2).compactMap { origin.calendarMonth.adding(months: $0).day(day) }))
  }

  /// A day's number with or without its ending: `20`, `20th`.
  static func ordinal(_ scanner: inout InputScanner) -> Int? {
    let number = scanner.number(digits: 1...2)
    if number != nil { _ = scanner.take(DayWords.ordinalEndings) }
    return number
  }

  /// A date with its weekday: `Fri 20 Nov`, `11월 20일 (금)`, `fri 27.11.`; impossible where they
  /// disagree. Of two numbers the weekday tells which one is the month.
  private func dateAndWeekday(_ scanner: inout InputScanner) -> Reading<Day>? {
    var (other, beside) = (scanner, self)
    beside.isBesideWeekday = true
    guard let reading = beside.dateOfWeekday(&scanner) else { return nil }
    if reading.value != nil { return reading }
    var swapped = beside
    swapped.isSwapped = true
    guard let found = swapped.dateOfWeekday(&other), found.value != nil else { return reading }
    scanner = other
    return found
  }

  private func dateOfWeekday(_ scanner: inout InputScanner) -> Reading<Day>? {
    let before = scanner.take(DayWords.weekdays)
    _ = scanner.take(",")
    scanner.skipSpaces()
    let date =
      scanner.attempt(yearFirst) ?? scanner.attempt(monthAndDay) ?? scanner.attempt(monthByName)
      ?? scanner.attempt(dayOfMonth) ?? scanner.attempt(dottedDate)
    guard let date, let weekday = before ?? scanner.attempt(DayForm.weekdayAfter) else {
      return nil
    }
    return Reading(date.value.flatMap { $0.weekday == weekday ? $0 : nil })
  }

  private static func weekdayAfter(_ scanner: inout InputScanner) -> Weekday? {
    scanner.skipSpaces()
    let isInBrackets = scanner.take("(")
    guard let weekday = scanner.take(DayWords.weekdays) else { return nil }
    return !isInBrackets || scanner.take(")") ? weekday : nil
  }

  /// That date in the nearest year to which the day leans; 29 February may
  /// be up to eight years away.
  func yearless(month: Int, day: Int) -> Reading<Day> {
    Reading(
      nearest(of: (-8...8).compactMap { Day(year: origin.year + $0, month: month, day: day) }))
  }

  /// The nearest of the days that lie on the side to which days lean.
  func nearest(of days: [Day]) -> Day? {
    days.filter(lies).min { abs($0 - origin) < abs($1 - origin) }
  }

  /// From which day on something is the coming one, whatever it is moved away from.
  private var present: Day { isDeparture ? today : origin }

  /// Whether the day lies on the side to which days lean.
  private func lies(_ day: Day) -> Bool {
    if isDeparture { return day >= today || origin < today }
    return switch leaning {
    case .upcoming: day >= origin
    case .past: day <= origin
    case .nearest: true
    }
  }

  /// The day so many units away; impossible where it lies beyond all supported days.
  private func shifted(_ unit: CalendarUnit, by count: Int) -> Reading<Day> {
    Reading(unit.day(count, from: today))
  }
}

/// What a distance between days is counted in.
enum CalendarUnit: Sendable {
  case days
  case weeks
  case months
  case years

  /// The day so many of them away; nil where it lies beyond all supported days.
  func day(_ count: Int, from first: Day) -> Day? {
    switch self {
    case .days: return Day(number: first.number + count)
    case .weeks: return Day(number: first.number + 7 * count)
    case .months, .years:
      let months = self == .years ? 12 * count : count
      let target = first.calendarMonth.adding(months: months)
      let isReached = (target.year - first.year) * 12 + target.month - first.month == months
      return isReached ? first.adding(months: months) : nil
    }
  }
}
