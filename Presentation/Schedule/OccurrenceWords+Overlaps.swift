import HearthDomain

extension OccurrenceWords {
  /// So many of the others are named.
  private static let mostNamed = 3

  /// `overlaps with 치과 (15:00–15:30)`, `치과(15:00–15:30)와 겹쳐요`; nil when there are none.
  /// `hasMore` tells that there are others besides these, and `count` how many there are in all.
  package func overlaps(
    of occurrence: Occurrence, with others: [Occurrence], hasMore: Bool = false,
    count: Int? = nil
  ) -> String? {
    let named = others.prefix(OccurrenceWords.mostNamed)
    guard let last = named.last else { return nil }
    let names = named.map { name($0, beside: occurrence) }
    let rest = (count ?? others.count) - named.count
    return language(
      ko: korean(names, last: title(of: last), rest, hasMore),
      en: "overlaps with " + english(names, rest, hasMore))
  }

  private func english(_ names: [String], _ rest: Int, _ hasMore: Bool) -> String {
    let list = names.joined(separator: ", ")
    if hasMore { return list + (rest > 0 ? " and at least \(rest) more" : " and more") }
    if rest > 0 { return "\(list) and \(rest) more" }
    return names.count < 2
      ? list : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }

  private func korean(
    _ names: [String], last title: String, _ rest: Int, _ hasMore: Bool
  ) -> String {
    let list = names.joined(separator: ", ")
    if hasMore { return "\(list) 등 여러 일정과 겹쳐요" }
    if rest > 0 { return "\(list) 외 \(rest)개 일정과 겹쳐요" }
    // The particle follows the sound of the title, not of the brackets after it.
    return list + KoreanParticle.with.form(after: title) + " 겹쳐요"
  }

  /// One that takes place at the same time: `치과 (15:00–15:30)`, `회의(15:00–16:00)`.
  func name(_ other: Occurrence, beside occurrence: Occurrence) -> String {
    let times = times(of: other, beside: occurrence).parenthesized
    return language(ko: "\(title(of: other))\(times)", en: "\(title(of: other)) \(times)")
  }

  private func times(of other: Occurrence, beside occurrence: Occurrence) -> String {
    occurrence.isOnSeveralDays
      ? when(other) : times(other, on: occurrence.days.lowerBound)
  }

  private func title(of occurrence: Occurrence) -> String { occurrence.event.title.quotable() }
}
