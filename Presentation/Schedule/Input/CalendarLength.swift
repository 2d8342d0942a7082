import HearthDomain

/// How many days something lasts, or goes on repeating: `for 6 weeks`, `3주 동안`, `3박4일`.
struct CalendarLength {
  private let count: Int
  private let unit: CalendarUnit
  /// Whether it was told with its nights, which no other length is.
  private(set) var isOfNights = false
  /// Whether nothing but the nights were told: `4박`.
  private(set) var isOfNightsAlone = false

  /// The last day of that length from that one on; nil where no calendar has it.
  func lastDay(from first: Day) -> Day? {
    switch unit {
    // It may be the last of all days, behind which there is none.
    case .days: CalendarUnit.days.day(count - 1, from: first)
    case .weeks: CalendarUnit.days.day(7 * count - 1, from: first)
    case .months, .years: unit.day(count, from: first)?.adding(days: -1)
    }
  }

  /// Takes `2주간`, `사흘 동안`.
  static func korean(_ scanner: inout InputScanner) -> CalendarLength? {
    let counted =
      scanner.take(DayWords.counts)
      ?? scanner.attempt { scanner in
        let count = scanner.number(digits: 1...3) ?? scanner.take(RepetitionWords.nativeNumbers)
        scanner.skipSpaces()
        return count.flatMap { count in scanner.take(koreanUnits).map { (count, $0) } }
      }
    guard let (count, unit) = counted, count > 0 else { return nil }
    if scanner.take("간") { return ended(CalendarLength(count: count, unit: unit), &scanner) }
    scanner.skipSpaces()
    guard scanner.take("동안") else { return nil }
    return ended(CalendarLength(count: count, unit: unit), &scanner)
  }

  /// Takes `for 6 weeks`, `for a fortnight`, `for three nights`.
  static func english(_ scanner: inout InputScanner) -> CalendarLength? {
    guard scanner.takeLead("for") else { return nil }
    scanner.takeLead("the next")
    if let (count, unit) = scanner.takeWord(DayWords.counts) {
      return CalendarLength(count: count, unit: unit)
    }
    guard let count = scanner.takeWord(DayWords.numbers) ?? scanner.number(digits: 1...3),
      count > 0, scanner.skipSpaces()
    else { return nil }
    if scanner.takeWord(nightWords) != nil {
      return CalendarLength(count: count + 1, unit: .days)
    }
    return scanner.takeWord(englishUnits).map { CalendarLength(count: count, unit: $0) }
  }

  /// Takes `3박4일`, `2박 3일`.
  static func nights(_ scanner: inout InputScanner) -> CalendarLength? {
    let nights = scanner.number(digits: 1...2) ?? scanner.take(RepetitionWords.nativeNumbers)
    guard let nights, nights > 0, scanner.take("박") else { return nil }
    let days = scanner.attempt { scanner -> Int? in
      scanner.skipSpaces()
      return scanner.number(digits: 1...2).flatMap { scanner.take("일") ? $0 : nil }
    }
    guard let days else {
      return ended(
        CalendarLength(count: nights + 1, unit: .days, isOfNightsAlone: true), &scanner)
    }
    guard days >= nights else { return nil }
    return ended(CalendarLength(count: days, unit: .days, isOfNights: true), &scanner)
  }

  private static func ended(
    _ length: CalendarLength, _ scanner: inout InputScanner
  ) -> CalendarLength? {
    _ = scanner.take("으로") || scanner.take("만")
    return scanner.isAtWordEnd ? length : nil
  }

  private static let koreanUnits = Vocabulary<CalendarUnit>([
    ("일", .days), ("주|주일", .weeks), ("달|개월", .months), ("년", .years),
  ])

  private static let nightWords = Vocabulary<Void>([("night|nights", ())])

  private static let englishUnits = Vocabulary<CalendarUnit>([
    ("day|days", .days), ("week|weeks|wks", .weeks), ("month|months", .months),
    ("year|years", .years),
  ])
}
