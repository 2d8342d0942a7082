import HearthDomain

/// The arguments and options of a command; choices are already validated.
///
/// Only what the command's grammar declares may be read.
package struct ParsedInput: Sendable {
  private let spec: CommandSpec
  private var arguments: NamedTexts
  private var values: NamedTexts
  private let flags: [String]
  /// Whether the arguments consist of more than one word on the command line.
  let isTypedAsWords: Bool
  /// Whether the command was called by a short form of its name.
  let isCalledByShortcut: Bool
  /// The message that an unquoted text includes words that could be a time; nil if it does not.
  let timeInTextHint: Words?
  /// The home folder, for `~` in a path; nil if unknown.
  private let home: FilePath?

  init(
    _ spec: CommandSpec, _ reading: CommandValueParser, home: FilePath?
  ) throws(UsageError) {
    self.spec = spec
    self.home = home
    let (bound, words, continued) = try ArgumentBinding(
      spec, calledAs: reading.command, optionsWithTrailingWords: reading.optionsWithTrailingWords
    ).bind(reading.words)
    arguments = bound
    isTypedAsWords = words > 1
    isCalledByShortcut = spec.shortcuts.contains(reading.command)
    var values = reading.values
    for option in continued {
      let text = try option.fullText.validText(in: spec.path)
      values.replace(option.value, with: text, under: option.option.name)
    }
    timeInTextHint =
      continued.lazy.compactMap { option in
        option.trailingTime.map { ParsedInput.timeInTextHint($0, option.option.spelling) }
      }.first
    self.values = values
    flags = reading.flags
  }

  /// Creates an empty input.
  package init(none spec: CommandSpec) {
    self.init(spec, arguments: NamedTexts(), values: NamedTexts(), flags: [])
  }

  /// Creates the input from named values, as an assistant gives them, instead of a command line.
  init(_ spec: CommandSpec, arguments: NamedTexts, values: NamedTexts, flags: [String]) {
    self.spec = spec
    self.arguments = arguments
    self.values = values
    self.flags = flags
    (isTypedAsWords, isCalledByShortcut, timeInTextHint, home) = (false, false, nil, nil)
  }

  private static func timeInTextHint(_ when: String, _ option: String) -> Words {
    Words(
      ko: "\(when.quoted(.korean))도 \(option)에 들어갔어요. 따로 쓰려면 \(option) 앞에 적어 주세요.",
      en: "\(when.quoted(.english)) became part of \(option), too. To use it separately, put it"
        + " before \(option).")
  }

  package subscript(flag: Flag) -> Bool { has(flag.spec) }

  package subscript<Value>(option: Option<Value>) -> Value? {
    get throws {
      let (name, texts) = (option.spec.spelling, texts(of: option.spec))
      if texts.isEmpty { return nil }
      return try option.parse(
        TypedText(texts, name: Words(ko: name, en: name), command: spec.path, home: home))
    }
  }

  /// Returns the value of an option, or nil if the command does not declare it; for code that
  /// several commands share.
  func valueIfDeclared<Value>(_ option: Option<Value>) throws -> Value? {
    spec.options.contains { $0.name == option.spec.name } ? try self[option] : nil
  }

  /// Whether a flag is given; false if the command does not declare it.
  func isSet(_ flag: Flag) -> Bool { flags.contains(flag.spec.name) }

  /// Whether this is a dry run, which only reports what would change.
  var isRehearsal: Bool { isSet(ImportSpec.dryRun) }

  package subscript<Value>(argument: Argument<Value>) -> Value {
    get throws {
      try argument.parse(
        TypedText(
          texts(of: argument.spec), name: argument.spec.nameInMessages, command: spec.path,
          home: home))
    }
  }

  /// Returns the value of an argument that is optional in the grammar but necessary here. Throws if
  /// it is missing.
  func requiredValue(_ argument: Argument<String?>) throws -> String {
    guard let text = try self[argument] else {
      throw usageError(.missingArgument(argument.spec.nameInMessages))
    }
    return text
  }

  /// Returns the value of a required option. Throws if it is missing.
  func requiredValue<Value>(_ option: Option<Value>) throws -> Value {
    guard let value = try self[option] else {
      throw usageError(.missingOption([option.spec.spelling]))
    }
    return value
  }

  /// Returns the input with another word in place of the query; nil unless the query occurs exactly
  /// once among the arguments and values.
  func replacing(query: String, with word: String) -> ParsedInput? {
    var input = self
    let count =
      input.arguments.replace(query: query, with: word)
      + input.values.replace(query: query, with: word)
    return count == 1 ? input : nil
  }

  /// Whether the spelling is that of an option with a value that was not given.
  func mayBeAdded(_ spelling: String) -> Bool {
    spec.options.contains { $0.spelling == spelling && $0.valueKind != nil && !has($0) }
  }

  /// Returns the input with a value of the option with that spelling.
  func adding(_ text: String, to spelling: String) -> ParsedInput {
    var input = self
    for option in spec.options where option.spelling == spelling {
      input.values.append(text, to: option.name)
    }
    return input
  }

  /// Returns the input. Throws if one of its values is not accepted.
  package func validated() throws -> ParsedInput {
    try spec.check(self)
    return self
  }

  /// Whether the option was given.
  func has(_ option: any CommandOption) -> Bool { has(option.spec) }

  func has(_ option: OptionSpec) -> Bool {
    option.valueKind == nil ? flags.contains(option.name) : !texts(of: option).isEmpty
  }

  /// Returns all values of an option as typed, in order.
  func texts(of option: OptionSpec) -> [String] {
    assert(
      spec.options.contains { $0.name == option.name },
      "\(spec.name) declares no \(option.spelling)")
    return values[option.name] ?? []
  }

  func texts(of argument: ArgumentSpec) -> [String] {
    assert(
      spec.arguments.contains { $0.name == argument.name },
      "\(spec.name) declares no \(argument.name)")
    return arguments[argument.name] ?? []
  }

  /// The shortest words that call the command.
  var shortestSpelling: String { (spec.shortcuts.first ?? spec.path).joined(separator: " ") }

  func allowAtMostOne(of options: [any CommandOption]) throws(UsageError) {
    let given = options.filter { has($0) }
    if given.count > 1 { throw usageError(.conflictingOptions(given.map { $0.spec.spelling })) }
  }

  /// Throws if one of these options was given, because they cannot be used with the given argument.
  func rejectOptions(_ options: any CommandOption...) throws(UsageError) {
    for option in options where has(option) {
      throw usageError(
        .conflictingOptions([option.spec.spelling, spec.path.joined(separator: " ")]))
    }
  }

  func requireOne(of options: [any CommandOption]) throws(UsageError) {
    try requireOne(of: options.map { $0.spec })
  }

  func requireAnOption() throws(UsageError) { try requireOne(of: spec.options) }

  /// Throws if no option was given. The error names only `options`, the most common ones.
  func requireAnOption(suchAs options: [any CommandOption]) throws(UsageError) {
    guard !spec.options.contains(where: { has($0) }) else { return }
    let names = options.map { $0.spec.spelling }.joined(separator: ", ")
    let why = Words(
      ko: "무엇을 고칠지 옵션으로 알려 주세요. 예: \(names). 다른 옵션은 도움말에 있어요.",
      en: "Use an option to say what to change, such as \(names). The help lists the others.")
    throw usageError(.missingOptionExplained("options", why: why))
  }

  private func requireOne(of options: [OptionSpec]) throws(UsageError) {
    if !options.contains(where: { has($0) }) {
      throw usageError(.missingOption(options.map { $0.spelling }))
    }
  }

  /// Returns the error for this input.
  func usageError(_ reason: UsageError.Reason) -> UsageError { UsageError(reason, in: spec.path) }

  /// Returns the error for an option's value that is not accepted; it contains what is.
  func usageError(of option: any CommandOption, accepted: Words) -> UsageError {
    let name = option.spec.spelling
    let value = texts(of: option.spec).last?.printableText ?? ""
    return usageError(
      .unacceptableValue(Words(ko: name, en: name), value: value, accepted: accepted))
  }
}
