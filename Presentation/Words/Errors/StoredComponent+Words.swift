import HearthDomain

/// Notes about components of a calendar file that are not events.
extension StoredComponent {
  /// Returns the note about a component that is not displayed anywhere.
  static func note(onOther name: String) -> Words {
    Words(
      ko: "일정은 아니지만 그대로 두었다가 내보낼 때 함께 써요: \(name.quotedAsSentence(.korean))",
      en:
        "It is not an event; it is kept as it is and included in exports:"
        + " \(name.quotedAsSentence(.english))"
    )
  }

  /// Returns the note about a task. A task with a due date is displayed on that day.
  static func note(onTask isDue: Bool) -> Words {
    isDue
      ? Words(
        ko: "할 일이라 마감일의 일정에 보여 주기만 해요. 그대로 두었다가 내보낼 때 함께 써요.",
        en: "A task, shown on the day it is due. It is kept as it is and included in exports."
      )
      : Words(
        ko: "마감일이 없는 할 일이라 검색이나 hearth todo list로 볼 수 있어요. 그대로 두었다가 내보낼 때 함께 써요.",
        en: "A task without a due date: see it with a search or hearth todo list. It is"
          + " kept as it is and included in exports.")
  }
}
