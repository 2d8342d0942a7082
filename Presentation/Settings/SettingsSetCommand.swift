import HearthDomain

/// Changes a setting.
struct SettingsSetCommand: Command {
  struct Options: Hashable, Sendable {
    /// The source of the value.
    enum Source: Hashable, Sendable {
      case typed(String)
      /// The user is asked; the typed text is hidden.
      case prompted
      /// The value is a line of standard input.
      case piped
    }

    let setting: Setting
    let source: Source
  }

  static let commandName = CommandName(
    ["settings", "set"], synonyms: [["settings", "edit"], ["settings", "add"]])

  private static let value = Argument<[String]>(
    "value", .zeroOrMore, kind: .settingValue, placeholder: Words(ko: "값", en: "VALUE"),
    help: Words(
      ko: "쓸 수 있는 값은 ‘hearth settings get 이름’이 알려 줘요.", en: "See “hearth settings get NAME”."))

  static let spec = CommandSpec(
    commandName, arguments: [SettingSpec.name, value], isForPeople: true)

  let tools: SettingsTools

  static func parse(_ input: ParsedInput) throws -> Options {
    let setting = try input[SettingSpec.name]
    let words = try input[value]
    if setting.isSecret {
      return Options(setting: setting, source: try valueSource(of: words, input))
    }
    guard !words.isEmpty else {
      throw input.usageError(.missingArgument(Words(ko: "값", en: "VALUE")))
    }
    let text = SettingInput(setting: setting).storedText(words)
    if case .choice(let words) = setting.form {
      try checkChoice(
        text, words, Words(ko: setting.name, en: setting.name),
        in: SettingsSetCommand.commandName.path)
    }
    return Options(setting: setting, source: .typed(text))
  }

  /// Returns where the value comes from. A secret must not be given on the command line, where
  /// other programs can read it and the shell's history stores it; only an empty value is accepted
  /// there.
  private static func valueSource(
    of words: [String], _ input: ParsedInput
  ) throws(UsageError) -> Options.Source {
    switch words {
    case []: return .prompted
    case ["-"]: return .piped
    case [""]: return .typed("")
    default: throw input.usageError(.custom(SettingNotices.storedUnencryptedNote))
    }
  }

  /// Returns the value; asks the user if necessary. Throws if no user can be asked.
  private func typedText(of options: Options, in console: inout Console) throws -> String {
    switch options.source {
    case .typed(let text): return text
    case .piped where !console.canAskSecretly:
      guard let line = try console.input.readLine() else {
        throw UsageError(
          .custom(SettingNotices.noTerminal), in: SettingsSetCommand.commandName.path)
      }
      // A line of a file from another system may end with a carriage return.
      return String(line.reversed().drop(while: \.isWhitespace).reversed())
    case .prompted where !console.canAskSecretly && !console.isPage:
      throw UsageError(.custom(SettingNotices.noTerminal), in: SettingsSetCommand.commandName.path)
    case .prompted, .piped:
      let typed = try console.promptSecretly("\(options.setting.name): ")
      guard let typed, !typed.isEmpty else {
        throw UsageError(
          .custom(SettingNotices.nothingTyped), in: SettingsSetCommand.commandName.path)
      }
      return typed.withBytes { String(decoding: $0, as: UTF8.self) }
    }
  }

  func run(_ options: Options, in console: inout Console) throws {
    let typed = try typedText(of: options, in: &console)
    let before = try tools.queries.entry(of: options.setting).text
    let kept = try tools.changeSetting(
      options.setting, to: options.setting.text(adding: typed, to: before))
    let entry = SettingEntry(options.setting, text: kept, isFixed: false)
    let language = language(after: options.setting, console.language)
    console.confirm(
      [SettingNotices.changedNotice(entry, from: before)(language)], json: entry.json())
    for remark in pendingRequirements(for: options.setting, kept) {
      console.printPrefixedNote(remark(language))
    }
  }

  /// Returns the language of the reply: after a change of the language, already the new one.
  private func language(after setting: Setting, _ language: Language) -> Language {
    guard setting.name == Setting.named("language")?.name else { return language }
    return tools.queries.settings().language ?? language
  }

  /// Returns notes on why the new value has no effect yet, such as an environment variable that
  /// overrides it.
  private func pendingRequirements(for setting: Setting, _ text: String) -> [Words] {
    var remarks = [tools.missingFontNote(of: setting, text)].compactMap(\.self)
    if tools.queries.isOverriddenByEnvironment(setting) {
      remarks.append(SettingNotices.environmentOverrides)
    }
    if setting.group == .delivery {
      remarks += tools.queries.settings().delivery.incompleteMethods.map(
        SettingNotices.incompleteDelivery)
    }
    return remarks
  }
}
