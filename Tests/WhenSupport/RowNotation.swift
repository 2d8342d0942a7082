import HearthDomain
import HearthWhen

/// Formats answers in the notation of the tables (`Tests/Fixtures/When/README.md`).
public struct RowNotation {
  public init() {}

  public func text(of answer: PlanAnswer, typed: String, at context: WhenContext) -> String {
    switch answer {
    case .untimed(let title, let left):
      // A title without a time is planned for the next five minutes.
      let now = context.now.withoutSeconds
      let start = now.adding(minutes: 5 - now.time.minute % 5)
      var parts = [quoted(title), bounds(.times(start, start.adding(minutes: 60)))]
      parts += left.map { "left \"\($0)\"" }
      return parts.joined(separator: "; ")
    case .planned(let plan): return text(of: plan)
    case .ambiguous(let words, let choices):
      return "asks \"\(words)\" [\(choices.map(text).joined(separator: " | "))]"
    case .refused(let refusal):
      return "refused \(ValueNotation().key(of: refusal.reason)) \"\(refusal.words)\""
    }
  }

  public func text(of plan: PlannedTitle) -> String {
    let parts = [quoted(plan.title), text(of: plan.plan)]
    return
      (parts + plan.guesses.map { "stated \(text(of: $0))" }
      + plan.leftoverWords.map { "left \"\($0)\"" })
      .joined(separator: "; ")
  }

  private func text(of guess: Guess) -> String {
    switch guess {
    case .half: "half"
    case .usualStart: "usualStart"
    case .usualDay: "usualDay"
    case .plainMonth: "plainMonth"
    case .meal: "meal"
    case .bareNumber: "number"
    case .dateOrder: "order"
    case .corrected: "misspelling"
    case .nextWeek: "next"
    case .hasPassed: "passed"
    case .weekly: "list"
    case .end: "end"
    case .deadline: "deadline"
    case .truncated: "truncated"
    case .nameAsDay: "weekday"
    }
  }

  /// Formats a plan without its title.
  public func text(of plan: PlannedTime) -> String {
    var parts = [bounds(plan.bounds)]
    if let repetition = plan.repetition { parts += text(of: repetition, plan) }
    if !plan.reminders.isEmpty {
      parts.append("remind " + plan.reminders.map { "\($0)m" }.joined(separator: " "))
    }
    if plan.disablesReminders { parts.append("remind off") }
    if let zone = plan.zone { parts.append("zone \(zone)") }
    if plan.isDeadline { parts.append("due") }
    return parts.joined(separator: "; ")
  }

  private func quoted(_ title: String) -> String {
    "title \""
      + title.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  private func bounds(_ bounds: PlannedTime.Bounds) -> String {
    switch bounds {
    case .days(let first, let last): return first == last ? "\(first)" : "\(first)..\(last)"
    case .times(let start, let end):
      return start.day == end.day
        ? "\(start.day) \(start.time)-\(end.time)"
        : "\(start.day) \(start.time) - \(end.day) \(end.time)"
    }
  }

  private func text(of entered: EnteredRepetition, _ plan: PlannedTime) -> [String] {
    var parts: [String] = []
    switch entered.rule {
    case .rule(let rule):
      let start: RepetitionStart = plan.isAllDay ? .day(plan.start.day) : .time(plan.start)
      let told = (try? EventSeries(rule, from: start))?.exportedRule(from: start) ?? rule
      parts.append("\(told)")
    case .afterDone(let days, let times):
      parts.append("after-done \(days)d" + (times.map { " x\($0)" } ?? ""))
    }
    if !entered.excludedDays.isEmpty {
      parts.append("except " + entered.excludedDays.map { "\($0)" }.joined(separator: ","))
    }
    if entered.skipsHolidays { parts.append("holidays off") }
    return parts
  }
}
