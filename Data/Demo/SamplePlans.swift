import HearthDomain

/// Sample plans.
struct SamplePlans: Sendable {
  /// Plans in progress now, by part of the day.
  let now: [PartOfDay: SamplePlan]
  /// Plans a number of days from today.
  let upcoming: [(days: Int, plan: SamplePlan)]
  /// All-day plans on a range of days from today.
  let allDayPlans: [(days: ClosedRange<Int>, title: String, note: String)]
  /// Plans for the rest of the year.
  let usual: [SamplePlan]
}

struct SamplePlan: Sendable {
  /// Days on which a plan is likely.
  enum Kind: Sendable {
    case workday
    case weekend
    case anyDay

    func suits(_ day: Day) -> Bool {
      let isWeekend = day.weekday.rawValue >= Weekday.saturday.rawValue
      return switch self {
      case .workday: !isWeekend
      case .weekend: isWeekend
      case .anyDay: true
      }
    }
  }

  let title: String
  let note: String
  let hour: Int
  let minute: Int
  let durationMinutes: Int
  let kind: Kind
  let remindsBefore: [Int]
  /// Whether the plan takes place every week.
  let isWeekly: Bool

  init(
    _ title: String, _ note: String = "", at hour: Int, _ minute: Int = 0, for minutes: Int,
    on kind: Kind = .anyDay, remind remindsBefore: [Int] = [0], isWeekly: Bool = false
  ) {
    self.title = title
    self.note = note
    self.hour = hour
    self.minute = minute
    self.durationMinutes = minutes
    self.kind = kind
    self.remindsBefore = remindsBefore
    self.isWeekly = isWeekly
  }
}
