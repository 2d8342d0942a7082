import HearthDomain

/// Feast or holiday with the rules for its day in each year.
struct Feast: Hashable, Sendable {
  typealias Rule = YearlyDay

  /// Rules by country code; the rule under the empty key applies to all other countries.
  let rules: [String: Rule]

  /// Distinct rules, those of more countries first.
  var alternatives: [Rule] {
    var counts: [Rule: Int] = [:]
    for rule in rules.values { counts[rule, default: 0] += 1 }
    var result: [Rule] = []
    for (_, rule) in rules.sorted(by: { ($0.key) > ($1.key) }) where !result.contains(rule) {
      result.append(rule)
    }
    return result.sorted { counts[$0, default: 0] > counts[$1, default: 0] }
  }

  /// Returns the rule for a country; nil if the feast has several rules and none applies there.
  func rule(in country: String?) -> Rule? {
    if let country, let rule = rules[country] { return rule }
    if let rule = rules[""] { return rule }
    return Set(rules.values).count == 1 ? rules.values.first : nil
  }
}

extension Month {
  /// Returns the nth day from Monday to Friday of the month, counted from the end if negative; nil
  /// if there is none.
  func workday(_ ordinal: Int) -> Day? {
    let days = (1...length).compactMap { day($0) }.filter(\.isWorkday)
    let index = ordinal > 0 ? ordinal - 1 : days.count + ordinal
    return days.indices.contains(index) ? days[index] : nil
  }
}

extension Day {
  var isWorkday: Bool { weekday.rawValue <= Weekday.friday.rawValue }
}
