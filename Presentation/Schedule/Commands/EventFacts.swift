import HearthDomain
import TerminalKit

/// The facts of `event show`: one titled entry per fact.
struct EventFacts {
  let listed: ListedEvent
  /// The next occurrences of the series to list.
  let comingOccurrences: [Occurrence]
  /// The count of days to show; nil if it was not asked for.
  let dayCount: DayCount?
  let formatter: EventFormatter
  let language: Language

  private var words: OccurrenceWords { formatter.words(language) }
  private var occurrence: Occurrence { listed.occurrence }

  var entries: [TermList.Entry] {
    [
      timeEntry, statusEntry, dayCountEntry, availabilityEntry, placeEntry, repetitionEntry,
      laterPartEntry,
      nextOccurrencesEntry, exceptionsEntry, noteEntry, remindersEntry, unsupportedAlarmsEntry,
      overlapsEntry,
      calendarEntry,
      zoneEntry, idEntry,
    ]
    .compactMap { $0 }
  }

  private var timeEntry: TermList.Entry {
    let length = occurrence.hasNoEnd ? "" : " " + words.duration(occurrence).parenthesized
    return entry("일시", "when", words.dateAndTime(occurrence) + length)
  }

  private var statusEntry: TermList.Entry {
    let status = listed.status
    let wait = words.timeUntilStart(for: occurrence, at: formatter.clock.now())
    let text = status.name(of: [occurrence])(language) + (status == .upcoming ? ", \(wait)" : "")
    return TermList.Entry(
      StyledText(language(ko: "상태", en: "state"), .dim),
      StyledText("\(status.mark) \(text)", status.style))
  }

  private var dayCountEntry: TermList.Entry? {
    guard let dayCount else { return nil }
    let today = formatter.today
    let distance = DayCount.distance(to: occurrence.start.day, language, today: today)
    let lines =
      [distance, dayCount.numberLine(language, today: today)].compactMap(\.self)
      + dayCount.milestoneLines(language, today: today)
    return entry("날짜 세기", "count", lines.joined(separator: "\n"))
  }

  /// The entry that the event leaves the time free; nil if it blocks time.
  private var availabilityEntry: TermList.Entry? {
    if occurrence.isBusy { return nil }
    let why = language(
      ko: "알리지 않고, 겹치는 일정으로 세지 않아요.", en: "It is left out of reminders and overlaps.")
    return entry("표시", "marked", occurrence.event.details.availability.name(language) + "\n" + why)
  }

  /// The entry with the repetition and its last day. If this occurrence has another title than the
  /// series, it names the series too.
  private var repetitionEntry: TermList.Entry? {
    guard let repetition = occurrence.storedEvent.repetition,
      occurrence.storedEvent.series?.isSingleOccurrence != true
    else {
      return unsupportedRulesEntry
    }
    let end = occurrence.storedEvent.lastStart(in: formatter.clock.zone).map { last in
      " " + (language(ko: "마지막: ", en: "last: ") + words.day(last.day)).parenthesized
    }
    let whole = occurrence.storedEvent.title
    let name = whole == occurrence.event.title ? "" : whole.quoted(language) + ", "
    return entry("반복", "repeats", name + repetition.words(in: language) + (end ?? ""))
  }

  /// The entry for the later part of a series that was split: its first day, its changes and its
  /// id.
  private var laterPartEntry: TermList.Entry? {
    guard let later = listed.laterPart else { return nil }
    let goesOn = LaterPartWords(later, of: listed.event, words, formatter.clock.zone)
    return entry(
      "이어짐", "goes on",
      goesOn.text(language) + " " + "id \(later.id.shortForm)".parenthesized)
  }

  /// The entry with rules of the event's calendar file that this program does not support, as
  /// written there.
  private var unsupportedRulesEntry: TermList.Entry? {
    let rules = listed.unreadRules.map { $0.quotable(limit: 200) }.joined(separator: "\n")
    if rules.isEmpty { return nil }
    let why = language(
      ko: listed.exceptions.isEmpty
        ? "여기서는 모르는 규칙이라 한 번만 보여요. 파일에는 그대로 남아요."
        : "여기서는 모르는 규칙이라 첫 회차와 따로 적힌 회차만 보여요. 파일에는 그대로 남아요.",
      en: listed.exceptions.isEmpty
        ? "Hearth does not know this rule, so the event is shown once; its file keeps it."
        : "Hearth does not know this rule, so only its start and separately listed times are shown;"
          + " its file keeps it.")
    return entry("반복", "repeats", rules + "\n" + why)
  }

