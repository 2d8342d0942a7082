import HearthDomain

/// Summarizes a month or a day of the calendar in a few words and numbers.
struct CalendarSummary {
  let language: Language

  /// Returns text such as `3 events · 1 birthday · 4 waterings`; `300+` if not all events were
  /// read.
  func figures(of month: CalendarMonth) -> String {
    let events = month.notes.count { if case .event = $0.item { true } else { false } }
    let birthdays = month.days.map(\.birthdays).reduce(0, +)
    let tasks = month.days.map(\.tasks).reduce(0, +)
    let waterings = month.days.map(\.waterings).reduce(0, +)
    let more = month.hasMoreEvents ? "+" : ""
    return [
      (
        events,
        language(
          ko: "일정 \(events)\(more)개", en: events == 1 ? "1 event" : "\(events)\(more) events")
      ),
      (tasks, language(ko: "할 일 \(tasks)개", en: Plural("to-do")(tasks))),
      (birthdays, language(ko: "생일 \(birthdays)명", en: Plural("birthday")(birthdays))),
      (waterings, language(ko: "물 준 기록 \(waterings)번", en: Plural("watering")(waterings))),
    ]
    .filter { $0.0 > 0 }.map(\.1).joined(separator: " · ")
  }

  /// Returns figures that the list of the day does not contain: the pages, the mean of the moods,
  /// and the number of items left out of the list.
  func figures(of day: DayItems) -> String {
    let moods = day.counts.moods
    let mean = moods.count > 1 ? moods.mean.map { Int($0.rounded()) } : nil
    return [
      mean.map { language(ko: "기분 평균 \($0)", en: "mean mood \($0)") },
      day.counts.pages > 0
        ? language(
          ko: "\(day.counts.pages)쪽 읽음", en: "\(Plural("page")(day.counts.pages)) read") : nil,
      day.omittedCount > 0
        ? language(ko: "\(day.omittedCount)개 더", en: "\(day.omittedCount) more") : nil,
    ]
    .compactMap { $0 }.joined(separator: " · ")
  }

  /// Returns the number of items of the day; empty if there are none.
  func itemCountText(_ day: DayItems) -> String {
    let count = day.items.count + day.omittedCount
    return count > 0 ? language(ko: "\(count)개", en: Plural("thing")(count)) : ""
  }
}
