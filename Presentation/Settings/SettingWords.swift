import HearthDomain

/// Sentences about invalid or unreadable settings.
struct SettingWords {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// Returns why a value is refused and what is accepted; secrets are not repeated.
  func invalidValueMessage(_ text: String, for setting: Setting) -> String {
    let accepted = setting.form.acceptedValues(language)
    guard !setting.isSecret else {
      return language(
        ko: "\(setting.name)에 쓸 수 없는 값이에요. 쓸 수 있는 값: \(accepted).",
        en: "\(setting.name) does not take this value. It takes \(accepted).")
    }
    let value = text.quoted(language)
    return language(
      ko: "\(setting.name)에는 \(KoreanParticle.object(value)) 쓸 수 없어요. 쓸 수 있는 값: \(accepted).",
      en: "\(setting.name) does not take \(value). It takes \(accepted).")
  }

  func unreadableFile(path: FilePath, line: Int, column: Int) -> String {
    let path = path.quotable(limit: 200)
    return language(
      ko: "설정 파일이 JSON 형식에 맞지 않아요: \(path), \(line)번째 줄 \(column)번째 글자. 파일은 그대로 두었어요.",
      en: "The settings file is not valid JSON at line \(line), column \(column): \(path). It was"
        + " left untouched.")
      + " " + SettingWords.repairAdvice(language)
  }

  /// How to fix an unreadable settings file.
  static let repairAdvice = Words(
    ko: "파일을 고치거나, ‘hearth settings reset --all’로 따로 두고 새로 시작할 수 있어요.",
    en: "Fix it, or run “hearth settings reset --all” to move it aside and start over.")

  /// Returns which setting or file could not be used, and that the default applies.
  func message(for fault: SettingFault) -> String {
    switch fault {
    case .entireFile(.damaged(.settings(let path, let line, let column))):
      unreadableFile(path: path, line: line, column: column)
        + language(ko: " 이번에는 기본 설정을 써요.", en: " Defaults are used for this run.")
    case .entireFile(let error):
      error.message(in: language)
        + language(ko: " 이번에는 기본 설정을 써요.", en: " Default settings are used for this run.")
    case .value(let name): invalidValueNote(name)
    case .environmentVariable(let name, let setting):
      language(
        ko: "\(name) 환경 변수의 값을 쓸 수 없어서 무시했어요. 쓸 수 있는 값: \(setting.form.acceptedValues.ko).",
        en: "The value of the variable \(name) is not accepted and was ignored. It takes"
          + " \(setting.form.acceptedValues.en).")
    }
  }

  private func invalidValueNote(_ name: String) -> String {
    let start = language(
      ko: "설정 파일에서 \(name) 값을 쓸 수 없어서 이번에는 기본값을 써요.",
      en: "The settings file has a value for \(name) that is not accepted; its default is used.")
    guard let setting = Setting.named(name) else { return start }
    return start
      + language(
        ko: " 쓸 수 있는 값: \(setting.form.acceptedValues.ko).",
        en: " It takes \(setting.form.acceptedValues.en).")
  }
}

extension Console {
  /// Prints a note about settings that cannot be used, after the result.
  package mutating func noteSettingFaults(_ faults: [SettingFault]) {
    for fault in faults {
      printPrefixedNote(SettingWords(language).message(for: fault))
      if case .entireFile(let error) = fault { reportedErrors.append(error) }
    }
  }
}
