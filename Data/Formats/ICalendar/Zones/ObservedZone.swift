import HearthDomain

/// A zone defined by a VTIMEZONE component whose rules have changed over the years.
struct ObservedZone: ZoneRules {
  /// Name of the current rules, by which the zone is identified.
  var name: String { currentRules.name }
  private let currentRules: any ZoneRules
  /// Second from which on only the current rules apply; nil if there is none.
  private let currentRulesStart: Int?
  /// Seconds east of UTC before the first change.
  private let initialOffset: Int
  /// Changes of the offset, ascending.
  private var changes: [(at: Int, offset: Int)]

  /// Maximum number of changes.
  private static let maxChanges = 2000
  /// Time up to which rules are expanded that cannot be written in POSIX form.
  private static let horizon = LocalTime(
    day: Day(year: 2100, month: 12, day: 31) ?? .latest, time: .lastSecond)

  /// Creates the zone from the component, whose current rules are `now`. Returns nil if it has no
  /// other rules, or cannot be used.
  init?(_ component: ICalendarComponent, now: any ZoneRules) {
    let all = component.components.filter { ["STANDARD", "DAYLIGHT"].contains($0.name) }
    let current = ["STANDARD", "DAYLIGHT"].compactMap { component.latestObservance($0) }
    let areBothEndless = current.count == 2 && current.allSatisfy { $0.yearlyChange != nil }
    guard all.count > 1, all.count <= ObservedZone.maxChanges, all.count > 2 || !areBothEndless
    else {
      return nil
    }
    let end = areBothEndless ? current.map(\.start).max() : nil
    (changes, self.currentRules) = ([], now)
    for observance in all {
      guard let offset = observance.offset, let from = observance.offsetBefore else { return nil }
      for onset in observance.onsets(
        through: end ?? ObservedZone.horizon, limit: ObservedZone.maxChanges)
      {
        changes.append((onset.secondsSinceEpoch - from, offset))
      }
      guard changes.count <= ObservedZone.maxChanges else { return nil }
    }
    changes.sort { $0.at < $1.at }
    let earliest = all.min { $0.start < $1.start }
    guard let last = changes.last, let first = earliest?.offsetBefore else { return nil }
    self.initialOffset = first
    currentRulesStart = areBothEndless ? last.at : nil
  }

  func offset(at instant: Instant) -> Int {
    if let currentRulesStart, instant.seconds >= currentRulesStart {
      return currentRules.offset(at: instant)
    }
    // Binary search for the first later change.
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].at <= instant.seconds { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? changes[low - 1].offset : initialOffset
  }
}

extension ICalendarComponent {
  /// Seconds east of UTC before the observance.
  fileprivate var offsetBefore: Int? {
    first("TZOFFSETFROM").flatMap { ICalendarZones.offset($0.value) }
  }

  /// Returns the local times at which the observance starts, on the clock before each start.
  fileprivate func onsets(through last: LocalTime, limit: Int) -> [LocalTime] {
    var onsets = Set([start])
    for line in all("RDATE") {
      for value in line.value.split(separator: ",") {
        if case .time(let time, _)? = ICalendarTime(value.prefix { $0 != "/" }) {
          onsets.insert(time)
        }
      }
    }
    // In a zone, no rules but yearly ones are valid.
    if var rule = first("RRULE").flatMap({ try? Recurrence($0.value, from: .file) }),
      rule.frequency == .yearly
    {
      if case .utc(let time)? = rule.until {
        rule.until = .local(time.adding(seconds: offsetBefore ?? 0))
      }
      let given = try? Repetition(rule, from: .time(start), keepsStart: true)
        .occurrences(in: start..<max(start, last.adding(seconds: 1)), limit: limit)
      onsets.formUnion(given?.times ?? [])
    }
    return onsets.filter { $0 <= last }
  }
}
