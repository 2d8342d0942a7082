import HearthDomain

/// Times of recurrence rules: computing a month of a rule, and parsing a rule.
struct RepetitionFigures {
  static let name = "repetition"

  /// Rules of all frequencies, endless and counted, including the most expensive ones.
  private static let rules = [
    "FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=MONTHLY;BYDAY=2TU", "FREQ=YEARLY",
    "FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD;RSCALE=GREGORIAN",
    "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15",
    "RSCALE=DANGI;FREQ=MONTHLY;BYMONTHDAY=30;SKIP=FORWARD",
    "FREQ=YEARLY;BYWEEKNO=53;BYDAY=SU", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO",
    "FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR", "FREQ=YEARLY;BYYEARDAY=366;BYDAY=SU",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=DAILY;COUNT=10000",
    "FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR;COUNT=10000",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO;COUNT=200",
    "FREQ=HOURLY;INTERVAL=7", "FREQ=MINUTELY;INTERVAL=97;BYMONTH=2;BYMONTHDAY=29",
    "FREQ=SECONDLY;INTERVAL=8191;BYDAY=FR;BYMONTHDAY=13",
    "FREQ=SECONDLY;INTERVAL=9973;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO;BYHOUR=3;COUNT=100",
    "FREQ=YEARLY;BYHOUR=1,13;BYMINUTE=0,30;BYSECOND=0,30;BYDAY=MO,TU;BYSETPOS=1,50,-1",
    "FREQ=YEARLY;INTERVAL=100;BYMONTH=2;BYMONTHDAY=29",
  ]

  private let clock = ContinuousClock()

  func figures() throws -> [Figure] {
    let start = LocalTime(day: Day(year: 1970, month: 1, day: 1) ?? .earliest, time: .noon)
    let month =
      (Day(year: 2026, month: 11, day: 1) ?? .earliest)
      .start..<(Day(year: 2026, month: 12, day: 1) ?? .earliest).start
    var windows: [Double] = []
    var taking: [Double] = []
    for text in RepetitionFigures.rules {
      let rule = try Recurrence(text)
      taking.append(try middle(of: 5) { _ = try Repetition(rule, from: .time(start)) } / 1_000)
      let repetition = try Repetition(rule, from: .time(start))
      windows.append(middle(of: 201) { _ = repetition.occurrences(in: month, limit: 100) })
    }
    return [
      Figure(name: "a month's window, median rule", value: windows.middle, unit: "µs", goal: 20),
      Figure(name: "a month's window, worst rule", value: windows.max(), unit: "µs", goal: 20),
      Figure(name: "taking in the worst rule", value: taking.max(), unit: "ms", goal: 25),
    ]
  }

  /// Returns the median of the runs, in microseconds.
  private func middle(of runs: Int, _ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs { times.append(try clock.measure(body) / .microseconds(1)) }
    return times.middle ?? 0
  }
}
