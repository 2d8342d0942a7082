import HearthDomain

/// The messages after a change of settings.
enum SettingNotices {
  /// Returns the message about a change. It contains the previous value, because `hearth undo` does
  /// not restore every setting.
  static func changedNotice(_ entry: SettingEntry, from before: String) -> Words {
    let name = entry.setting.name
    if entry.text.isEmpty { return Words(ko: "\(name) 값을 비웠어요.", en: "\(name) is blank now.") }
    if entry.setting.isSecret {
      return Words(ko: "\(name) 값을 저장했어요.", en: "\(name) is saved.")
    }
    let value = Words(
      ko: KoreanParticle.toward(entry.text.quoted(.korean)), en: entry.text.quoted(.english))
    guard !before.isEmpty, before != entry.text else {
      return Words(ko: "\(name) 값을 \(value.ko) 바꿨어요.", en: "\(name) is \(value.en) now.")
    }
    return Words(
      ko: "\(name) 값을 \(before.quoted(.korean))에서 \(value.ko) 바꿨어요.",
      en: "\(name) is \(value.en) now; it was \(before.quoted(.english)).")
  }

  static func resetNotice(_ setting: Setting) -> Words {
    let standard = setting.defaultText
    guard !standard.isEmpty else {
      return Words(ko: "\(setting.name) 값을 비웠어요.", en: "\(setting.name) is blank again.")
    }
    return Words(
      ko: "\(setting.name) 값을 기본값 \(KoreanParticle.toward(standard.quoted(.korean))) 되돌렸어요.",
      en: "\(setting.name) is \(standard.quoted(.english)) again, its default.")
  }

  static let allResetNotice = Words(
    ko: "모든 설정을 기본값으로 되돌렸어요.", en: "All settings are back to their defaults.")

  static func movedBrokenFile(to path: FilePath) -> Words {
    let path = path.quotable(limit: 200)
    return Words(
      ko: "손상된 설정 파일을 따로 두었어요: \(path)", en: "Moved the damaged settings file aside: \(path)")
  }

  static let storedUnencryptedNote = Words(
    ko: "API 키와 토픽은 다른 프로그램이 볼 수 있는 명령줄에 적지 않아요. 값을 빼면 가려서 물어보고, 파일은 ‘- < 파일’로 읽어요.",
    en: "Keys and topics are not accepted on the command line, where other programs can see them."
      + " Leave the value out to be asked for it, or read it from a file with “- < FILE”.")

  static let noTerminal = Words(
    ko: "물어볼 터미널이 없어요. 값을 ‘-’와 함께 표준 입력으로 건네 주세요.",
    en: "There is no terminal to ask on. Give “-” and the value on standard input.")

  static let nothingTyped = Words(
    ko: "아무것도 적지 않아서 그대로 두었어요. 값을 지우려면 ‘hearth settings reset’을 써 주세요.",
    en: "Nothing was typed, so nothing was changed. “hearth settings reset” removes a value.")

  static let environmentOverrides = Words(
    ko: "환경 변수에 다른 값이 있어서, 그 변수가 있는 동안은 그 값이 먼저예요.",
    en: "An environment variable also sets this and takes precedence while it is set.")

  static func incompleteDelivery(_ method: DeliverySettings.Method) -> Words {
    switch method {
    case .ntfy:
      Words(
        ko: "ntfy로 알리려면 remind.ntfy-server와 remind.ntfy-topic도 정해 주세요.",
        en: "ntfy also needs remind.ntfy-server and remind.ntfy-topic.")
    case .standardOutput, .desktop, .terminal, .command:
      Words(
        ko: "\(method.rawValue) 방법으로 알리려면 remind.command도 정해 주세요.",
        en: "The channel \(method.rawValue) also needs remind.command.")
    }
  }
}
