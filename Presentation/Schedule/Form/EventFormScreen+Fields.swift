import HearthDomain
import TerminalKit

extension EventFormScreen {
  static func form(
    of occurrence: Occurrence?, _ times: EventTimes, _ reminders: LeadTimes, _ language: Language
  ) -> Form<FieldName> {
    let event = occurrence?.event
    let fields = [
      FormField<FieldName>(
        .title, Words(ko: "제목", en: "title"),
        .line(event?.title ?? "", limit: EventTitle.limit(insteadOf: event?.details.title)),
        placeholder: Words(ko: "무슨 일정인가요?", en: "What is it?")),
      FormField(
        .note, Words(ko: "메모", en: "note"),
        .lines(
          TextAreaState(event?.note ?? "", limit: EventNote.limit(insteadOf: event?.details.note))),
        placeholder: Words(ko: "없어도 돼요", en: "optional")),
      FormField(
        .start, Words(ko: "시작", en: "start"), .line(fieldText(of: times.start, times)),
        placeholder: Words(ko: "내일 오후 3시", en: "tomorrow 3pm"), isBoxed: true,
        isSuggestion: event == nil),
      FormField(
        .end, Words(ko: "끝", en: "end"), .line(fieldText(of: times.end, times)),
        placeholder: Words(ko: "오후 4시, 90분", en: "4pm, or 90m"), isBoxed: true,
        isSuggestion: event == nil),
      FormField(.allDay, Words(ko: "하루 종일", en: "all day"), .toggle(times.isAllDay)),
      FormField(
        .repetition, Words(ko: "반복", en: "repeats"),
        .line(occurrence?.storedEvent.repetition?.typableText(in: language) ?? ""),
        placeholder: Words(ko: "매주 화·목, 매월 말일", en: "every tue and thu, last day of the month")),
      FormField(
        .reminders, Words(ko: "알림", en: "reminders"),
        .line(LeadTimesInput.text(of: reminders, isAllDay: times.isAllDay, in: language)),
        placeholder: Words(ko: "얼마 전: 0, 10, 1시간", en: "time before: 0, 10, 1h"),
        isSuggestion: event == nil),
      FormField(
        .place, Words(ko: "장소", en: "where"),
        .line(event?.place ?? "", limit: EventPlace.limit(insteadOf: event?.details.place)),
        placeholder: Words(ko: "강남 CGV", en: "Odeon Leeds")),
    ]
    let kind: [FormField<FieldName>] =
      event == nil ? [EntryKind.field(.kind, selected: .event)] : []
    return Form(kind + fields)
  }

  /// Returns a time as text of a field; only the day if the event is all-day.
  static func fieldText(of time: LocalTime, _ times: EventTimes) -> String {
    times.isAllDay ? "\(time.day)" : "\(time.day) \(time.time)"
  }
}
