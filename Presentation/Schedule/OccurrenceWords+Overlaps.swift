import HearthDomain

extension OccurrenceWords {
  /// So many of the others are named.
  private static let mostNamed = 3

  /// `overlaps with 치과 (15:00–15:30)`, `치과(15:00–15:30)와 겹쳐요`; nil when there are none. What
  /// repeats is named once.
  /// `hasMore` tells that there are others besides these, and `count` how many there are in all.
  package func overlaps(
    of occurrence: Occurrence, with others: [Occurrence], hasMore: Bool = false,
    count: Int? = nil
  ) -> String? {
    let named = OccurrenceWords.bySeries(others).prefix(OccurrenceWords.mostNamed)
    guard let last = named.last?.first else { return nil }
    let names = named.map { times in
      times.count == 1
        ? name(times[0], beside: occurrence) : name(ofSeries: times, hasMore: hasMore)
    }
    let rest = (count ?? others.count) - named.reduce(0) { $0 + $1.count }
    // Those that were not looked at may be more times of a series, of which that is told.
    let tellsMore = rest == 0 && named.contains { $0.count > 1 }
    return language(
      ko: korean(names, last: title(of: last), rest, hasMore && !tellsMore),
      en: "overlaps with " + english(names, rest, hasMore && !tellsMore))
  }

  /// The times of each series, and whatever takes place once, in the order in which it comes first.
  private static func bySeries(_ others: [Occurrence]) -> [[Occurrence]] {
    var places: [ID<Event>: Int] = [:]
    return others.reduce(into: []) { groups, other in
      if let place = places[other.event.id], other.original != nil {
        groups[place].append(other)
      } else {
        places[other.event.id] = groups.count
        groups.append([other])
      }
    }
  }

  /// `미술 학원(매주 수, 7번)`, `Art (every Wed, 7 times)`.
  private func name(ofSeries times: [Occurrence], hasMore: Bool) -> String {
    let count = language(ko: "\(times.count)번", en: Plural("time")(times.count))
    let counted = hasMore ? language(ko: "\(count) 이상", en: "at least \(count)") : count
    let rule = times[0].kept.series?.rule.wholeWords(in: language)
    let told = [rule, counted].compactMap { $0 }.joined(separator: ", ").parenthesized
    return language(ko: "\(title(of: times[0]))\(told)", en: "\(title(of: times[0])) \(told)")
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
