/// The grammar of a command, as data from which parsing, help, completions and the manual are made.
package struct CommandSpec: Sendable {
  package private(set) var commandName: CommandName
  package let arguments: [ArgumentSpec]
  package let options: [OptionSpec]
  /// Whether the command changes no data. It then does not create a store, and assistants may call
  /// it without asking.
  package let isReadOnly: Bool
  package let storeNeed: StoreNeed
  /// Whether the command prints pages or scripts instead of data, so that `--json` is refused.
  let printsTextOnly: Bool
  /// Whether help and completions omit the command.
  package let isHidden: Bool
  /// Whether assistants may not call the command, because it starts other programs, uses the
  /// network, or concerns security.
  let isForPeople: Bool
  /// Whether the command has an effect that undo does not revert. If an older change is undone
  /// afterwards, the message mentions this command.
  package let isIrreversible: Bool
  package let runningTime: RunningTime
  /// Whether the command prints a list, so that its format can be chosen; see ``ListForm``.
  let printsList: Bool
  /// Lines for the configuration files of other programs, displayed by the help.
  let linesToCopy: [ConfigurationLines]
  /// Throws if the input contains values that the command does not accept.
  let check: @Sendable (ParsedInput) throws -> Void

  /// How long the command runs, which matters in the full screen.
  package enum RunningTime: Sendable {
    case quick
    /// The command can take so long that users need feedback.
    case slow
    /// The command runs until it is stopped, or works only in a shell.
    case shellOnly
  }

  /// What happens if no store exists yet.
  package enum StoreNeed: Sendable {
    /// The command uses an empty store in memory.
    case inMemory
    /// The command uses an empty store in memory. If reminders are set up that are delivered even
    /// without entries, a store is created, because their delivery must be recorded.
    case inMemoryUnlessReminding
    /// The command uses an empty store in memory. A store is created once results are found,
    /// because their numbers must be stored.
    case inMemoryUntilResults
    case created
  }

  package init(
    _ words: CommandName,
    arguments: [any CommandArgument] = [], options: [any CommandOption] = [],
    isReadOnly isReading: Bool = false, storeNeed store: StoreNeed? = nil,
    printsTextOnly: Bool = false,
    isHidden: Bool = false, isForPeople: Bool = false, isIrreversible: Bool = false,
    runningTime pace: RunningTime = .quick,
    printsList: Bool = false,
    linesToCopy pasted: [ConfigurationLines] = []
  ) {
    let options = options + (printsList ? ListForm.options : [])
    self.commandName = words
    self.arguments = arguments.map { $0.spec }
    self.options = options.map { $0.spec }
    self.isReadOnly = isReading
    self.storeNeed = store ?? (isReading ? .inMemory : .created)
    self.printsTextOnly = printsTextOnly
    self.isHidden = isHidden
    self.isForPeople = isForPeople
    self.isIrreversible = isIrreversible
    self.runningTime = pace
    self.printsList = printsList
    self.linesToCopy = pasted
    check = { input in
      for argument in arguments { try argument.check(input) }
      for option in options { try option.check(input) }
    }
  }

  /// The words of the command joined by spaces, without the program's name.
  package var name: String { path.joined(separator: " ") }

  package var path: [String] { commandName.path }
  package var shortcuts: [[String]] { commandName.shortcuts }
  var spellings: [[String]] { commandName.spellings }

  /// The texts of help about the command, which are read each time.
  package var help: CommandHelp { CommandHelp(of: path) }

  /// The same command with its Korean names among its spellings.
  var withKoreanSpellings: CommandSpec {
    var spec = self
    spec.commandName = CommandName(
      path, shortcuts: shortcuts,
      synonyms: commandName.synonyms + commandName.koreanSpellings,
      isNounDefault: commandName.isNounDefault)
    return spec
  }

  /// Returns the usage line, such as `person water WHO [options]`.
  package func usage(_ language: Language, spelling: [String]? = nil) -> String {
    let options = options.contains { !$0.isRequired } ? [language(ko: "[옵션]", en: "[options]")] : []
    let required = self.options.filter(\.isRequired).map { $0.usage(language) }
    let parts = (spelling ?? path) + arguments.map { $0.usage(language) } + required + options
    return parts.joined(separator: " ")
  }
}
