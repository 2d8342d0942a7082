import HearthDomain

/// The arguments and options that the calendar commands share.
enum CalendarSpec {
  static let calendar = Argument<String>(
    "calendar", placeholder: Words(ko: "캘린더", en: "CALENDAR"),
    help: Words(ko: "캘린더의 이름이나 그 일부예요.", en: "The name of a calendar, or a part of it."))

  /// The name that a linked or subscribed calendar has in this program.
  static let name = Argument<CalendarName>(
    "name", placeholder: .name,
    help: Words(ko: "여기에서 쓸 캘린더의 이름이에요.", en: "The name of the calendar here.")
  ) { try CalendarName($0.text) }

  /// The new name of a calendar or an address book.
  static let newName = Option<CalendarName>(
    "name", placeholder: .name, help: Words(ko: "새 이름이에요.", en: "The new name.")
  ) { try CalendarName($0.text) }

  static let color = Option<CalendarColor>(
    "color", placeholder: Words(ko: "색", en: "COLOR"),
    help: Words(
      ko: "\(names)이나 #4A90D9 같은 색이에요.", en: "One of \(names), or digits such as #4A90D9.")
  ) { typed in
    guard let color = CalendarColor(typed.text) else {
      throw DomainError.invalid(.calendarColor, .unreadable(typed.text))
    }
    return color
  }

  private static var names: String { CalendarColor.namedColors.map(\.name).joined(separator: ", ") }
}
