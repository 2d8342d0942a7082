import HearthDomain
import JSONText
import TerminalKit

extension ParsedInput {
  /// The setting that the argument names; throws ``UsageError`` with what may have been meant.
  func setting(_ argument: String = "name") throws(UsageError) -> Setting {
    let name = try self.argument(argument)
    guard let setting = Setting.named(name.lowercased()) else {
      let near = Suggestion.nearest(to: name, among: Setting.all.map(\.name))
      throw refusal(.unknownSetting(name, nearest: near))
    }
    return setting
  }
}

extension ArgumentSpec {
  /// The name of a setting; what may stand in its place is shown beside it.
  static func setting(_ arity: Arity = .required, or other: String? = nil) -> ArgumentSpec {
    let rest = other.map { "|" + $0 } ?? ""
    return ArgumentSpec(
      "name", arity, kind: .setting, placeholder: Words(ko: "이름" + rest, en: "NAME" + rest),
      spoken: Words(ko: "이름", en: "NAME"),
      help: Words(ko: "‘hearth settings’가 보여 주는 이름이에요.", en: "As “hearth settings” lists it."))
  }
}

extension SettingEntry {
  /// The setting for programs; a secret in clear only where it was asked for.
  func json(reveals: Bool = false) -> JSONObject {
    [
      "name": .string(setting.name), "value": .string(reveals ? text : masked),
      "default": .string(setting.standard), "isChanged": .bool(isChanged),
      "isSecret": .bool(setting.isSecret), "isFromEnvironment": .bool(isFixed),
    ]
  }
}
