import HearthDomain
import JSONText

/// Resets one setting or all of them to their defaults.
struct SettingsResetCommand: Command {
  static let commandName = CommandName(
    ["settings", "reset"], synonyms: [["settings", "remove"]])

  private static let all = Flag("all", help: Words(ko: "모든 설정을 되돌려요.", en: "Reset every setting."))

  static let spec = CommandSpec(
    commandName, arguments: [SettingSpec.nameOrAll], options: [all], isForPeople: true)

  let tools: SettingsTools

  static func check(_ input: ParsedInput) throws {
    let setting = try input[SettingSpec.nameOrAll]
    if setting == nil, !input[all] {
      throw input.usageError(
        .missingOptionExplained(
          "name",
          why: Words(
            ko: "어느 설정인지 적어 주세요. 모두 되돌리려면 --all을 붙여요.",
            en: "Which setting? To reset every one, give --all.")))
    }
    if let setting, input[all] {
      throw input.usageError(.conflictingOptions([setting.name, "--all"]))
    }
  }

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let setting = try input[SettingSpec.nameOrAll]
    guard try confirmsReset(of: setting, in: &console) else { return }
    guard let setting else {
      let aside = try tools.changeSetting.resetAll()
      return console.confirm(
        [
          SettingNotices.allResetNotice(console.language),
          aside.map { SettingNotices.movedBrokenFile(to: $0)(console.language) },
        ],
        json: ["isReset": true, "aside": .path(aside)])
    }
    let kept = try tools.changeSetting(setting, to: nil)
    let entry = SettingEntry(setting, text: kept, isFixed: false)
    console.confirm([SettingNotices.resetNotice(setting)(console.language)], json: entry.json())
  }

  /// Asks for confirmation before the reset loses values that are hard to replace: all settings, or
  /// a secret.
  private func confirmsReset(of setting: Setting?, in console: inout Console) throws -> Bool {
    guard let setting else {
      return try console.confirmOrReport(
        console.language(
          ko: "API 키까지 모든 설정을 기본값으로 되돌릴까요?", en: "Reset every setting, keys included?"),
        orSays: .nothingChanged)
    }
    guard setting.isSecret, try tools.queries.entry(of: setting).isChanged else { return true }
    return try console.confirmOrReport(
      console.language(
        ko: "\(setting.name) 값을 지울까요?", en: "Remove the value of \(setting.name)?"),
      orSays: .nothingChanged)
  }
}
