/// The texts of Today, for the screen and the shell.
enum TodayWords {
  static let nothingYet = Words(
    ko: "불은 피워 두었어요. 아직 적은 것이 없어서 오늘은 조용하네요.",
    en: "The fire is lit. Nothing has been entered yet, so today is quiet.")

  struct KeyHintRow {
    let key: String
    let meaning: Words
  }

  /// Hints for an empty store in the full screen.
  static let screenHints = [
    KeyHintRow(key: "?", meaning: Words(ko: "쓸 수 있는 단축키를 보여 줘요", en: "shows the keys")),
    KeyHintRow(
      key: ":help",
      meaning: Words(ko: "쓸 수 있는 명령을 보여 줘요", en: "lists the commands")),
  ]

  /// Hints for an empty store in the shell.
  static let shellHints = [
    KeyHintRow(key: "hearth", meaning: Words(ko: "전체 화면을 열어요", en: "opens the full-screen view")),
    KeyHintRow(
      key: "hearth help", meaning: Words(ko: "쓸 수 있는 명령을 보여 줘요", en: "lists the commands")),
  ]
}
