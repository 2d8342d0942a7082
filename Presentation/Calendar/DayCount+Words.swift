import HearthDomain
import HearthWhen
import JSONText

extension DayCount {
  /// The option of commands that show one thing with its count.
  static let option = Flag(
    "count",
    help: Words(
      ko: "며칠 남았는지, 며칠째인지 세고, 다음 100일 단위와 주년을 알려 줘요.",
      en: "Count the days to it and since it, up to the next hundred days and anniversary."))

  /// Returns the number of the day; nil before the first one.
  func numberLine(_ language: Language, today: Day) -> String? {
    let since = DayFormatter(language, today: today).short(first)
    return number(of: today).map {
      language(ko: "\($0)일째 (\(since)부터)", en: "day \($0), since \(since)")
    }
  }

  /// Returns a line for each of the next milestones.
  func milestoneLines(_ language: Language, today: Day) -> [String] {
    let dates = DayFormatter(language, today: today)
    return milestones(from: today).map { milestone, day in
      let wait = DayCount.distance(to: day, language, today: today)
      return "\(milestone.name(language)): \(dates.shortWithWeekday(day)), \(wait)"
    }
  }

  /// `D-3`, `D+99`; `in 3 days`, `99 days ago`.
  static func distance(to day: Day, _ language: Language, today: Day) -> String {
    language(
      ko: DDay.text(daysLeft: day - today, in: .korean),
      en: DayFormatter(.english, today: today).relative(day))
  }

  /// The count as JSON; `target` is the day to which days are counted down.
  func json(to target: Day?, today: Day) -> JSONValue {
    [
      "dDay": .optional(target) { .int($0 - today) }, "since": .string(first.description),
      "day": .optional(number(of: today)) { .int($0) },
      "next": .array(
        milestones(from: today).map { milestone, day in
          let (key, count) = milestone.keyAndCount
          return .object([key: .int(count), "on": .string(day.description)])
        }),
    ]
  }

  /// The count in a pipe: `41 200d=2027-03-20 1y=2027-12-01`.
  func plainText(today: Day) -> String {
    let number = number(of: today).map { ["\($0)"] } ?? []
    return
      (number
      + milestones(from: today).map { milestone, day in
        let (key, count) = milestone.keyAndCount
        return "\(count)\(key.prefix(1))=\(day)"
      }).joined(separator: " ")
  }
}

extension DayCount.Milestone {
  fileprivate func name(_ language: Language) -> String {
    switch self {
    case .days(let count): language(ko: "\(count)일", en: "day \(count)")
    case .years(let count): language(ko: "\(count)주년", en: Plural("year")(count))
    }
  }

  fileprivate var keyAndCount: (key: String, count: Int) {
    switch self {
    case .days(let count): ("days", count)
    case .years(let count): ("years", count)
    }
  }
}
