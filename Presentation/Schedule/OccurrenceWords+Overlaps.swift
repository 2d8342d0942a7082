import HearthDomain

extension OccurrenceWords {
  /// Maximum number of overlapping events that are named.
  private static let maxNamed = 3

  /// Returns `overlaps with 치과 (15:00–15:30)` or `치과(15:00–15:30)와 겹쳐요`, with each series
  /// named once; nil if nothing overlaps. `hasMore`: there are others besides `others`, `count` in
  /// total if known.
  package func overlaps(
    of occurrence: Occurrence, with others: [Occurrence], hasMore: Bool = false,
    count: Int? = nil
  ) -> String? {
    let named = OccurrenceWords.groupedBySeries(others).prefix(OccurrenceWords.maxNamed)
    guard let last = named.last?.first else { return nil }
    let names = named.map { times in
      times.count == 1
        ? titleAndTimes(times[0], beside: occurrence)
        : seriesName(ofSeries: times, hasMore: hasMore)
    }
    let rest = (count ?? others.count) - named.reduce(0) { $0 + $1.count }
    // A series named with "at least n times" may include the events that are not listed.
    let tellsMore = rest == 0 && named.contains { $0.count > 1 }
    return language(
      ko: koreanSentence(names, last: title(of: last), rest, hasMore && !tellsMore),
      en: "overlaps with " + englishList(names, rest, hasMore && !tellsMore))
  }

  /// Groups the occurrences by series, in order of first appearance. An event that does not repeat
  /// is a group of its own.
  private static func groupedBySeries(_ others: [Occurrence]) -> [[Occurrence]] {
    var places: [ID<Event>: Int] = [:]
    return others.reduce(into: []) { groups, other in
      if let place = places[other.event.id], other.originalStart != nil {
        groups[place].append(other)
      } else {
        places[other.event.id] = groups.count
        groups.append([other])
      }
    }
  }

  /// `미술 학원(매주 수, 7번)`, `Art (every Wed, 7 times)`.
  private func seriesName(ofSeries times: [Occurrence], hasMore: Bool) -> String {
    let count = language(ko: "\(times.count)번", en: Plural("time")(times.count))
    let counted = hasMore ? language(ko: "\(count) 이상", en: "at least \(count)") : count
    let rule = times[0].storedEvent.series?.rule.completeWords(in: language)
    let told = [rule, counted].compactMap { $0 }.joined(separator: ", ").parenthesized
    return language(ko: "\(title(of: times[0]))\(told)", en: "\(title(of: times[0])) \(told)")
  }

  private func englishList(_ names: [String], _ rest: Int, _ hasMore: Bool) -> String {
    let list = names.joined(separator: ", ")
    if hasMore { return list + (rest > 0 ? " and at least \(rest) more" : " and more") }
    if rest > 0 { return "\(list) and \(rest) more" }
    return names.count < 2
      ? list : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }

  private func koreanSentence(
    _ names: [String], last title: String, _ rest: Int, _ hasMore: Bool
  ) -> String {
    let list = names.joined(separator: ", ")
    if hasMore { return "\(list) 등 여러 일정과 겹쳐요" }
    if rest > 0 { return "\(list) 외 \(rest)개 일정과 겹쳐요" }
    // The Korean particle depends on the last sound of the title, not on the brackets after it.
    return list + KoreanParticle.with.form(after: title) + " 겹쳐요"
  }

  /// Returns the title and times of an overlapping event: `치과 (15:00–15:30)`, `회의(15:00–16:00)`.
  func titleAndTimes(_ other: Occurrence, beside occurrence: Occurrence) -> String {
    let times = times(of: other, beside: occurrence).parenthesized
    return language(ko: "\(title(of: other))\(times)", en: "\(title(of: other)) \(times)")
  }

  private func times(of other: Occurrence, beside occurrence: Occurrence) -> String {
    occurrence.isOnSeveralDays
      ? dateAndTime(other) : times(other, on: occurrence.days.lowerBound)
  }

  private func title(of occurrence: Occurrence) -> String { occurrence.event.title.quotable() }
}
