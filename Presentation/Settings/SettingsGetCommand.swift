import HearthDomain
import JSONText
import TerminalKit

/// Prints the value of a setting.
struct SettingsGetCommand: Command {
  static let commandName = CommandName(["settings", "get"], synonyms: [["settings", "show"]])

  private static let reveal = Flag(
    "reveal", help: Words(ko: "API 키도 그대로 보여 줘요.", en: "Show keys in plain text.")
  ).forPeopleOnly

  static let spec = CommandSpec(
    commandName, arguments: [SettingSpec.name], options: [reveal], isReadOnly: true)

  let tools: SettingsTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let entry = try tools.queries.entry(of: input[SettingSpec.name])
    let reveals = input[Self.reveal]
    switch console.form {
    case .json: console.printJSON(.document(entry.json(reveals: reveals)))
    case .piped: console.printLine(StyledText(reveals ? entry.text : entry.maskedText))
    case .terminal: printEntry(entry, reveals: reveals, in: &console)
    }
    // A note says that the value is masked, as programs that expect a key would otherwise use the
    // asterisks.
    if console.form != .terminal, !reveals, entry.maskedText != entry.text {
      console.printPrefixedNote(
        console.language(
          ko: "\(entry.setting.name) 값을 가렸어요. 그대로 보려면 --reveal을 적어 주세요.",
          en: "The value of \(entry.setting.name) is hidden; --reveal shows it."))
    }
  }

  private func printEntry(_ entry: SettingEntry, reveals: Bool, in console: inout Console) {
    let language = console.language
    let value =
      reveals && entry.setting.isSecret || entry.text.isEmpty
      ? entry.text : entry.typedAndDisplayText(language)
    console.printLine(
      StyledText(value.isEmpty ? language(ko: "(없음)", en: "(none)") : value, .bold))
    console.printWrapped(entry.setting.meaning(language), Style(attributes: .dim))
    console.printWrapped(entry.setting.acceptedAndDefaultText(language), Style(attributes: .dim))
    if entry.isOverriddenByEnvironment {
      console.printWrapped(
        language(ko: "이번에는 환경 변수의 값을 써요.", en: "An environment variable sets it for this run."),
        Style(attributes: .dim))
    }
  }
}

extension Setting {
  /// Returns the accepted values and the default.
  func acceptedAndDefaultText(_ language: Language) -> String {
    let standard = defaultText.isEmpty ? language(ko: "없음", en: "none") : defaultText
    return language(
      ko: "쓸 수 있는 값: \(form.acceptedValues.ko). 기본값: \(standard).",
      en: "It takes \(form.acceptedValues.en). Default: \(standard).")
  }
}
