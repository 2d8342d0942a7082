/// The arguments and options that the mood commands share.
enum MoodSpec {
  static let at = Option<String>(
    "at", .moment,
    help: Words(
      ko: "언제의 기분인지 적어요. 예: 어제, ‘어제 23:10’, 2026-11-20. 적지 않으면 지금이에요.",
      en: "When you felt it, such as yesterday or “yesterday 23:10”; now if left out."))

  /// The day of the mood without a time; the option has the same name as for reading progress.
  static let on = Option<String>(
    "on", .day,
    help: Words(
      ko: "어느 날의 기분인지 적어요. 시각은 --at으로 적고, 적지 않으면 정오예요.",
      en: "The day you felt it; noon unless --at gives the time."))

  static let id = Argument<String>(
    "id", kind: .mood, placeholder: Words(ko: "ID", en: "ID"),
    help: Words(
      ko: "‘hearth mood diary’의 끝 열에 있는 글자예요. ‘마지막’은 가장 새로운 기분이에요.",
      en: "The id at the end of a line in hearth mood diary, or last for the newest."))

  /// Words for the latest mood, instead of an id.
  static let newestWords: Set<String> = ["last", "latest", "마지막"]

  /// A range of days as one text: a day, a week, a month or a year.
  static let days = Argument<String?>(
    "day", kind: .day, placeholder: Words(ko: "날", en: "DAY"),
    help: Words(
      ko: "어제, 지난주, 2026-11처럼 적어요. 날 하나, 한 주, 한 달, 한 해를 볼 수 있어요.",
      en: "A day, a week, a month or a year: yesterday, last week, 2026-11 or 2026."))

  static let from = Option<String>(
    "from", .day, help: Words(ko: "이날부터예요.", en: "From this day on."))
  static let to = Option<String>(
    "to", .day, help: Words(ko: "이날까지예요.", en: "Up to this day."))
}
