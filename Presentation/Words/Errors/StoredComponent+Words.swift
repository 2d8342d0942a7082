import HearthDomain

/// Notes about components of a calendar file that are neither events nor to-dos.
extension StoredComponent {
  /// Returns the note about a component that is not displayed anywhere.
  static func note(onOther name: String) -> Words {
    Words(
      ko: "일정도 할 일도 아니지만 그대로 두었다가 내보낼 때 함께 써요: \(name.quotedAsSentence(.korean))",
      en:
        "It is neither an event nor a to-do; it is kept as it is and included in exports:"
        + " \(name.quotedAsSentence(.english))"
    )
  }
}
