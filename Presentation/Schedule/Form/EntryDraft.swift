import HearthDomain

/// What was entered for a new event or to-do, as the texts of the fields, when the user chooses the
/// other kind.
struct EntryDraft: Hashable {
  var title = ""
  var note = ""
  var place = ""
  /// The start of an event, or when a to-do is due; empty if the user entered none.
  var when = ""
  var repetition = ""
  var calendar: CalendarName?
  /// Whether the title names a to-do, so that its time moves to the fields of one.
  var hasDeadline = false
  /// Whether the user has asked to save the entry.
  var isComplete = false
}

/// The kinds of new entries of the schedule.
enum EntryKind: CaseIterable {
  case event
  case toDo

  /// Returns the field in which the kind is chosen.
  static func field<Name>(_ name: Name, selected: EntryKind) -> FormField<Name> {
    FormField(
      name, Words(ko: "종류", en: "kind"),
      .choice(
        FormChoice(
          [Words(ko: "일정", en: "event"), Words(ko: "할 일", en: "to-do")],
          selected: selected == .event ? 0 : 1)))
  }

  static let hint = Words(
    ko: "←→: 일정이나 할 일로 바꿔요", en: "←→ changes between an event and a to-do.")
}

extension FormField {
  /// Returns the field in which a calendar is chosen.
  static func calendarField(_ name: Name, _ names: [CalendarName], selected: Int) -> FormField {
    FormField(
      name, Words(ko: "캘린더", en: "calendar"),
      .choice(FormChoice(names.map { Words(ko: $0.value, en: $0.value) }, selected: selected)))
  }
}