  private var nextOccurrencesEntry: TermList.Entry? {
    comingOccurrences.isEmpty
      ? nil
      : entry("다음", "next", comingOccurrences.map { words.dateAndTime($0) }.joined(separator: "\n"))
  }

  /// The entry with the exceptions of the series: occurrences that were changed, removed or added.
  private var exceptionsEntry: TermList.Entry? {
    let lines = listed.exceptions.map {
      ExceptionWords($0, of: occurrence.storedEvent, words, formatter.clock.zone).line(language)
    }
    return lines.isEmpty
      ? nil : entry("예외", "exceptions", lines.joined(separator: "\n"))
  }

  private var placeEntry: TermList.Entry? {
    listed.event.place.isEmpty
      ? nil : entry("장소", "where", listed.event.place.quotable(limit: 500))
  }

  private var noteEntry: TermList.Entry? {
    listed.event.note.isEmpty ? nil : entry("메모", "note", listed.event.note)
  }

  private var remindersEntry: TermList.Entry {
    let reminders = listed.event.details.reminders
    let text =
      reminders.minutesBefore.isEmpty
      ? language(ko: "없음", en: "none")
      : reminders.words(in: language, isAllDay: listed.event.span.isAllDay)
    return entry("알림", "reminders", text)
  }

  /// The entry with the alarms of the event's calendar file that this program does not deliver, and
  /// why.
  private var unsupportedAlarmsEntry: TermList.Entry? {
    if listed.unsupportedAlarms.isEmpty { return nil }
    let byReason = UnsupportedAlarm.Reason.allCases.compactMap { reason -> String? in
      let alarms = listed.unsupportedAlarms.filter { $0.reason == reason }
      if alarms.isEmpty { return nil }
      return (alarms.map { $0.trigger.quotable(limit: 100) } + [reason.reasonWords(language)])
        .joined(separator: "\n")
    }
    let kept = language(ko: "파일에는 그대로 남아요.", en: "The file keeps them.")
    return entry("울리지 않는 알림", "silent", (byReason + [kept]).joined(separator: "\n"))
  }

  private var overlapsEntry: TermList.Entry? {
    let names =
      listed.overlaps.firstOverlaps.map { words.titleAndTimes($0, beside: occurrence) }
      + (listed.overlaps.hasMore ? ["…"] : [])
    return names.isEmpty ? nil : entry("겹침", "overlaps", names.joined(separator: "\n"))
  }

  /// The entry with the calendar; nil if it is the home calendar.
  private var calendarEntry: TermList.Entry? {
    let calendar = listed.event.calendar
    return calendar.isHome ? nil : entry("캘린더", "calendar", calendar.value)
  }

  /// The entry with the time zone in which the event was entered; nil if it is the local zone.
  private var zoneEntry: TermList.Entry? {
    let zone = listed.event.span.zone
    return zone == formatter.clock.zone.name ? nil : entry("시간대", "zone", zone.displayedZone)
  }

  private var idEntry: TermList.Entry { entry("id", "id", TypedOccurrence.reference(occurrence)) }

  private func entry(_ ko: String, _ en: String, _ text: String) -> TermList.Entry {
    TermList.Entry(StyledText(language(ko: ko, en: en), .dim), StyledText(text))
  }
}

extension UnsupportedAlarm.Reason {
  fileprivate var reasonWords: Words {
    switch self {
    case .tooMany:
      Words(
        ko: "알림은 다섯 개까지만 울려요.", en: "An event can have only five reminders.")
    case .tooFar:
      Words(
        ko: "시작 1년 전부터 하루 뒤까지만 알려요.",
        en: "Reminders come at most a year before the start and a day after it.")
    case .betweenMinutes:
      Words(ko: "분 단위로만 알려요.", en: "Reminders come only at whole minutes.")
    case .absoluteForRepeatingEvent:
      Words(
        ko: "정해진 때에 한 번 울리는 알림이라 되풀이되는 일정에서는 알리지 않아요.",
        en: "It rings once at a fixed time, but this event repeats.")
    case .unreadable:
      Words(ko: "언제 울릴지 읽을 수 없어요.", en: "The time of this reminder cannot be read.")
    }
  }
}
