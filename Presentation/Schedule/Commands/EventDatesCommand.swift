import HearthDomain
import HearthWhen
import JSONText
import TerminalKit

/// Lists the occurrences of a recurrence rule without creating an event.
struct EventDatesCommand: Command {
  static let commandName = CommandName(["event", "dates"])
  static let runsWhileLocked = true

  private static let rule = Argument<String>(
    "rule", .phrase, placeholder: Words(ko: "규칙", en: "RULE"),
    help: Words(
      ko: "RFC 5545와 RFC 7529의 반복 규칙이나 말로 적은 반복이에요. 예: FREQ=MONTHLY;BYDAY=2TU, 매월 둘째 화요일.",
      en: "A rule of RFC 5545 and RFC 7529, or words: FREQ=MONTHLY;BYDAY=2TU, second tue of the"
        + " month."))

  private static let from = Option<String>(
    "from", .moment, placeholder: Words(ko: "시작", en: "START"),
    help: Words(
      ko: "규칙이 시작하는 날이나 일시예요. 예: 2026-11-24, 2026-11-24T09:00. 적지 않으면 오늘이에요.",
      en: "The day or time at which it starts: 2026-11-24 or 2026-11-24T09:00; today by default."))

  private static let zone = Option<String>(
    "zone", placeholder: Words(ko: "시간대", en: "ZONE"),
    help: Words(
      ko: "시작의 시간대예요. 예: Europe/Berlin. 서머타임으로 건너뛴 시각은 그만큼 뒤로 가고, UTC로 적은 UNTIL은 이 시간대로 읽어요.",
      en: "The time zone of the start, such as Europe/Berlin. A time that its clock skips moves on"
        + " by the gap, and an UNTIL in UTC is read in this zone."))

  private static let after = Option<String>(
    "after", .moment, placeholder: Words(ko: "일시", en: "TIME"),
    help: Words(ko: "이 날이나 일시보다 뒤만 봐요.", en: "Only show what comes after this day or time."))

  private static let limit = Option<Int>(
    "limit", in: 1...Repetition.maxPageSize, placeholder: Words(ko: "수", en: "N"),
    help: Words(ko: "이 개수만큼만 봐요. 적지 않으면 100개예요.", en: "Show at most this many; 100 by default."))

  static let spec = CommandSpec(
    commandName, arguments: [rule], options: [from, zone, after, limit], isReadOnly: true)

  let tools: EventTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    var rule = try parseRule(input[Self.rule])
    let start = try input[Self.from].map { try parseStart($0, "--from") } ?? defaultStart(of: rule)
    let zone = try input[Self.zone].map { try tools.zone($0, for: Self.commandName) }
    if let zone, case .time = start { rule.convertUntil(in: zone) }
    let dates = RuleDates(
      repetition: try Repetition(rule, from: start), zone: zone,
      after: try input[Self.after].map { try parseStart($0, "--after").lastTime(for: start) },
      limit: try input[Self.limit] ?? 100)
    if console.form == .json { return console.printJSON(.document(dates.json)) }
    let (lines, hasMore) = dates.limitedLines
    console.usesPager = true
    for line in lines { console.printLine(StyledText(line)) }
    guard hasMore, try input[Self.limit] == nil else { return }
    console.printHint(
      Words(
        ko: "\(lines.count)개까지만 보여 드려요. --limit으로 더 볼 수 있어요.",
        en: "Only the first \(lines.count) are shown; --limit shows more."))
  }

  /// Returns the start used if none is given: today, with a time of midnight if the rule has times.
  private func defaultStart(of rule: Recurrence) -> RepetitionStart {
    let today = tools.formatter.today
    let isTimed =
      rule.frequency < .daily || ![rule.hours, rule.minutes, rule.seconds].allSatisfy(\.isEmpty)
    return isTimed ? .time(today.start) : .day(today)
  }

  /// Parses a rule in RFC 5545 syntax or in words.
  private func parseRule(_ text: String) throws -> Recurrence {
    if text.contains("=") { return try Recurrence(ruleText: text) }
    let entered = try tools.formatter.dateReader.repetition(text).value.repetition
    guard case .rule(let rule)? = entered?.rule, entered?.skipsHolidays == false,
      entered?.excludedDays.isEmpty == true
    else {
      throw refusal(
        Self.rule.spec.placeholder.en, text,
        Words(
          ko: "공휴일이나 빠지는 날 없이 달력만 따르는 반복",
          en: "a repetition that follows the calendar, without holidays or days left out"))
    }
    return rule
  }

  /// Parses a day or a time in ISO format, with optional seconds, or in words.
  private func parseStart(_ text: String, _ option: String) throws -> RepetitionStart {
    if let day = ISOMoment.day(text) { return .day(day) }
    guard let written = ISOMoment(text) else {
      let moment = try tools.formatter.dateReader.moment(text)
      return moment.time.map { .time(LocalTime(day: moment.day, time: $0)) } ?? .day(moment.day)
    }
    guard written.offset == nil, written.fractionDigits == 0, let day = written.day,
      let time = written.time
    else {
      throw refusal(
        option, text,
        Words(
          ko: "1997-09-02, 1997-09-02T09:00, 1997-09-02T09:00:30",
          en: "1997-09-02, 1997-09-02T09:00 or 1997-09-02T09:00:30"))
    }
    return .time(LocalTime(day: day, time: time))
  }

  private func refusal(_ option: String, _ value: String, _ accepted: Words) -> UsageError {
    UsageError(
      .unacceptableValue(Words(ko: option, en: option), value: value, accepted: accepted),
      in: Self.commandName.path)
  }
}

