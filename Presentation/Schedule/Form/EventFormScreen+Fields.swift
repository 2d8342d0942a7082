import HearthDomain
import TerminalKit

extension EventFormScreen {
  static func form(
    of occurrence: Occurrence?, _ times: EventTimes, _ reminders: LeadTimes, _ language: Language
  ) -> Form<FieldName> {
    let event = occurrence?.event
    return Form([
      FormField(
        .title, Words(ko: "제목", en: "title"),
        .line(event?.title ?? "", limit: limit(EventTitleRule.self, event?.details.title)),
        example: Words(ko: "무슨 일정인가요?", en: "What is it?")),
      FormField(
        .note, Words(ko: "메모", en: "note"),
        .lines(
          TextAreaState(event?.note ?? "", limit: limit(EventNoteRule.self, event?.details.note))),
        example: Words(ko: "없어도 돼요", en: "may stay blank")),
      FormField(
        .start, Words(ko: "시작", en: "start"), .line(text(of: times.start, times)),
        example: Words(ko: "내일 오후 3시", en: "tomorrow 3pm"), isBoxed: true),
      FormField(
        .end, Words(ko: "끝", en: "end"), .line(text(of: times.end, times)),
        example: Words(ko: "오후 4시, 90분", en: "4pm, or 90m"), isBoxed: true),
      FormField(.allDay, Words(ko: "하루 종일", en: "all day"), .toggle(times.isAllDay)),
      FormField(
        .repetition, Words(ko: "반복", en: "repeats"),
        .line(occurrence?.kept.repetition?.typed(in: language) ?? ""),
        example: Words(ko: "매주 화·목, 매월 말일", en: "every tue and thu, last day of the month"),
        isReplacedByTyping: true),
      FormField(
        .reminders, Words(ko: "알림", en: "reminders"),
        .line(LeadTimesInput.text(of: reminders, isAllDay: times.isAllDay, in: language)),
        example: Words(ko: "얼마 전: 0, 10, 1시간", en: "so long before: 0, 10, 1h"),
        isReplacedByTyping: true),
    ])
  }

  /// Returns the maximum number of characters; a longer text from elsewhere may stay.
  static func limit<Rule: TextRule>(_: Rule.Type, _ old: LimitedText<Rule>?) -> Int {
    max(Rule.characters.upperBound, old?.value.count ?? 0)
  }

  /// Returns a time as the arrow keys write it into a field; only the day if all-day.
  static func text(of time: LocalTime, _ times: EventTimes) -> String {
    times.isAllDay ? "\(time.day)" : "\(time.day) \(time.time)"
  }
}
