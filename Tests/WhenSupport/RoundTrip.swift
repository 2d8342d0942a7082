import HearthDomain
import HearthWhen

/// Prints plans and parses the result, which must be the same plan.
public struct RoundTrip {
  /// Number of tried plans, and number of plans that the formatter does not print.
  public private(set) var total = 0
  public private(set) var refused = 0
  /// Plans that were parsed differently: the plan, its words, and the result.
  public private(set) var failures: [String] = []

  private let language: Language
  private var random: SeededGenerator

  public init(_ language: Language, seed: UInt64? = nil) {
    self.language = language
    random = SeededGenerator(seed: seed ?? (language == .korean ? 3 : 5))
  }

  public mutating func run(_ count: Int) { for _ in 0..<count { tryPlan() } }

  private mutating func tryPlan() {
    let now = LocalTime(
      day: Day(clampingNumber: 20_000 + Int(random.next() % 4_000)),
      time: TimeOfDay(seconds: Int(random.next() % 1_440) * 60) ?? .noon)
    let context = WhenContext(
      now: now, zone: FixedZone(name: "Asia/Seoul", secondsEast: 9 * 3600),
      dateOrder: random.next() % 2 == 0 ? .monthFirst : .dayFirst)
    let plan = PlanGenerator(now: now).plan(&random)
    total += 1
    guard let words = PlanFormatter(language, today: now.day).text(of: plan) else {
      refused += 1
      return
    }
    let title = language == .korean ? "빙글" : "Zorb"
    let answer = WhenReader(context).plan("\(title) \(words)")
    if case .planned(let read) = answer, read.title == title, read.plan == plan { return }
    failures.append("\(now) \(words): \(RowNotation().text(of: answer, typed: words, at: context))")
  }
}

/// Random number generator with a seed, whose numbers are reproducible.
public struct SeededGenerator {
  private var state: UInt64
  public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  public mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// Generates plans like those of users.
struct PlanGenerator {
  let now: LocalTime

  func plan(_ random: inout SeededGenerator) -> PlannedTime {
    let ahead = Int(random.next() % 500)
    let day = now.day.adding(days: 1 + ahead)
    switch random.next() % 6 {
    case 4, 5: return repeated(from: day, &random)
    case 0: return PlannedTime(days: day...day)
    case 1: return PlannedTime(days: day...day.adding(days: 1 + Int(random.next() % 20)))
    case 2:
      let start = LocalTime(
        day: day, time: TimeOfDay(seconds: Int(random.next() % 288) * 300) ?? .noon)
      return PlannedTime(from: start, to: start.adding(minutes: 60))
    default:
      let start = LocalTime(
        day: day, time: TimeOfDay(seconds: Int(random.next() % 280) * 300) ?? .noon)
      let most: UInt64 = random.next() % 3 == 0 ? 12 * 24 * 9 : 130
      var plan = PlannedTime(
        from: start, to: start.adding(minutes: 5 * (1 + Int(random.next() % most))))
      plan.hasEnd = true
      return plan
    }
  }

  private static let rules = [
    "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;BYDAY=TU", "FREQ=WEEKLY;BYDAY=TU,TH",
    "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "FREQ=WEEKLY;BYDAY=SA,SU",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=MO", "FREQ=MONTHLY;BYMONTHDAY=15",
    "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYDAY=1MO", "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU", "FREQ=YEARLY;BYMONTHDAY=5;BYMONTH=3",
    "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
  ]

  private func repeated(from day: Day, _ random: inout SeededGenerator) -> PlannedTime {
    let text = Self.rules[Int(random.next() % UInt64(Self.rules.count))]
    guard var rule = try? Recurrence(text), let all = try? Repetition(rule, from: .day(day)),
      let first = all.occurrences(after: nil, limit: 1).times.first?.day
    else { return PlannedTime(days: day...day) }
    switch random.next() % 3 {
    case 0: rule.count = 2 + Int(random.next() % 20)
    case 1: rule.until = .day(first.adding(days: 400 + Int(random.next() % 900)))
    default: break
    }
    var plan = PlannedTime(days: first...first)
    if random.next() % 2 == 0 {
      let start = LocalTime(
        day: first, time: TimeOfDay(seconds: Int(random.next() % 270) * 300) ?? .noon)
      plan = PlannedTime(from: start, to: start.adding(minutes: 60))
    }
    plan.repetition = EnteredRepetition(.rule(rule))
    return plan
  }
}
