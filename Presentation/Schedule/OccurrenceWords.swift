import HearthDomain
import HearthWhen

/// Formats the times of events in one language, relative to today.
struct OccurrenceWords: Sendable {
  let language: Language
  let today: Day

  init(_ language: Language, today: Day) {
    self.language = language
    self.today = today
  }

  /// Returns the title with the repetition sign, and "called off" if it was cancelled. If the row
  /// stands for several occurrences of a day, their number follows.
  func title(_ occurrence: Occurrence) -> String {
    occurrence.repeatPrefix + OccurrenceWords.plainTitle(occurrence, language)
      + countSuffix(of: occurrence)
  }

  private func countSuffix(of occurrence: Occurrence) -> String {
    guard let crowd = occurrence.crowd else { return "" }
    let last = DayFormatter(language, today: today).time(crowd.lastStart.time)
    return language(ko: " (\(last)까지 \(crowd.count)번)", en: " (\(crowd.count) times until \(last))")
  }

  /// Returns the title for a narrow cell, without a space after the repetition sign, because the
  /// line would break there.
  func narrowTitle(_ occurrence: Occurrence) -> String {
    title(occurrence).terminalSafe.onOneLine.replacing(
      Occurrence.repeatSign + " ", with: Occurrence.repeatSign)
  }

  /// Returns the title, with "called off" if cancelled.
  static func plainTitle(_ occurrence: Occurrence, _ language: Language) -> String {
    let isOff = occurrence.event.details.availability == .calledOff
    return occurrence.event.title
      + (isOff ? " " + EventAvailability.calledOff.name(language).parenthesized : "")
  }

  /// Returns day and time: `today 15:00–16:00`, `Fri 20 Nov, all day`, `오늘 23:00 – 내일 01:00`.
  func dateAndTime(_ occurrence: Occurrence) -> String {
    let (first, last) = (occurrence.days.lowerBound, occurrence.days.upperBound)
    if occurrence.event.span.isAllDay {
      return language(
        ko: "\(dateRange(first...last)) \(allDayText)",
        en: "\(dateRange(first...last)), \(allDayText)")
    }
    guard occurrence.isOnSeveralDays else { return "\(day(first)) \(clockTimes(of: occurrence))" }
    let dates = DayFormatter(language, today: today)
    return "\(day(first)) \(dates.time(occurrence.start.time))"
      + " – \(day(last)) \(endTime(of: occurrence))"
  }

  /// Returns the times for the list of one day: `15:00–16:00`, `15:00`, `all day`; with dates if
  /// the event takes place on other days too.
  func times(_ occurrence: Occurrence, on day: Day) -> String {
    guard occurrence.days == day...day else { return dateAndTime(occurrence) }
    return occurrence.event.span.isAllDay ? allDayText : clockTimes(of: occurrence)
  }

  /// Returns the times of an event on a day after its first, in a list of several days: `day 3 of
  /// 16`.
  func timesOnLaterDay(_ occurrence: Occurrence, on day: Day) -> String {
    let first = occurrence.days.lowerBound
    let (place, count) = (day - first + 1, occurrence.days.upperBound - first + 1)
    let which = language(ko: "\(count)일 가운데 \(place)일째", en: "day \(place) of \(count)")
    if occurrence.event.span.isAllDay { return which }
    let time = shortTime(occurrence, on: day)
    return count > 2 ? "\(time), \(which)" : time
  }

  /// Returns the shortest text for one day: the start `15:00`, or `–15:00` if the event began on an
  /// earlier day, or `goes on` if it also ends later.
  func shortTime(_ occurrence: Occurrence, on day: Day) -> String {
    let dates = DayFormatter(language, today: today)
    if occurrence.event.span.isAllDay { return allDayText }
    if occurrence.start.day >= day { return dates.time(occurrence.start.time) }
    return occurrence.days.upperBound > day
      ? language(ko: "계속", en: "goes on") : "–\(endTime(of: occurrence))"
  }

  /// Returns `today`, `tomorrow`, `어제`, otherwise `Fri 20 Nov`.
  func day(_ day: Day) -> String {
    let dates = DayFormatter(language, today: today)
    return abs(day - today) <= 1 ? dates.relative(day) : dates.shortWithWeekday(day)
  }

  /// Returns the heading of a day: `Fri 20 Nov, today`, `11월 20일 (금), 오늘`.
  func heading(_ day: Day) -> String {
    let dates = DayFormatter(language, today: today)
    return "\(dates.shortWithWeekday(day)), \(dates.relative(day))"
  }

  /// Returns the day relative to today: `today`, `in 3 days`, `모레`.
  func relative(_ day: Day) -> String { DayFormatter(language, today: today).relative(day) }

  /// Returns the duration: `1 h 30 min`, `2 days`.
  func duration(_ occurrence: Occurrence) -> String {
    let span = occurrence.event.span
    let days = occurrence.days.upperBound - occurrence.days.lowerBound + 1
    if span.isAllDay { return language.days(days) }
    let seconds = occurrence.endsAt.seconds - occurrence.startsAt.seconds
    return language.duration(minutes: seconds / 60)
  }

  var allDayText: String { language(ko: "하루 종일", en: "all day") }

  private func dateRange(_ days: ClosedRange<Day>) -> String {
    let first = day(days.lowerBound)
    return days.lowerBound == days.upperBound ? first : "\(first) – \(day(days.upperBound))"
  }

  private func clockTimes(of occurrence: Occurrence) -> String {
    let start = DayFormatter(language, today: today).time(occurrence.start.time)
    let end = endTime(of: occurrence)
    return start == end || occurrence.hasNoEnd ? start : "\(start)–\(end)"
  }

  /// Returns the end; an end at midnight is `24:00` of the day before.
  private func endTime(of occurrence: Occurrence) -> String {
    occurrence.end.day > occurrence.days.upperBound
      ? "24:00" : DayFormatter(language, today: today).time(occurrence.end.time)
  }
}

extension Occurrence {
  /// Whether the event has no end, which is stored as a length of one second.
  var hasNoEnd: Bool {
    !event.span.isAllDay && endsAt.milliseconds - startsAt.milliseconds == 1000
  }
}

extension Event {
  /// The place with a sign, to follow the title; empty if there is none.
  var placeSuffix: String { place.isEmpty ? "" : "  @ \(place)" }
}

extension ToDo {
  /// The place with a sign, to follow the title; empty if there is none.
  var placeSuffix: String { details.place.map { "  @ \($0.value)" } ?? "" }
}
