import HearthDomain

/// The sample sayings: the starter collection, then custom sayings.
struct SampleSayings {
  let year: SampleYear

  var progress: StarterProgress {
    StarterProgress(startedOn: year.firstDay, released: StarterCollection.lines.count)
  }

  /// Returns the saying of that number, from 1.
  func saying(_ number: Int) throws -> Saying {
    let starters = StarterCollection.lines.count
    let own = number - starters
    let details = own > 0 ? try details(own) : try StarterCollection.lines[number - 1].details()
    let added = own > 0 ? additionTime(own) : releaseTime(number)
    let isLiked = year.chance.happens(own > 0 ? 45 : 11)
    let isUsed = year.chance.happens(isLiked ? 40 : 5)
    let isNew = year.zone.localTime(at: added).day >= year.day(1)
    return Saying(
      id: year.chance.id(at: added), number: number, details: details, addedAt: added,
      openedAt: isNew ? nil : later(added, days: 1),
      likedAt: isLiked && !isNew ? later(added, days: 2) : nil,
      usedAt: isUsed && !isNew ? later(added, days: 5) : nil)
  }

  /// Returns when a custom saying was added. The additions are spread over the year.
  private func additionTime(_ own: Int) -> Instant {
    let all = max(1, year.size.sayings - StarterCollection.lines.count)
    let ago = own == all ? 0 : 1 + (all - own) * (year.size.days - 1) / all
    // The second last one was added last night.
    return year.instant(year.day(own == all - 1 ? 1 : ago), hour: own == all ? 7 : 22, minute: 10)
  }

  private func releaseTime(_ number: Int) -> Instant {
    let days = max(0, number - StarterProgress.initialCount)
    return year.instant(min(year.day(2), year.firstDay.adding(days: days)), hour: 0)
  }

  private func later(_ moment: Instant, days: Int) -> Instant {
    min(year.zone.instant(of: year.now), moment.adding(milliseconds: Int64(days) * 86_400_000))
  }

  private func details(_ own: Int) throws -> SayingDetails {
    let lines = year.texts.sayings
    let line = lines[(own - 1) % lines.count]
    let round = (own - 1) / lines.count
    let text = try SayingText(round == 0 ? line.text : "\(line.text) (\(round + 1))")
    let isKorean = year.texts.isKorean
    return try SayingDetails(
      korean: isKorean ? text : nil, english: isKorean ? nil : text,
      author: Attribution(line.who), tags: Tags(line.tags.map { try Tag($0) }))
  }
}
