import HearthDomain

/// The forms in which a time of day can be written.
struct TimeForm {
  /// What an hour means of which nothing tells whether it is before noon.
  enum OpenHour: Hashable, Sendable {
    /// As the clock of 24 hours has it: `3시` is 03:00.
    case asShown
    /// As plans are spoken of: `3시` is 15:00, and 03:00 would be `새벽 3시`.
    case asPlanned
  }

  let openHour: OpenHour

  /// The time if the text is nothing else.
  func whole(_ text: InputScanner) -> Reading<TimeOfDay>? {
    var scanner = text
    let reading = scanner.attempt(spokenHour) ?? scanner.attempt(timeAfterAt)
    _ = scanner.take("에") || scanner.take("부터")
    return scanner.isAtEnd ? reading : nil
  }

  /// Takes a time and what may stand between it and a day.
  func beforeDay(_ scanner: inout InputScanner) -> Reading<TimeOfDay>? {
    guard let reading = timeAfterAt(&scanner) else { return nil }
    _ = scanner.take(",") || scanner.take("에")
    scanner.skipSpaces()
    _ = scanner.take("on")
    scanner.skipSpaces()
    return reading
  }

  /// Whether a number tells the hour and nothing the half of the day.
  func tellsNoHalf(_ start: InputScanner) -> Bool {
    var scanner = start
    guard scanner.number(digits: 1...2) ?? scanner.attempt(TimeForm.nativeHour) != nil else {
      return false
    }
    guard scanner.attempt(TimeForm.afterHourSign) != nil else { return false }
    _ = scanner.take("에")
    return scanner.isAtEnd
  }

  /// What follows a day if it is a time, a part of the day, or nothing at all.
  func afterDay(_ text: InputScanner) -> Reading<TimeOfDay?>? {
    if text.isAtEnd { return .found(nil) }
    var scanner = text
    scanner.skipSpaces()
    if scanner.take("에"), scanner.isAtEnd { return .found(nil) }
    if !scanner.take(",") { _ = scanner.attempt(TimeForm.markOfTime) }
    scanner.skipSpaces()
    let time = whole(scanner) ?? TimeForm.partOfDay(scanner) ?? TimeForm.fourDigits(scanner)
    return time.map { $0.map { .some($0) } }
  }

  /// The `T` of `2026-11-20T15:00`; that of `ten past six` is none.
  private static func markOfTime(_ scanner: inout InputScanner) -> Void? {
    guard scanner.take("t") else { return nil }
    var rest = scanner
    return rest.number(digits: 1...4).map { _ in () }
  }

  /// `1530`, which tells no year where it is a time at which something is planned.
  private static func fourDigits(_ text: InputScanner) -> Reading<TimeOfDay>? {
    var scanner = text
    guard let number = scanner.number(digits: 4...4), scanner.isAtEnd, number % 5 == 0 else {
      return nil
    }
    return TimeOfDay(hour: number / 100, minute: number % 100).map(Reading.found)
  }

  /// `0900`, which nothing else is written like.
  private static func ofRota(_ scanner: inout InputScanner) -> TimeOfDay? {
    guard scanner.isNext("0"), let number = scanner.number(digits: 4...4), scanner.isAtWordEnd,
      number % 5 == 0
    else { return nil }
    return TimeOfDay(hour: number / 100, minute: number % 100)
  }

  /// `저녁`, `night`: the time that is meant if nothing is said but that.
  private static func partOfDay(_ text: InputScanner) -> Reading<TimeOfDay>? {
    var scanner = text
    // Of `3-4pm` both numbers are hours.
    if text.isBehindHours, scanner.take("am") || scanner.take("pm") { return nil }
    guard let hour = scanner.take(DayWords.partsOfDay) else { return nil }
    _ = scanner.take("에")
    return scanner.isAtEnd ? Reading(TimeOfDay(hour: hour, minute: 0)) : nil
  }

  private func timeAfterAt(_ scanner: inout InputScanner) -> Reading<TimeOfDay>? {
    _ = scanner.take("at") || scanner.take("@")
    scanner.skipSpaces()
    return time(&scanner)
  }

  /// `at 3`, `at one`, in plans: of a bare number nothing else tells that it is an hour.
  private func spokenHour(_ scanner: inout InputScanner) -> Reading<TimeOfDay>? {
    guard openHour == .asPlanned, scanner.take("at") || scanner.take("@"), scanner.skipSpaces()
    else { return nil }
    if let time = TimeForm.fourDigits(scanner) {
      _ = scanner.number(digits: 4...4)
      return time
    }
    guard let shown = scanner.takeWord(SpokenHour.hours) ?? scanner.number(digits: 1...2),
      scanner.isAtEnd, (1...23).contains(shown)
    else { return nil }
    return Reading(HalfOfDay.planned.hour(shown).flatMap { TimeOfDay(hour: $0, minute: 0) })
  }