/// The occurrences of a rule, formatted for people and programs.
struct RuleDates {
  let repetition: Repetition
  /// The time zone of the occurrences; nil if they have none.
  let zone: (any ZoneRules)?
  let after: LocalTime?
  let limit: Int

  /// The lines to print, such as `1997-09-02` or `1997-09-02T09:00:00`, and whether there are more.
  var limitedLines: (lines: [String], hasMore: Bool) {
    let answer = repetition.occurrences(after: after, limit: limit)
    return (
      answer.times.map { text(adjustedToClock($0)) }.withoutAdjacentDuplicates, answer.hasMore
    )
  }

  var json: JSONObject {
    let answer = repetition.occurrences(after: after, limit: limit)
    let starts = answer.times.map(json).withoutAdjacentDuplicates
    return [
      "items": .array(starts.map { ["start": .string($0)] }),
      "isEndless": .bool(repetition.isEndless),
      "shownUntil": repetition.calendarEnd.map { .string($0.description) } ?? .null,
      "last": repetition.lastOccurrence.map { .string(json($0)) } ?? .null,
      "hasMore": .bool(answer.hasMore),
    ]
  }

  /// Returns the time that a clock in the zone shows. A time skipped by a clock change moves on by
  /// the length of the gap.
  private func adjustedToClock(_ time: LocalTime) -> LocalTime {
    guard let zone, case .time = repetition.start else { return time }
    return zone.localTime(at: zone.instant(of: time))
  }

  private func json(_ time: LocalTime) -> String {
    guard let zone, case .time = repetition.start else { return text(time) }
    return zone.instant(of: time).rfc3339(in: zone)
  }

  private func text(_ time: LocalTime) -> String {
    guard case .time = repetition.start else { return time.day.description }
    return "\(time.withoutSeconds):\(time.time.second.digits(2))"
  }
}

extension [String] {
  /// The list without adjacent duplicates, which arise if a clock change maps two times to one
  /// instant.
  fileprivate var withoutAdjacentDuplicates: [String] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

extension Recurrence {
  /// Converts an UNTIL in UTC to the local time of that zone.
  fileprivate mutating func convertUntil(in zone: any ZoneRules) {
    guard case .utc(let time)? = until else { return }
    until = .local(zone.localTime(at: FixedZone.utc.instant(of: time)))
  }
}

extension RepetitionStart {
  /// Returns the last time that this end of a rule includes. A day includes all its times, if the
  /// rule has times.
  fileprivate func lastTime(for start: RepetitionStart) -> LocalTime {
    switch (self, start) {
    case (.day(let day), .time): LocalTime(day: day, time: .lastSecond)
    case (.day(let day), .day): LocalTime(day: day, time: .midnight)
    case (.time(let time), .day): LocalTime(day: time.day, time: .midnight)
    case (.time(let time), .time): time
    }
  }
}
