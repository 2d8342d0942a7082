import HearthDomain

/// Understands days and times as people type them, in Korean and in English alike.
///
/// Days: `today 오늘`, `tomorrow 내일`, `모레`, `글피`, `yesterday 어제`, `그저께`; weekdays; `next fri`,
/// `이번주 금`, `지난주 금`, which name the week from Monday to Sunday; `+3d`, `in 3 days`, `2주 전`;
/// `2026-11-20`, `11-20`, `11/20`, `27/11`, `20 Nov`, `20th`, `11월 20일 (금)`, `내년 3월 5일`, `추석`.
/// Times: `15:00`, `3:30pm`, `오후 3시 반`, `noon 정오`, `midnight 자정` (at which the day begins); in
/// plans `3시` alone is 15:00. Moments: `내일 오후 3시`, `금 24:00` and `금 밤 12시` (at which the day
/// ends), `tonight`, `in 2 hours`, `30분 뒤`, `2026-11-20T15:00:00+09:00` as programs write it. Weeks
/// and months are read where several days are asked for; how long something lasts: `90m`,
/// `1시간 30분`.
package struct DateInput: Sendable {
  /// Which way a day points that leaves the week or the year open; today is either way.
  package enum Leaning: Hashable, Sendable {
    /// The next such day, as for what is planned.
    case upcoming
    /// The last such day, as for what has happened.
    case past
    /// The nearest such date, as for what is looked for or corrected; a weekday is the next one.
    case nearest
  }

  let now: LocalTime
  let instant: Instant
  let zone: any ZoneRules
  /// Whether the zone is that of the user's clock.
  let knowsZone: Bool
  let leaning: Leaning
  let origin: Day
  /// The day of what is moved; nil where nothing is.
  private(set) var departure: Day?
  /// With which day the weeks begin that are spoken of.
  private(set) var weekStart: Weekday
  /// Whether what is told then has happened: a date without its year that lies a little ahead is
  /// refused.
  private(set) var isForRecords = false
  /// What texts were read as, where the same ones are asked about from many sides.
  private var readings: MomentReadings?

  package init(clock: LocalClock, leaning: Leaning) {
    self.init(at: clock.now(), in: clock.zone, leaning: leaning)
  }

  /// What is typed at that moment in that zone.
  package init(at instant: Instant, in zone: any ZoneRules, leaning: Leaning) {
    let now = zone.localTime(at: instant)
    self.init(
      now: now, at: instant, in: zone, knowsZone: true, leaning: leaning, origin: now.day)
  }

  /// For times of day, and for days where nobody has habits of their own.
  package init(now: LocalTime, leaning: Leaning) {
    self.init(now: now, by: .usual, leaning: leaning)
  }

  /// For days and for times of day: on this wall clock, which is never set, hours from now may
  /// not be as long as they are.
  init(now: LocalTime, by habits: DateHabits, leaning: Leaning) {
    let zone = habits.zone
    self.init(
      now: now, at: zone.instant(of: now), in: zone, knowsZone: false, leaning: leaning,
      origin: now.day)
  }

  private init(
    now: LocalTime, at instant: Instant, in zone: any ZoneRules, knowsZone: Bool,
    leaning: Leaning, origin: Day
  ) {
    self.now = now
    self.instant = instant
    self.zone = zone
    self.knowsZone = knowsZone
    self.leaning = leaning
    self.origin = origin
    weekStart = zone.firstWeekday ?? .monday
  }

  /// The same for what follows a day: a weekday, or a date without its year or month, is the
  /// next one from that day on, and a time alone is that day's.
  package func following(_ day: Day) -> DateInput {
    DateInput(
      now: now, at: instant, in: zone, knowsZone: knowsZone, leaning: .upcoming, origin: day
    ).weeks(from: weekStart)
  }

  /// The same for what is moved away from a day, as a time of a series: a weekday, or a date
  /// without its year or month, is the nearest one to that day, and none that has passed unless
  /// that has.
  func moving(from day: Day) -> DateInput {
    var dates = weeks(from: weekStart)
    dates.departure = day
    return dates
  }

  /// The same moment on the clock of another zone.
  func on(_ other: any ZoneRules) -> DateInput {
    var dates = DateInput(at: instant, in: ChosenZone(other, asIn: zone), leaning: leaning)
      .weeks(from: weekStart)
    dates.departure = departure
    return dates
  }

  /// The same where weeks begin with that day: with Monday, unless somebody chose another one.
  package func weeks(from weekday: Weekday?) -> DateInput {
    var dates = self
    dates.weekStart = weekday ?? .monday
    dates.readings = readings.map { _ in MomentReadings() }
    return dates
  }

  /// The same, which reads no text twice.
  var remembering: DateInput {
    guard readings == nil else { return self }
    var dates = self
    dates.readings = MomentReadings()
    return dates
  }

  /// The same for what is looked for or corrected, be it to come or past.
  package var looking: DateInput {
    DateInput(
      now: now, at: instant, in: zone, knowsZone: knowsZone, leaning: .nearest, origin: origin
    ).weeks(from: weekStart)
  }

  /// The same for what is entered as having happened: a date without its year that comes within
  /// weeks is refused rather than taken for that of a year ago.
  package var recording: DateInput {
    var dates = self
    dates.isForRecords = true
    return dates
  }

  package func day(_ text: String) throws(DateInputError) -> Day {
    try checkOrder(of: text)
    guard let reading = wholeDay(InputScanner(text)) ?? dottedDay(text) else {
      throw .unknownForm(text, leaning == .past ? .pastDay : .day)
    }
    guard let day = reading.value else { throw noDay(text) }
    try checkHasCome(day, nil, as: text) { try $0.day(text) }
    return day == now.day && leaning == .past ? eveningBefore(text)?.now.day ?? day : day
  }

  /// Why there is no such day: its weekday may be that of another one.
  private func noDay(_ text: String) -> DateInputError {
    let bare = text.map { "(),".contains($0) ? " " : $0 }
    let words = String(bare).split(separator: " ").map(String.init)
    var dates = self
    dates.isForRecords = false
    for place in words.indices where DayWords.weekdays.names(words[place]) {
      let rest = words.indices.filter { $0 != place }.map { words[$0] }.joined(separator: " ")
      if let (day, _) = try? dates.dayAndTime(rest) { return .otherWeekday(text, day) }
    }
    return .noSuchDay(text)
  }

  /// The day if what is left of the text is nothing else.
  func wholeDay(_ start: InputScanner) -> Reading<Day>? {
    let isDay = { (scanner: InputScanner) -> Void? in
      var scanner = scanner
      _ = scanner.take("에") || scanner.take("부터")
      return scanner.isAtEnd ? () : nil
    }
    return firstReading(from: start, rest: isDay).map { Reading($0.day) }
  }

  package func time(_ text: String) throws(DateInputError) -> TimeOfDay {
    try time(text, times)
  }

  /// The time that the text names on the clock of 24 hours, also where `3시` is the afternoon.
  func timeAsShown(_ text: String) throws(DateInputError) -> TimeOfDay {
    try time(text, TimeForm(openHour: .asShown))
  }

  private func time(_ text: String, _ form: TimeForm) throws(DateInputError) -> TimeOfDay {
    guard let reading = form.whole(InputScanner(text)) else { throw .unknownForm(text, .time) }
    guard let time = reading.value else { throw .noSuchTime(text) }
    return time
  }

  /// What is planned for an hour alone is seldom planned for the night.
  private var times: TimeForm {
    TimeForm(openHour: leaning == .past ? .asShown : .asPlanned)
  }

  /// The day and, if there is one, the time after or before it. A time alone is today's, past or
  /// not; of what has happened, it is yesterday's where it is still to come today. A moment so far
  /// from now has both.
  package func dayAndTime(
    _ text: String
  ) throws(DateInputError) -> (day: Day, time: TimeOfDay?) {
    guard let readings else { return try readDayAndTime(text) }
    if let known = readings[text] { return try known.get() }
    let reading = Result { () throws(DateInputError) in try readDayAndTime(text) }
    readings[text] = reading
    return try reading.get()
  }

  private func readDayAndTime(
    _ text: String
  ) throws(DateInputError) -> (day: Day, time: TimeOfDay?) {
    let reading = try plainDayAndTime(text)
    try checkHasCome(reading.day, reading.time, as: text) { try $0.dayAndTime(text).day }
    // An hour of this morning is no evening: at 1:20 the one at 2 is still to come.
    guard leaning == .past, let time = reading.time, isToCome(reading.day, time),
      reading.day > now.day || time.hour >= 12, let evening = eveningBefore(text)
    else { return reading }
    return try evening.plainDayAndTime(text)
  }

  /// Who says the full hour a little before it means this one.
  private static let slack = 15 * 60

  private func isToCome(_ day: Day, _ time: TimeOfDay) -> Bool {
    day > now.day || day == now.day && time.seconds > now.time.seconds + DateInput.slack
  }

  /// Where the night is not over yet, this evening and tonight are those that began yesterday.
  private func eveningBefore(_ text: String) -> DateInput? {
    guard now.time.hour < 5, origin == now.day, let yesterday = Day(number: now.day.number - 1),
      let late = TimeOfDay(hour: 23, minute: 59), DateInput.namesThisEvening(text)
    else { return nil }
    return DateInput(
      now: LocalTime(day: yesterday, time: late), at: instant, in: zone, knowsZone: knowsZone,
      leaning: leaning, origin: yesterday
    ).weeks(from: weekStart)
  }

  private static func namesThisEvening(_ text: String) -> Bool {
    text.indices.contains { place in
      guard place == text.startIndex || text[text.index(before: place)].isWhitespace else {
        return false
      }
      var scanner = InputScanner(String(text[place...]))
      return scanner.take(DayWords.thisEvening) != nil
    }
  }

  private func plainDayAndTime(
    _ text: String
  ) throws(DateInputError) -> (day: Day, time: TimeOfDay?) {
    let start = InputScanner(text)
    if !start.isAtWrittenDate, let reading = times.whole(start), endOfDay(text) == nil {
      guard let time = reading.value else { throw .noSuchTime(text) }
      return (endsToday(text, dayOfTimeAlone(time), time) ?? dayOfTimeAlone(time), time)
    }
    if let moment = try dotted(text) { return moment }
    guard
      let (day, time) = partOfDay(text) ?? exactMoment(text) ?? endOfDay(text) ?? dayFirst(text)
        ?? timeFirst(text)
    else {
      throw .unknownForm(text, leaning == .past ? .pastDayAndTime : .dayAndTime)
    }
    guard let day = day.value else { throw noDay(text) }
    guard let time = time.value else { throw .noSuchTime(text) }
    return (time.flatMap { endsToday(text, day, $0) } ?? day, time)
  }

  /// The day after, where the text names the midnight with which today began, by its name:
  /// `midnight`, `오늘 자정`, `midnight tonight`. What is planned for it is to come.
  private func endsToday(_ text: String, _ day: Day, _ time: TimeOfDay) -> Day? {
    guard time == .midnight, leaning == .upcoming, day == now.day,
      !text.contains(where: \.isNumber)
    else { return nil }
    let words = text.split(separator: " ").map { $0.hasSuffix("에") ? $0.dropLast() : $0 }
    return words.contains { DayWords.midnight.names(String($0)) } ? day.adding(days: 1) : nil
  }

  private func dayOfTimeAlone(_ time: TimeOfDay) -> Day {
    guard leaning == .past, origin == now.day, let yesterday = Day(number: origin.number - 1)
    else { return origin }
    return isToCome(origin, time) ? yesterday : origin
  }

  /// Whether the text has the form of a day, a time or both, be there such a day or not.
  static func isWhen(_ text: String) -> Bool {
    hasForm { dates throws(DateInputError) in _ = try dates.dayAndTime(text) }
  }

  /// Whether the text has the form of a day alone.
  static func isDay(_ text: String) -> Bool {
    hasForm { dates throws(DateInputError) in _ = try dates.day(text) }
  }

  private static func hasForm(_ read: (DateInput) throws(DateInputError) -> Void) -> Bool {
    let anyDay = LocalTime(clampingSecondsSinceEpoch: 0)
    do {
      try read(DateInput(now: anyDay, leaning: .past))
      return true
    } catch {
      if case .unknownForm = error { return false }
      return true
    }
  }

  /// Whether the text tells a day by weeks, months or years from today: `2주 후`, `in 2 weeks`.
  static func isDistance(_ text: String) -> Bool {
    var scanner = InputScanner(text)
    let isLed = scanner.takeLead("in")
    guard let (_, unit) = DayForm.count(&scanner), unit != .days else { return false }
    scanner.skipSpaces()
    return (isLed || scanner.take(DayWords.directions) != nil) && scanner.isAtEnd
  }

  private func dayFirst(_ text: String) -> (Reading<Day>, Reading<TimeOfDay?>)? {
    firstReading(from: InputScanner(text), rest: times.afterDay).map {
      (Reading($0.day), $0.rest)
    }
  }

  /// `3pm tomorrow`, `오후 3시 내일`.
  private func timeFirst(_ text: String) -> (Reading<Day>, Reading<TimeOfDay?>)? {
    var scanner = InputScanner(text)
    guard let time = times.beforeDay(&scanner), let day = wholeDay(scanner) else { return nil }
    return (day, time.map { .some($0) })
  }

  /// The day and time of the text, at that time where it names only a day.
  package func localTime(
    _ text: String, orAt time: TimeOfDay
  ) throws(DateInputError) -> LocalTime {
    let (day, own) = try dayAndTime(text)
    return LocalTime(day: day, time: own ?? time)
  }

  var dayForm: DayForm {
    DayForm(
      today: now.day, leaning: leaning, origin: departure ?? origin, weekStart: weekStart,
      zone: zone, isDeparture: departure != nil)
  }

  /// The first form of a day whose rest is understood too; the day is nil if there is none such.
  func firstReading<Rest>(
    from start: InputScanner, rest: (InputScanner) -> Rest?
  ) -> (day: Day?, rest: Rest)? {
    let days = dayForm
    for form in start.isAtWrittenDate ? DayForm.written : DayForm.all {
      var scanner = start
      if let reading = form(days)(&scanner), let rest = rest(scanner) {
        return (reading.value, rest)
      }
    }
    return nil
  }
}

/// What a form made of a text that it fits.
enum Reading<Value> {
  case found(Value)
  /// The form fits, but there is no such day or time.
  case impossible

  init(_ value: Value?) {
    self = value.map(Reading.found) ?? .impossible
  }

  func map<Other>(_ change: (Value) -> Other) -> Reading<Other> {
    switch self {
    case .found(let value): .found(change(value))
    case .impossible: .impossible
    }
  }

  var value: Value? {
    if case .found(let value) = self { value } else { nil }
  }
}
