import HearthDomain
import JSONText
import TerminalKit

/// Lists all settings with their values.
struct SettingsListCommand: Command {
  static let commandName = CommandName(["settings", "list"], isNounDefault: true)

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "모든 설정과 그 값을 봐요", en: "List all settings with their values"),
    details: Words(
      ko: "*는 기본값이 아닌 것, $는 환경 변수로 정한 것이에요. API 키와 ntfy 토픽은 가려서 보여 줘요.",
      en: "A * marks values that are not the default, a $ those set by the environment. Keys and"
        + " the ntfy topic are hidden."),
    examples: [
      "hearth settings": Words(ko: "설정을 봐요", en: "see them all"),
      "hearth settings --json": Words(ko: "프로그램이 읽을 수 있게 봐요", en: "for programs"),
    ],
    isReadOnly: true, printsList: true)

  let tools: SettingsTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let language = console.language
    try Listing(SettingsListCommand.columns(language)) { entry in
      var object = entry.json()
      object.append("meaning", .string(entry.setting.meaning(language)))
      object.append("accepts", .string(entry.setting.form.acceptedValues(language)))
      return .object(object)
    }
    .print(try tools.queries.all(), whenEmpty: Words(ko: "", en: ""), in: &console)
    if console.form == .terminal { printHowToChange(in: &console) }
  }

  private func printHowToChange(in console: inout Console) {
    console.printLine()
    let language = console.language
    let words = language(
      ko: "바꾸려면: hearth settings set 이름 값 · 쓸 수 있는 값을 보려면: hearth settings get 이름",
      en: "To change one: hearth settings set NAME VALUE · what it takes: hearth settings get NAME")
    console.printWrapped(words, Style(attributes: .dim))
  }

  private static func columns(_ language: Language) -> [Column<SettingEntry>] {
    [
      Column(
        Words(ko: "설정", en: "Setting"),
        displayText: { entry, _ in
          StyledText(entry.setting.name, entry.isChanged ? .bold : [])
        }, pipedText: { $0.setting.name }),
      Column(
        Words(ko: "값", en: "Value"), shrinks: true,
        displayText: { entry, language in
          StyledText(entry.typedAndDisplayText(language), entry.isChanged ? .bold : [])
        }, pipedText: { $0.maskedText }),
      Column(
        Words(ko: "", en: ""), heading: Words(ko: "바뀜", en: "Changed"),
        displayText: { entry, _ in
          StyledText(entry.isOverriddenByEnvironment ? "$" : entry.isChanged ? "*" : "")
        }, pipedText: { $0.isChanged ? "changed" : "default" }),
      Column(
        Words(ko: "무엇인가요", en: "What it is"), shrinks: true, omissionOrder: 1,
        displayText: { entry, language in StyledText(entry.setting.label(language), .dim) },
        pipedText: { $0.setting.label(language) }),
    ]
  }
}
