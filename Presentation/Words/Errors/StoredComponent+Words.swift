import HearthDomain

/// Notes about components of a calendar file that are not events.
extension StoredComponent {
  /// Returns the note about a component that is not displayed anywhere.
  static func note(onOther name: String) -> Words {
    Words(
      ko: "일정은 아니지만 그대로 두었다가 내보낼 때 함께 써요: \(name.quotedAsSentence(.korean))",
      en:
        "It is no event; it is kept as it is, to be written again: \(name.quotedAsSentence(.english))"
    )
  }

  /// Returns the note about a task. A task with a due date is displayed on that day.
  static func note(onTask isDue: Bool) -> Words {
    isDue
      ? Words(
        ko: "할 일이라 마감일의 일정에 보여 주기만 해요. 그대로 두었다가 내보낼 때 함께 써요.",
        en: "A task: the day on which it is due shows it. It is kept as it is, to be written again."
      )
      : Words(
        ko: "마감일이 없는 할 일이라 검색이나 hearth event list --tasks로 볼 수 있어요. 그대로 두었다가 내보낼 때"
          + " 함께 써요.",
        en: "A task that is due on no day: a search shows it, and hearth event list --tasks. It is"
          + " kept as it is, to be written again.")
  }
}