  /// `15:00`, `3pm`, `6.15pm`, `15시`, `오후 3시 반`, `세 시`, `noon`, `half past three`.
  private func time(_ scanner: inout InputScanner) -> Reading<TimeOfDay>? {
    if let named = scanner.take(TimeForm.names) ?? scanner.attempt(TimeForm.ofRota) {
      return .found(named)
    }
    if let spoken = scanner.attempt(SpokenHour.init) { return time(spoken, &scanner) }
    var part = scanner.take(TimeForm.partsBefore)
    if part != nil { _ = scanner.take("에") }
    scanner.skipSpaces()
    let isPadded = scanner.isNext("0")
    guard let shown = scanner.number(digits: 1...2) ?? scanner.attempt(TimeForm.nativeHour) else {
      return nil
    }
    let afterColon = scanner.attempt(TimeForm.afterColon)
    let minutes =
      afterColon ?? scanner.attempt(TimeForm.afterHourSign) ?? scanner.attempt(TimeForm.afterDot)
    if part == nil { part = scanner.attempt(TimeForm.partAfter) }
    // A bare number could be anything.
    guard minutes != nil || part != nil else { return nil }
    if part == nil, afterColon == nil, !isPadded, openHour == .asPlanned { part = .planned }
    let (minute, second) = minutes ?? (0, 0)
    guard let hour = part.map({ $0.hour(shown) }) ?? shown else { return .impossible }
    return Reading(TimeOfDay(hour: hour, minute: minute, second: second))
  }

  /// An hour in words with the half of the day behind it, if that is said.
  private func time(_ spoken: SpokenHour, _ scanner: inout InputScanner) -> Reading<TimeOfDay> {
    let part = scanner.attempt(TimeForm.partAfter) ?? (openHour == .asPlanned ? .planned : nil)
    guard let hour = part.map({ $0.hour(spoken.hour) }) ?? spoken.hour else { return .impossible }
    let time = spoken.time(inHour: hour)
    // `quarter to seven` is in the hour before, which is one of the afternoon.
    let isEarly = time.value.map { (1...6).contains($0.hour) } ?? false
    return part == .planned && isEarly ? spoken.time(inHour: hour + 12) : time
  }

  /// Takes `:30`, `시`, `시 반` or `시 30분`: the minutes of a clock that tell of a known hour.
  static func minutesAfterHour(_ scanner: inout InputScanner) -> Int? {
    let (minute, second) =
      scanner.attempt(afterColon) ?? scanner.attempt(afterHourSign) ?? (60, 0)
    return minute < 60 && second == 0 ? minute : nil
  }

  private static func afterColon(_ scanner: inout InputScanner) -> (minute: Int, second: Int)? {
    guard scanner.take(":"), let minute = scanner.number(digits: 2...2) else { return nil }
    let second = scanner.attempt { $0.take(":") ? $0.number(digits: 2...2) : nil }
    return (minute, second ?? 0)
  }

  /// The minutes of `6.15pm`; without its half of the day that could be any number.
  private static func afterDot(_ scanner: inout InputScanner) -> (minute: Int, second: Int)? {
    guard scanner.take("."), let minute = scanner.number(digits: 2...2) else { return nil }
    var rest = scanner
    return partAfter(&rest) == nil ? nil : (minute, 0)
  }

  /// The hour in words before `시`.
  private static func nativeHour(_ scanner: inout InputScanner) -> Int? {
    guard let hour = scanner.take(nativeHours) else { return nil }
    scanner.skipSpaces()
    var rest = scanner
    return rest.take("시") ? hour : nil
  }

  private static let nativeHours = Vocabulary<Int>([
    ("한", 1), ("두", 2), ("세", 3), ("네", 4), ("다섯", 5), ("여섯", 6), ("일곱", 7), ("여덟", 8),
    ("아홉", 9), ("열", 10), ("열한", 11), ("열두", 12),
  ])

  private static func afterHourSign(_ scanner: inout InputScanner) -> (minute: Int, second: Int)? {
    if scanner.take("ish") || scanner.attempt(SpokenHour.oClock) != nil { return (0, 0) }
    if let minute = scanner.attempt({ $0.take("h") ? $0.number(digits: 2...2) : nil }) {
      return (minute, 0)
    }
    guard scanner.take("시") else { return nil }
    let minute = scanner.attempt { scanner -> Int? in
      scanner.skipSpaces()
      if scanner.take("반") { return 30 }
      guard let minute = scanner.number(digits: 1...2) else { return nil }
      scanner.skipSpaces()
      return scanner.take("분") ? minute : nil
    }
    return (minute ?? 0, 0)
  }

  private static func partAfter(_ scanner: inout InputScanner) -> HalfOfDay? {
    scanner.skipSpaces()
    return scanner.take(partsAfter)
  }

  private static let names = Vocabulary<TimeOfDay>([
    ("noon|midday|정오", .noon), ("midnight|자정", .midnight),
  ])

  private static let partsBefore = Vocabulary<HalfOfDay>([
    ("오전|새벽|아침|am", .morning), ("오후|저녁|pm", .afternoon), ("낮", .midday), ("밤", .night),
  ])

  private static let partsAfter = Vocabulary<HalfOfDay>([
    ("am|a.m.|in the morning", .morning),
    ("pm|p.m.|in the afternoon|in the evening", .afternoon), ("at night", .night),
  ])
}

/// The part of the day that tells which of two hours a number means.
enum HalfOfDay: Sendable {
  case morning
  case afternoon
  case midday
  case night
  /// None is named, in a plan that is told in Korean.
  case planned

  /// The hour of 0 to 23, or nil if that part of the day has no such hour. Twelve at night
  /// is left out: it is an hour of the next day.
  func hour(_ shown: Int) -> Int? {
    switch (self, shown) {
    case (.morning, 0...12): shown % 12
    case (.afternoon, 1...12): shown % 12 + 12
    case (.afternoon, 13...23): shown
    case (.midday, 11...12): shown
    case (.midday, 1...5): shown + 12
    case (.night, 6...11): shown + 12
    case (.night, 1...5): shown
    case (.planned, 1...6): shown + 12
    case (.planned, _): shown
    default: nil
    }
  }
}
