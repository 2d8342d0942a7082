import HearthDomain

/// What was given to a command, sorted by name; counts and choices are right already.
///
/// Asking for a name that the command's grammar does not declare is a mistake of the program.
package struct ParsedInput: Sendable {
  private let spec: CommandSpec
  private let arguments: NamedTexts
  private let values: NamedTexts
  private let flags: [String]

  init(_ spec: CommandSpec, _ reading: ValueReading) throws(UsageError) {
    self.spec = spec
    arguments = try ArgumentBinding(spec, called: reading.command, followed: reading.followed)
      .bind(reading.words)
    values = reading.values
    flags = reading.flags
  }

  /// Nothing was given.
  init(none spec: CommandSpec) {
    self.spec = spec
    arguments = NamedTexts()
    values = NamedTexts()
    flags = []
  }

  /// Whether the flag was given.
  package func flag(_ name: String) -> Bool {
    assert(declares(option: name), "\(spec.name) declares no --\(name)")
    return flags.contains(name)
  }

  /// The option's value as typed.
  package func text(_ name: String) -> String? { texts(name).last }

  /// All values of a repeatable option, in their order.
  package func texts(_ name: String) -> [String] {
    assert(declares(option: name), "\(spec.name) declares no --\(name)")
    return values[name] ?? []
  }

  /// The option's value as a whole number within the range.
  package func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    try number(text(name), named: Words(ko: "--" + name, en: "--" + name), in: range)
  }

  /// The option's value as one of an enum's words.
  package func choice<Choice: RawRepresentable<String>>(
    _ name: String, as type: Choice.Type = Choice.self
  ) -> Choice? {
    text(name).flatMap(Choice.init(rawValue:))
  }

  /// A required argument as typed.
  package func argument(_ name: String) throws(UsageError) -> String {
    guard let value = optionalArgument(name) else {
      throw refusal(.missingArgument(spoken(name)))
    }
    return value
  }

  /// The command's first argument as typed.
  func firstArgument() throws(UsageError) -> String {
    try argument(spec.arguments.first?.name ?? "")
  }

  /// All words of the command's first argument, at least one.
  func firstArguments() throws(UsageError) -> [String] {
    let words = rest(spec.arguments.first?.name ?? "")
    return words.isEmpty ? [try firstArgument()] : words
  }

  package func optionalArgument(_ name: String) -> String? { rest(name).first }

  /// The option's value as the path of a file.
  package func path(_ name: String) -> FilePath? { text(name)?.carriedPath }

  /// The command's first argument as the path of a file.
  package func firstPath() throws(UsageError) -> FilePath { try firstArgument().carriedPath }

  /// The argument as the path of a file; nil when it was left out.
  package func optionalPath(_ name: String) -> FilePath? { optionalArgument(name)?.carriedPath }

  /// All arguments that were given under the name.
  package func rest(_ name: String) -> [String] {
    assert(spec.arguments.contains { $0.name == name }, "\(spec.name) declares no \(name)")
    return arguments[name] ?? []
  }

  /// The argument as a whole number within the range; nil when it was left out.
  package func numberArgument(
    _ name: String, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    try number(optionalArgument(name), named: spoken(name), in: range)
  }

  /// The error to throw when this input cannot be accepted.
  package func refusal(_ reason: UsageError.Reason) -> UsageError {
    UsageError(reason, in: spec.path)
  }

  /// The error for an option's value, with what would be accepted instead.
  package func refusal(option name: String, accepted: Words) -> UsageError {
    refusal(
      .unacceptable(
        Words(ko: "--" + name, en: "--" + name), value: text(name)?.carriedWords ?? "",
        accepted: accepted))
  }

  /// The error for an argument, with what would be accepted instead.
  package func refusal(argument name: String, accepted: Words) -> UsageError {
    refusal(
      .unacceptable(
        spoken(name), value: optionalArgument(name)?.carriedWords ?? "", accepted: accepted))
  }

  /// Throws when more than one of these options was given.
  package func allowAtMostOne(of names: [String]) throws(UsageError) {
    let given = names.filter { flags.contains($0) || values[$0] != nil }
    if given.count > 1 { throw refusal(.conflictingOptions(given.map { "--" + $0 })) }
  }

  /// Throws when none of these options was given.
  package func requireOne(of names: [String]) throws(UsageError) {
    if !names.contains(where: { flags.contains($0) || values[$0] != nil }) {
      throw refusal(.missingOption(names.map { "--" + $0 }))
    }
  }

  private func number(
    _ text: String?, named name: Words, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text else { return nil }
    guard let number = Int(text) else { throw refusal(.notANumber(name, value: text)) }
    guard range.contains(number) else {
      throw refusal(.outOfRange(name, value: text, range))
    }
    return number
  }

  private func spoken(_ name: String) -> Words {
    spec.arguments.first { $0.name == name }?.spoken ?? Words(ko: name, en: name)
  }

  private func declares(option name: String) -> Bool {
    spec.options.contains { $0.name == name }
  }
}
