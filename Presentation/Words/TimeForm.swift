import HearthDomain

/// The forms in which a time of day can be written.
enum TimeForm {
  /// The time if the text is nothing else.
  static func whole(_ text: InputScanner) -> Reading<TimeOfDay>? {
    var scanner = text
    _ = scanner.take("at")
    scanner.skipSpaces()
    guard let reading = time(&scanner) else { return nil }
    _ = scanner.take("에")
    return scanner.isAtEnd ? reading : nil
  }

  /// Takes a time and what may stand between it and a day.
  static func beforeDay(_ scanner: inout InputScanner) -> Reading<TimeOfDay>? {
    _ = scanner.take("at")
    scanner.skipSpaces()
    guard let reading = time(&scanner) else { return nil }
    _ = scanner.take(",") || scanner.take("에")
    scanner.skipSpaces()
    _ = scanner.take("on")
    scanner.skipSpaces()
    return reading
  }

  /// What follows a day if it is a time or nothing at all.
  static func afterDay(_ text: InputScanner) -> Reading<TimeOfDay?>? {
    if text.isAtEnd { return .found(nil) }
    var scanner = text
    scanner.skipSpaces()
    _ = scanner.take(",") || scanner.take("에") || scanner.take("t")
    scanner.skipSpaces()
    return whole(scanner).map { $0.map { .some($0) } }
  }

  /// `15:00`, `3pm`, `15시`, `오후 3시 반`, `noon`.
  private static func time(_ scanner: inout InputScanner) -> Reading<TimeOfDay>? {
    if let named = scanner.take(names) { return .found(named) }
    var part = scanner.take(partsBefore)
    scanner.skipSpaces()
    guard let shown = scanner.number(digits: 1...2) else { return nil }
    let minutes = scanner.attempt(afterColon) ?? scanner.attempt(afterHourSign)
    if part == nil { part = scanner.attempt(partAfter) }
    // A bare number could be anything.
    guard minutes != nil || part != nil else { return nil }
    let (minute, second) = minutes ?? (0, 0)
    guard let hour = part.map({ $0.hour(shown) }) ?? shown else { return .impossible }
    return Reading(TimeOfDay(hour: hour, minute: minute, second: second))
  }

  private static func afterColon(_ scanner: inout InputScanner) -> (minute: Int, second: Int)? {
    guard scanner.take(":"), let minute = scanner.number(digits: 2...2) else { return nil }
    let second = scanner.attempt { $0.take(":") ? $0.number(digits: 2...2) : nil }
    return (minute, second ?? 0)
  }

  private static func afterHourSign(_ scanner: inout InputScanner) -> (minute: Int, second: Int)? {
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
    ("am|a.m.", .morning), ("pm|p.m.", .afternoon),
  ])
}

/// The part of the day that tells which of two hours a number means.
private enum HalfOfDay: Sendable {
  case morning
  case afternoon
  case midday
  case night

  /// The hour of 0 to 23, or nil if that part of the day has no such hour. Twelve at night
  /// is left out: people mean the end of the day by it as often as its beginning.
  func hour(_ shown: Int) -> Int? {
    switch (self, shown) {
    case (.morning, 0...12): shown % 12
    case (.afternoon, 1...12): shown % 12 + 12
    case (.afternoon, 13...23): shown
    case (.midday, 11...12): shown
    case (.midday, 1...5): shown + 12
    case (.night, 6...11): shown + 12
    case (.night, 1...5): shown
    default: nil
    }
  }
}
