import HearthDomain
import HearthWhen

/// Formats the values of fields in one language, relative to today; nil for no value.
struct FieldWords {
  let language: Language
  let clock: LocalClock

  func text(_ value: FieldValue, of field: JournalField) -> String? {
    switch value {
    case .nothing: nil
    case .number(let number): text(number, field)
    case .text(let text): text.isEmpty ? nil : self.text(text, field)
    }
  }

  private var dateWords: DayFormatter { DayFormatter(language, today: clock.today) }

  private func text(_ number: Int64, _ field: JournalField) -> String {
    let plain = "\(number)"
    guard let small = Int(exactly: number) else { return plain }
    switch field.fieldType {
    case .flag: return number == 0 ? language(ko: "아니요", en: "no") : language(ko: "예", en: "yes")
    case .id: return ID<ItemReference>(rawValue: number)?.shortForm ?? plain
    case .day: return Day(number: small).map { dateWords.short($0) } ?? plain
    case .time: return TimeOfDay(seconds: small).map { dateWords.time($0) } ?? plain
    case .instant:
      return dateWords.short(clock.zone.localTime(at: Instant(milliseconds: number)))
    case .localTime: return dateWords.short(LocalTime(clampingSecondsSinceEpoch: small))
    case .number, .text, .lines, .numbers:
      return meaning(of: small, field) ?? plain
    }
  }

  /// Returns the meaning of a number that stands for something else, such as half stars; nil for
  /// other numbers.
  private func meaning(of number: Int, _ field: JournalField) -> String? {
    switch (field.name, number) {
    case ("halfStars", _): (try? Rating(halves: number)).map { "\($0)" }
    case ("kind", 0): language(ko: "지움", en: "removed")
    case ("kind", 1): language(ko: "고침", en: "changed")
    case ("kind", 2): language(ko: "추가함", en: "added")
    default: nil
    }
  }

  private func text(_ text: String, _ field: JournalField) -> String {
    switch field.fieldType {
    case .lines: return text.split(whereSeparator: \.isNewline).joined(separator: ", ")
    case .numbers where ["reminders", "lateReminders"].contains(field.name):
      return text.split(separator: " ").compactMap { Int($0) }
        .map { minutes in
          // Negative minutes are those of all-day events in `reminders`, and those of reminders
          // after the start in `lateReminders`.
          let isOfWholeDays = minutes < 0 && field.name == "reminders"
          return LeadTimes.words(minutesBefore: minutes, in: language, isAllDay: isOfWholeDays)
        }
        .joined(separator: ", ")
    case .numbers: return text.split(separator: " ").joined(separator: ", ")
    case .text, .number, .flag, .id, .day, .time, .instant, .localTime:
      return displayName(text, field)
    }
  }

  /// Returns the display name of an identifier; other text unchanged.
  private func displayName(_ text: String, _ field: JournalField) -> String {
    let name: String? =
      switch field.name {
      case "means": ContactMethod(rawValue: text)?.name(language)
      case "theme": CardTheme(rawValue: text)?.coverName(language)
      case "category": BookCategory(rawValue: text)?.name(language)
      case "palette": Palette(rawValue: text)?.name(language)
      case "birthCalendar": calendar(text)
      case "part": EventAvailability(rawValue: text)?.name(language)
      case "rule": (try? Recurrence(text, from: .file))?.completeWords(in: language)
      default: nil
      }
    return name ?? text
  }

  private func calendar(_ text: String) -> String? {
    switch text {
    case "solar": language(ko: "양력", en: "solar")
    case "lunar": language(ko: "음력", en: "lunar")
    case "lunarLeap": language(ko: "음력 윤달", en: "lunar, leap month")
    default: nil
    }
  }
}
