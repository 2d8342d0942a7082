import HearthDomain
import JSONText

/// The arguments and options that the settings commands share.
enum SettingSpec {
  static let name = Argument<Setting>(
    "name", kind: .setting, placeholder: .name,
    nameInMessages: Words(ko: "설정", en: "SETTING"), help: help, parse: parseSetting)

  /// The argument for a setting; nil if it is omitted, as with `--all`.
  static let nameOrAll = Argument<Setting?>(
    "name", .optional, kind: .setting, placeholder: Words(ko: "이름|--all", en: "NAME|--all"),
    nameInMessages: Words(ko: "설정", en: "SETTING"), help: help
  ) { try $0.texts.isEmpty ? nil : parseSetting($0) }

  private static let help = Words(
    ko: "‘hearth settings’가 보여 주는 이름이에요.", en: "As “hearth settings” lists it.")

  /// Parses a setting's name; throws ``UsageError`` with the nearest name.
  @Sendable private static func parseSetting(_ typed: TypedText) throws(UsageError) -> Setting {
    let name = typed.text
    if let setting = Setting.named(name.lowercased()) { return setting }
    let near = Suggestion.nearest(to: name, among: Setting.all.map(\.name))
    throw typed.usageError(.unknownSetting(name, nearest: near))
  }
}

extension SettingEntry {
  /// Returns the setting as JSON. Secrets are masked, unless `reveals` is set.
  func json(reveals: Bool = false) -> JSONObject {
    [
      "name": .string(setting.name), "value": .string(reveals ? text : maskedText),
      "default": .string(setting.defaultText), "isChanged": .bool(isChanged),
      "isSecret": .bool(setting.isSecret), "isFromEnvironment": .bool(isOverriddenByEnvironment),
    ]
  }
}
