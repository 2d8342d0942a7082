import HearthDomain

extension DateInput {
  /// The end of an event that starts then, as it is typed; a text that names no time means the
  /// given one.
  ///
  /// A time alone is on the last day of the old event where only its end changes, else on the
  /// day of the start, or on the day after where the night lies between; a weekday is the next
  /// one from the start on.
  func end(
    _ text: String, after start: LocalTime, of old: Occurrence?, orAt usual: TimeOfDay? = nil
  ) throws(DateInputError) -> LocalTime {
    let last = old.flatMap { $0.start == start ? $0.days.upperBound : nil } ?? start.day
    // No event can end with the midnight that begins its day.
    if DateInput.isMidnight(text) { return last.end }
    if let end = hourAlone(text, after: start, on: last) { return end }
    if let rest = DateInput.afterNextDay(text) {
      let isNight = start.time.hour >= DateInput.firstEveningHour
      let time = rest.isEmpty ? usual : isNight ? try timeAsShown(rest) : try time(rest)
      guard let time else { throw .unknownForm(text, .dayAndTime) }
      return LocalTime(day: start.day.adding(days: 1), time: time)
    }
    if let time = try timeAlone(text) {
      let end = LocalTime(day: last, time: time)
      return end > start ? end : nextDay(text, after: start) ?? end
    }
    let (found, time) = try following(start.day).dayAndTime(text)
    guard let time = time ?? usual else { throw .unknownForm(text, .dayAndTime) }
    let day = nearer(text, found, from: start.day)
    let end = LocalTime(day: day, time: time)
    // `오늘 자정`, said of an end.
    return time == .midnight && end <= start && day == start.day ? day.end : end
  }

  /// What a text tells beside the day after the start: `아침7시` of `다음날 아침7시`, `7am` of
  /// `next day 7am` and of `7am the next day`; nil for other texts.
  private static func afterNextDay(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    for count in [3, 2, 1] where words.count >= count {
      if nextDay.names(words.prefix(count).joined(separator: " ")) {
        return words.dropFirst(count).joined(separator: " ")
      }
      if nextDay.names(words.suffix(count).joined(separator: " ")) {
        return words.dropLast(count).joined(separator: " ")
      }
    }
    return nil
  }

  private static let nextDay = Vocabulary<Void>([
    ("다음날|다음 날|그다음날|그 다음날|그 다음 날|이튿날|익일", ()),
    ("next day|the next day|the day after|the following day|following day", ()),
  ])

  /// The last day of what begins with that one.
  func lastDay(_ text: String, from first: Day) throws(DateInputError) -> Day {
    if DateInput.afterNextDay(text)?.isEmpty == true { return first.adding(days: 1) }
    return nearer(text, try following(first).day(text), from: first)
  }

  /// A date of no year in particular that lies before the first day, where it is that one and the
  /// next of its kind would be most of a year away: nobody means an event of a year by
  /// `--from "2 dec" --to "1 dec"`.
  private func nearer(_ text: String, _ day: Day, from first: Day) -> Day {
    guard day - first > SpanHalves.longestDays,
      let near = try? following(first).looking.dayAndTime(text).day, near < first
    else { return day }
    return near
  }

  /// `5` after 15:00 is 17:00: a bare number is the first such hour that follows.
  private func hourAlone(_ text: String, after start: LocalTime, on day: Day) -> LocalTime? {
    guard let hour = DateInput.bareHour(text) else { return nil }
    return [hour, hour + 12].lazy.compactMap { TimeOfDay(hour: $0, minute: 0) }
      .map { LocalTime(day: day, time: $0) }.first { $0 > start }
  }

  /// The number of a text that is an hour of a clock and nothing else: `4`, `at 4`.
  static func bareHour(_ text: String) -> Int? {
    var scanner = InputScanner(text)
    scanner.takeLead("at")
    guard !scanner.isNext("0"), let hour = scanner.number(digits: 1...2), scanner.isAtEnd,
      (1...23).contains(hour)
    else { return nil }
    return hour
  }

  /// An hour alone in place of another one: the earlier of the two that it may be, but where the
  /// later is twice as near. `4` for 15:00 is 16:00, `8` is 8:00, and `8` for 19:00 is 20:00.
  /// Nothing is moved into the night that is not there yet.
  func time(_ text: String, inPlaceOf old: TimeOfDay) -> TimeOfDay? {
    guard let (shown, minute) = DateInput.openHour(text) else { return nil }
    let waking = (old.hour < 6 ? 0 : 6)...(old.hour < 21 ? 20 : 23)
    let hours = [shown % 12, shown % 12 + 12].filter(waking.contains)
    guard shown <= 12, let first = hours.first, let last = hours.last else {
      return TimeOfDay(hour: shown, minute: minute)
    }
    let isLater = abs(last - old.hour) * 2 <= abs(first - old.hour)
    return TimeOfDay(hour: isLater ? last : first, minute: minute)
  }

  /// The same on a day that is told before it: `금요일 8시`, `friday at 8`.
  func moment(_ text: String, inPlaceOf old: TimeOfDay) -> LocalTime? {
    dayBesideHour(text, inPlaceOf: old).map { LocalTime(day: $0.day, time: $0.time) }
  }

  /// The same in words, with the hour that is meant.
  func spelling(_ text: String, inPlaceOf old: TimeOfDay) -> String? {
    dayBesideHour(text, inPlaceOf: old).map { "\($0.words) \($0.time)" }
  }

  private func dayBesideHour(
    _ text: String, inPlaceOf old: TimeOfDay
  ) -> (words: String, day: Day, time: TimeOfDay)? {
    let words = text.split(separator: " ").map(String.init)
    for count in [2, 1] where words.count > count {
      let hour = words.suffix(count).joined(separator: " ")
      // Behind a day a number alone may be one of anything.
      let beside = words.dropLast(count).joined(separator: " ")
      guard Int(hour) == nil, let time = time(hour, inPlaceOf: old), let day = try? day(beside)
      else { continue }
      return (beside, day, time)
    }
    return nil
  }

  /// The hour of a text of which nothing tells the half of the day, and its minutes: `8`, `at 8`,
  /// `8시 반`.
  private static func openHour(_ text: String) -> (hour: Int, minute: Int)? {
    if let hour = bareHour(text) { return (hour, 0) }
    let (shown, scanner) = (TimeForm(openHour: .asShown), InputScanner(text))
    guard !scanner.isNext("0"), shown.tellsNoHalf(scanner), let time = shown.whole(scanner)?.value
    else { return nil }
    return (time.hour, time.minute)
  }

  /// The time alone on the day after the start, if no more than a night lies between; after an
  /// evening, an hour of which nothing tells the half of the day is one of the morning.
  private func nextDay(_ text: String, after start: LocalTime) -> LocalTime? {
    let isEvening = start.time.hour >= DateInput.firstEveningHour
    let times = [try? time(text), isEvening ? try? timeAsShown(text) : nil].compactMap { $0 }
    return times.map { LocalTime(day: start.day.adding(days: 1), time: $0) }
      .first { start < $0 && $0 <= start.adding(minutes: DateInput.longestNight) }
  }

  private static let firstEveningHour = 18
  private static let longestNight = 12 * 60

  /// Whether an end that is typed so means the midnight that ends a day.
  private static func isMidnight(_ text: String) -> Bool {
    isEndOfDay(text) || midnight.contains(SearchFolding.folded(text))
  }

  private static let midnight = Set(["midnight", "자정"].map { SearchFolding.folded($0) })
}
