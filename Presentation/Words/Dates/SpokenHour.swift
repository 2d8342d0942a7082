import HearthDomain

/// An hour as it is said in English: `half past twelve`, `half 7`, `quarter to 4`, `seven o'clock`.
struct SpokenHour {
  /// From 1 to 12, as it is shown on a clock.
  let hour: Int
  /// Less than none before the hour.
  private let minutes: Int

  /// Takes it from the text; a number alone is none.
  init?(_ scanner: inout InputScanner) {
    let distance = scanner.attempt { scanner in
      scanner.takeWord(SpokenHour.distances).flatMap { scanner.skipSpaces() ? $0 : nil }
    }
    guard let hour = SpokenHour.hour(&scanner) else { return nil }
    let minutes = distance == nil ? scanner.attempt(SpokenHour.minutesBehind) : nil
    let isFull: Void? = scanner.attempt(SpokenHour.oClock)
    guard distance != nil || minutes != nil || isFull != nil else { return nil }
    (self.hour, self.minutes) = (hour, distance ?? minutes ?? 0)
  }

  /// `o'clock`, behind any hour.
  static func oClock(_ scanner: inout InputScanner) -> Void? {
    scanner.skipSpaces()
    return scanner.take(SpokenHour.fullHours)
  }

  /// The time where the hour is that one of the day's 24.
  func time(inHour hour: Int) -> Reading<TimeOfDay> {
    let time = (hour * 60 + minutes + 1440) % 1440
    return Reading(TimeOfDay(hour: time / 60, minute: time % 60))
  }

  /// The minutes of `nine thirty`; a number before them could be one of anything.
  private static func minutesBehind(_ scanner: inout InputScanner) -> Int? {
    scanner.skipSpaces() ? scanner.takeWord(minuteWords) : nil
  }

  private static func hour(_ scanner: inout InputScanner) -> Int? {
    scanner.takeWord(hours)
      ?? scanner.attempt { scanner in
        scanner.number(digits: 1...2).flatMap { (1...12).contains($0) ? $0 : nil }
      }
  }

  static let hours = Vocabulary<Int>([
    ("one", 1), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7),
    ("eight", 8), ("nine", 9), ("ten", 10), ("eleven", 11), ("twelve", 12),
  ])

  private static let distances = Vocabulary<Int>([
    ("half past|half-past|half", 30), ("quarter past|a quarter past", 15),
    ("quarter to|a quarter to", -15), ("five past", 5), ("ten past", 10), ("twenty past", 20),
    ("twenty five past|twenty-five past", 25), ("twenty to", -20),
    ("twenty five to|twenty-five to", -25),
  ])

  private static let minuteWords = Vocabulary<Int>([
    ("oh five", 5), ("ten", 10), ("fifteen", 15), ("twenty", 20),
    ("twenty five|twenty-five", 25), ("thirty", 30), ("thirty five|thirty-five", 35),
    ("forty", 40), ("forty five|forty-five", 45), ("fifty", 50), ("fifty five|fifty-five", 55),
  ])

  private static let fullHours = Vocabulary<Void>([("o'clock|o’clock|oclock", ())])
}
