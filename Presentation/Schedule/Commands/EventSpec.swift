import HearthDomain
import HearthWhen

/// The arguments and options that the event commands share.
enum EventSpec {
  static let event = Argument<String>(
    "which", kind: .event, placeholder: Words(ko: "일정", en: "EVENT"),
    help: Words(
      ko: "제목이나 그 일부, 초성(ㅊㄱ), 또는 id의 끝 글자예요.",
      en: "The title, a part of it, initial consonants, or the end of an id."))

  /// An occurrence of a series.
  static let occurrence = Argument<String>(
    "which", kind: .event, placeholder: Words(ko: "ID@날짜", en: "ID@START"),
    nameInMessages: Words(ko: "일정", en: "EVENT"),
    help: Words(
      ko: "id의 끝 글자와 회차의 날이에요. 하루에 여러 번이면 시각까지 적어요: k3f9q@2026-10-06T09:00.",
      en: "The end of an id and the day of an occurrence; if a day has several, with the time:"
        + " k3f9q@2026-10-06T09:00."))

  static let calendar = Option<String>(
    "in", placeholder: Words(ko: "캘린더", en: "CALENDAR"),
    help: Words(
      ko: "캘린더의 이름이에요. hearth calendar list로 볼 수 있어요.",
      en: "The name of a calendar; hearth calendar list shows them all."))

  /// The output file; standard output if nil.
  static let outputFile = Argument<FilePath?>(
    "file", .optional, kind: .file, placeholder: Words(ko: "파일.ics", en: "FILE.ics"),
    help: Words(ko: "적지 않으면 표준 출력이에요.", en: "Standard output by default.")
  ) { $0.pathIfAny }

  static let calendarFile = Argument<FilePath>(
    "file", placeholder: Words(ko: "파일.ics", en: "FILE.ics"))

  /// Returns the options for the times. Their help differs between a new and an edited event.
  static func timeOptions(isNew: Bool) -> [any CommandOption] {
    let moved = Words(
      ko: "새로 시작하는 일시예요. 길이는 그대로예요.", en: "The new start; it lasts as long as before.")
    return [isNew ? from : from.with(help: moved), to, length, allDay]
  }

  static let from = Option<String>(
    "from", .moment,
    help: Words(
      ko: "시작하는 일시예요. 적지 않으면 다음 5분 단위 시각이에요.",
      en: "When it starts; by default at the next five-minute mark."))

  static let to = Option<String>(
    "to", .moment,
    help: Words(
      ko: "끝나는 일시예요. 시각만 적으면 같은 날이고, 밤을 넘기면 이튿날이에요.",
      en: "When it ends; a time alone is on the same day, or on the next one past midnight."))

  static let zone = Option<String>(
    "zone", placeholder: Words(ko: "시간대", en: "ZONE"),
    help: Words(
      ko: "시각의 시간대예요. 예: Asia/Tokyo. 어디에 있든 그 시각 그대로예요.",
      en: "The time zone that the times are in, such as Asia/Tokyo; they stay the same wherever you"
        + " are."))

  static let length = Option<Int>(
    "for", placeholder: Words(ko: "길이", en: "LENGTH"),
    help: Words(
      ko: "걸리는 시간이에요. 예: 30분, 1시간 30분, 90m.", en: "How long it lasts, such as 90m or 1h30m.")
  ) { try WhenReader.withoutCurrentDay.minutes($0.text) }

  static let allDay = Flag(
    "all-day",
    help: Words(
      ko: "하루 종일이에요. --from과 --to에는 날을 적어요.",
      en: "Whole days; --from and --to take days."))

  static let detailOptions: [any CommandOption] = [note, place, remind, noRemind]

  static let note = Option<EventNote>(
    "note", help: Words(ko: "500자까지 쓸 수 있는 메모예요.", en: "A note of up to 500 characters."))

  static let place = Option<EventPlace>(
    "at-place", placeholder: Words(ko: "장소", en: "PLACE"),
    help: Words(
      ko: "200자까지 쓸 수 있는 장소예요. 제목 끝에 ‘@ 강남 CGV’처럼 적어도 돼요.",
      en: "Where it is, up to 200 characters; “@ Odeon Leeds” at the end of a title works, too."))

  static let remind = Option<TypedReminders>(
    "remind", isRepeatable: true, placeholder: Words(ko: "분", en: "MINUTES"),
    help: Words(
      ko: "시작하기 몇 분 전에 알릴지예요. 5개까지 쓸 수 있고, 1시간, 09:00, ‘전날 20:00’처럼 적어도 돼요.",
      en: "Minutes before the start to remind you, up to five times; 1h, 09:00 and “20:00"
        + " before” work, too.")
  ) { typed in
    try TypedReminders(typed.texts)
  }

  static let notify = Flag(
    "notify",
    help: Words(
      ko: "초대한 사람들에게 알림을 보내도록 해요. 파이프에서는 이 옵션이 있어야 해요.",
      en: "Allow notifying the people you invited; required in a pipe."))

  static let noRemind = Flag("no-remind", help: Words(ko: "알리지 않아요.", en: "No reminder."))
}
