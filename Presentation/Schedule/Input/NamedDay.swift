import HearthDomain

/// Names of which a weekday is a part: `Super Tuesday`, `Friday prayers`, `주일 예배`.
struct NamedDay {
  /// The weekday, as it is typed.
  let weekday: String
  /// Whether what is called so takes place on that day of any week.
  let isOfEveryWeek: Bool
  /// Whether it takes place at night: `Monday Night Football`.
  let isOfNight: Bool

  /// When it takes place, where nothing tells an hour.
  var text: String { isOfNight ? "\(weekday) night" : weekday }

  /// Nil for words that begin otherwise, and behind one that makes a day of it: `next Sunday
  /// roast`.
  init?(_ words: ArraySlice<String>, behind before: String?) {
    guard let first = words.first, let second = words.dropFirst().first else { return nil }
    let name = "\(first) \(second)".lowercased()
    isOfNight = second == "Night"
    if let before, NamedDay.leads.contains(before.lowercased()) { return nil }
    if NamedDay.feasts.contains(name) {
      (weekday, isOfEveryWeek) = (second, false)
      return
    }
    // Good Friday is that of one week.
    guard NamedDay.isCustom(name, before) || NamedDay.isNight(words, before),
      before.map({ WhenReader.isFeast("\($0) \(first)") }) != true
    else { return nil }
    (weekday, isOfEveryWeek) = (first == "주일" ? "일요일" : first, true)
  }

  /// Behind most words `주일` is a day by itself: `다음 주일 예배`, `12월 첫 주일 예배`.
  private static func isCustom(_ name: String, _ before: String?) -> Bool {
    customs.contains(name) && (!Hangul.isIn(name) || before == nil || before == "매주")
  }

  /// `Monday Night Football`, `Watch Friday Night Lights`; elsewhere it is the night of that day.
  private static func isNight(_ words: ArraySlice<String>, _ before: String?) -> Bool {
    let name = words.prefix(3)
    guard name.count == 3, name.dropFirst().first == "Night", let first = name.first,
      let last = name.last, DayWords.weekdays.names(first)
    else { return false }
    return name.allSatisfy { $0.first?.isUppercase == true }
      && before.map { verbs.contains($0.lowercased()) } ?? true
      && !PlanDraft.binding.union(leads).union(["at", "in"]).contains(last.lowercased())
  }

  private static let leads: Set<String> = ["next", "this", "last", "on", "every", "each"]

  private static let verbs: Set<String> = ["watch", "see", "stream", "record"]

  private static let feasts: Set<String> = [
    "blue monday", "super tuesday", "giving tuesday", "spy wednesday", "super sunday",
  ]

  private static let customs: Set<String> = [
    "friday prayer", "friday prayers", "sunday school", "sunday service", "sunday mass",
    "sunday roast", "주일 학교", "주일 예배", "주일 미사",
  ]
}

/// The day that the name of a plan tells.
extension PlanDraft {
  /// A feast's weekday, which is told as a word that stays.
  var stayingDay: WhenReader.When? {
    namedDay.flatMap { $0.isOfEveryWeek ? nil : WhenReader.When(from: $0.weekday) }
  }

  /// The day that a name tells, where nothing else tells one: `Friday prayers 1pm`.
  func named(_ when: WhenReader.When?, _ reader: WhenReader) -> WhenReader.When? {
    if let feast = leadingFeast(reader.dates), let when, let time = reader.timeAlone(when) {
      return WhenReader.When(from: "\(feast) \(time.from)", to: time.to)
    }
    guard let namedDay, namedDay.isOfEveryWeek else { return when }
    guard let when else { return WhenReader.When(from: namedDay.text) }
    guard let time = reader.timeAlone(when) else { return when }
    return WhenReader.When(from: "\(namedDay.weekday) \(time.from)", to: time.to)
  }

  /// The same beside what repeats every week, and on no day that is told: `Sunday school weekly`.
  func named(
    _ when: WhenReader.When?, of repeated: inout RepeatedPlan?, _ reader: WhenReader
  ) -> WhenReader.When? {
    guard let plan = repeated else { return named(when, reader) }
    guard let namedDay, namedDay.isOfEveryWeek, plan.from == nil,
      case .rule(let rule) = plan.repetition.rhythm, rule.frequency == .weekly
    else { return when }
    if rule.weekdays.isEmpty { return named(when ?? plan.time, reader) }
    // `Monday Night Football every monday`.
    if namedDay.isOfNight, when == nil, plan.time == nil {
      repeated?.time = WhenReader.When(from: "night")
    }
    return when
  }

  /// The day of the feast with which the words begin where others lean on it, so that it stays in
  /// the title: `New Year's Eve at Ruth's`.
  private func leadingFeast(_ dates: DateInput) -> Day? {
    for count in [3, 2, 1] where words.count > count {
      let name = words[..<count].joined(separator: " ")
      guard WhenReader.isFeast(name), ["at", "with", "in"].contains(words[count].lowercased())
      else { continue }
      return try? dates.day(name)
    }
    return nil
  }
}
