import HearthDomain

/// An hour with the part of the day that it belongs to: `tonight at 8`, `tomorrow evening at 7`,
/// `at 8 tonight`, `이따 10시`.
extension DateInput {
  /// A day with a part of it, whose hour may stand behind it or before it.
  func partOfDay(_ text: String) -> (Reading<Day>, Reading<TimeOfDay?>)? {
    guard DateInput.mayNamePart(text) else { return nil }
    let start = InputScanner(text)
    if let part = dayWithPart(start, rest: { $0.isAtEnd ? () : nil }) {
      return (Reading(part.day), .found(TimeOfDay(hour: part.hour, minute: 0)))
    }
    if let part = dayWithPart(start, rest: DateInput.hourAlone) {
      return moment(part.rest, in: part.half, of: part.day)
    }
    var scanner = start
    if let hour = DateInput.hour(&scanner), scanner.skipSpaces(),
      // Of `5 december` the number is no hour.
      !scanner.begins(DayWords.months),
      let part = dayWithPart(scanner, rest: { $0.isAtEnd ? () : nil })
    {
      return moment(hour, in: part.half, of: part.day)
    }
    return laterToday(start)
  }

  /// Whether the text may have `morning`, `noon`, `evening`, `night`, `이따`, `있다가` or `어젯밤`:
  /// most have not, and are not read further.
  private static func mayNamePart(_ text: String) -> Bool {
    var isAfterN = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "따", "있", "젯", "\u{1100}"..."\u{11FF}": return true
      case "i", "I", "o", "O": if isAfterN { return true }
      default: break
      }
      isAfterN = scalar == "n" || scalar == "N"
    }
    return false
  }

  /// A day that names a part of it, and what the rest is read as.
  private func dayWithPart<Rest>(
    _ start: InputScanner, rest: (InputScanner) -> Rest?
  ) -> (day: Day?, half: HalfOfDay, hour: Int, rest: Rest)? {
    var scanner = start
    if let (distance, part) = scanner.take(DayWords.namedParts), let rest = rest(scanner) {
      return (Day(number: now.day.number + distance), part.half, part.hour, rest)
    }
    let found = firstReading(from: start) { after -> (DayWords.PartOfDay, Rest)? in
      var after = after
      guard after.skipSpaces() else { return nil }
      after.takeLead("in the")
      guard let part = after.takeWord(DayWords.englishParts), let rest = rest(after) else {
        return nil
      }
      return (part, rest)
    }
    return found.map { ($0.day, $0.rest.0.half, $0.rest.0.hour, $0.rest.1) }
  }

  /// An hour of 1 to 12 with its minutes; after a part of the day it needs no sign.
  private struct Hour {
    let shown: Int
    let time: (Int) -> Reading<TimeOfDay>
  }

  private static func hourAlone(_ start: InputScanner) -> Hour? {
    var scanner = start
    _ = scanner.take(",")
    guard scanner.skipSpaces(), let hour = hour(&scanner), scanner.isAtEnd else { return nil }
    return hour
  }

  /// Takes `at 8`, `8:30`, `half past eight`.
  private static func hour(_ scanner: inout InputScanner) -> Hour? {
    scanner.attempt { scanner in
      scanner.takeLead("at")
      if let spoken = scanner.attempt(SpokenHour.init) {
        return Hour(shown: spoken.hour, time: spoken.time)
      }
      guard let shown = scanner.number(digits: 1...2), (1...12).contains(shown) else { return nil }
      let minute =
        scanner.attempt { $0.take(":") || $0.take(".") ? $0.number(digits: 2...2) : nil } ?? 0
      _ = scanner.take("ish")
      guard scanner.isAtWordEnd else { return nil }
      return Hour(shown: shown) { Reading(TimeOfDay(hour: $0, minute: minute)) }
    }
  }

  /// Twelve at night and what follows it belong on the calendar to the next day.
  private func moment(
    _ hour: Hour, in half: HalfOfDay, of day: Day?
  ) -> (Reading<Day>, Reading<TimeOfDay?>)? {
    if half == .night, hour.shown == 12 || hour.shown < 5 {
      let next = day.flatMap { Day(number: $0.number + 1) }
      return (Reading(next), hour.time(hour.shown % 12).map { .some($0) })
    }
    guard let shown = half.hour(hour.shown) else { return (Reading(day), .impossible) }
    return (Reading(day), hour.time(shown).map { .some($0) })
  }

  /// `이따 10시`: today, of the two hours that a clock shows so the one that is still to come.
  private func laterToday(_ start: InputScanner) -> (Reading<Day>, Reading<TimeOfDay?>)? {
    var scanner = start
    guard scanner.take(DayWords.laterToday) != nil, scanner.skipSpaces(),
      let time = TimeForm(openHour: .asShown).whole(scanner)
    else { return nil }
    guard let shown = time.value else { return (.found(now.day), .impossible) }
    let isOpen = (1...11).contains(shown.hour) && !scanner.isNext("0") && shown <= now.time
    let later = isOpen && TimeForm(openHour: .asPlanned).tellsNoHalf(scanner) ? 12 : 0
    return (
      .found(now.day), Reading(TimeOfDay(hour: shown.hour + later, minute: shown.minute))
    )
  }
}
