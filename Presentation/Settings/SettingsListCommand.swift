import HearthDomain
import JSONText
import TerminalKit

/// Lists all settings with their values.
struct SettingsListCommand: Command {
  static let commandName = CommandName(["settings", "list"], isNounDefault: true)

  static let spec = CommandSpec(commandName, isReadOnly: true, printsList: true)

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
