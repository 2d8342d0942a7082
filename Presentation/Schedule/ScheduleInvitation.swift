extension TodayInvitation {
  /// The invitation shown while there are no events.
  static let schedule = TodayInvitation(
    text: Words(
      ko: "아직 일정이 없어요. 약속이나 할 일을 적어 두면 시작할 때 알려 줘요.",
      en: "Nothing is planned yet. Add an appointment or a to-do, and be reminded when it starts."),
    command: Words(ko: "hearth plan 치과 내일 오후 3시", en: "hearth plan Dentist tomorrow 3pm"),
    key: "a")
}
