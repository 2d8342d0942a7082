import HearthDomain

extension DateInput {
  /// How many minutes the text names: `90m`, `1h30m`, `1h30`, `1.5h`, `1,5h`, `1시간 30분`, `2 days`;
  /// throws ``DateInputError/missingUnit(_:_:)`` for a number alone.
  package static func minutes(_ text: String) throws(DateInputError) -> Int {
    if isNumber(text) { throw .missingUnit(text, .duration) }
    var scanner = InputScanner(withDecimals(text))
    var sum = 0
    var last = Int.max
    repeat {
      guard let (minutes, unit) = part(&scanner, below: last) else {
        throw .unknownForm(text, .duration)
      }
      sum += minutes
      last = unit
      if unit == 60, let rest = scanner.attempt(minutesAlone) { return sum + rest }
      scanner.skipSpaces()
    } while !scanner.isAtEnd
    return sum
  }

  /// `1.5 hours` for `1½ hours`.
  private static func withDecimals(_ text: String) -> String {
    guard let place = text.firstIndex(of: "½") else { return text }
    let whole = text[..<place]
    return "\(whole.isEmpty ? "0" : whole).5\(text[text.index(after: place)...])"
  }

  /// The `30` right behind the hours of `1h30`.
  private static func minutesAlone(_ scanner: inout InputScanner) -> Int? {
    guard let minutes = scanner.number(digits: 2...2), scanner.isAtEnd else { return nil }
    return minutes < 60 ? minutes : nil
  }

  /// What is the same moment in every zone: one so far from now, or one that tells its offset.
  func exactMoment(_ text: String) -> (Reading<Day>, Reading<TimeOfDay?>)? {
    guard let instant = instant(of: text) else { return nil }
    let local = zone.localTime(at: instant)
    return (.found(local.day), .found(local.time))
  }

  /// The moment of such a text; nil for other texts.
  func instant(of text: String) -> Instant? {
    if let moment = moment(fromNow: text) { return moment }
    guard knowsZone, ISOMoment(SearchFolding.folded(text))?.offset != nil else { return nil }
    return try? DateInput.instant(text, in: zone)
  }

  /// `in 2 hours`, `30분 뒤`, `an hour ago`, `just now`: so long from now, to the minute, whatever
  /// the clocks are set to meanwhile; nil for other texts. Where a time is asked for, `in 30m`
  /// means minutes, not months.
  func moment(fromNow text: String) -> Instant? {
    guard let minutes = DateInput.minutes(fromNow: InputScanner(text)) else { return nil }
    let seconds = minutes * 60 - now.time.second
    return Instant(milliseconds: Int64(instant.seconds) * 1000)
      .adding(milliseconds: Int64(seconds) * 1000)
  }

  private static func minutes(fromNow start: InputScanner) -> Int? {
    var scanner = start
    if scanner.take(DayWords.now) != nil { return scanner.isAtEnd ? 0 : nil }
    let comesFirst = scanner.takeLead("in")
    guard let minutes = hoursAndMinutes(&scanner) else { return nil }
    let direction = comesFirst ? 1 : scanner.take(DayWords.directions)
    guard let direction, scanner.isAtEnd else { return nil }
    return direction * minutes
  }

  /// Takes a length of nothing but hours and minutes, and the space after it.
  private static func hoursAndMinutes(_ scanner: inout InputScanner) -> Int? {
    var sum: Int?
    var last = 1440
    while let (minutes, unit) = scanner.attempt({ part(&$0, below: last) })
      ?? scanner.attempt({ readMinutes(&$0, below: last) })
    {
      sum = (sum ?? 0) + minutes
      last = unit
      scanner.skipSpaces()
    }
    return sum
  }

  /// `삼십분`, as it is read.
  private static func readMinutes(
    _ scanner: inout InputScanner, below last: Int
  ) -> (minutes: Int, unit: Int)? {
    guard last > 1, let count = scanner.take(DayWords.readNumbers) else { return nil }
    scanner.skipSpaces()
    return scanner.take("분") ? (count, 1) : nil
  }

  /// A count with its unit, which is smaller than the one before it.
  private static func part(
    _ scanner: inout InputScanner, below last: Int
  ) -> (minutes: Int, unit: Int)? {
    // Of 1시간 반.
    if last == 60, scanner.take("반") { return (30, 1) }
    if last > 30, scanner.take(halves) != nil { return (30, 1) }
    let inWords = scanner.attempt { scanner in
      scanner.take(DayWords.numbers).flatMap { scanner.skipSpaces() ? $0 : nil }
    }
    // At most seven digits of the greatest unit: far from the end of the numbers.
    let count = scanner.take(nativeCounts) ?? inWords ?? scanner.number(digits: 1...7)
    guard let count else { return nil }
    var hundredths = scanner.attempt(hundredths) ?? 0
    scanner.skipSpaces()
    if scanner.take(andAHalf) != nil {
      hundredths = 50
      scanner.skipSpaces()
    }
    guard let unit = scanner.take(units), unit < last, hundredths * unit % 100 == 0 else {
      return nil
    }
    let isHalfMore =
      unit == 60 && scanner.attempt { $0.skipSpaces() ? $0.takeWord(andAHalf) : nil } != nil
    return (count * unit + hundredths * unit / 100 + (isHalfMore ? 30 : 0), unit)
  }

  /// The digits after the point of `1.5`, or the comma of `1,5`, as hundredths.
  private static func hundredths(_ scanner: inout InputScanner) -> Int? {
    guard scanner.take(".") || scanner.take(",") else { return nil }
    if let tenths = scanner.number(digits: 1...1) { return tenths * 10 }
    return scanner.number(digits: 2...2)
  }

  /// Whether the text is a number of at most a few digits, and nothing else.
  static func isNumber(_ text: String) -> Bool {
    var scanner = InputScanner(text)
    scanner.skipSpaces()
    guard scanner.number(digits: 1...7) != nil else { return false }
    _ = scanner.attempt(hundredths)
    scanner.skipSpaces()
    return scanner.isAtEnd
  }

  /// The numbers before 시간 in words.
  private static let nativeCounts = Vocabulary<Int>([
    ("한", 1), ("두", 2), ("세", 3), ("네", 4), ("다섯", 5), ("여섯", 6),
  ])

  private static let halves = Vocabulary<Void>([("half an hour|반 시간|반시간", ())])
  /// Of `two and a half hours` and `an hour and a half`.
  private static let andAHalf = Vocabulary<Void>([("and a half", ())])

  /// In minutes.
  private static let units = Vocabulary<Int>([
    ("m|min|mins|minute|minutes|분", 1), ("h|hr|hrs|hour|hours|시간", 60),
    ("d|day|days|일", 1440), ("w|week|weeks|주|주일", 10_080),
  ])
}
