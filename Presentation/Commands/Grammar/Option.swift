import HearthDomain

/// A named option of a command: with a value, or a flag.
package protocol CommandOption: Sendable {
  var spec: OptionSpec { get }

  /// Throws if the input contains a value that the option does not accept.
  func check(_ input: ParsedInput) throws
}

/// An option without a value.
package struct Flag: CommandOption {
  package private(set) var spec: OptionSpec

  package init(_ name: String, short: Character? = nil, help: Words) {
    spec = OptionSpec(name, nil, short: short, help: help)
  }

  package func check(_ input: ParsedInput) {}

  /// The same flag, but not available to assistants.
  var forPeopleOnly: Flag {
    var flag = self
    flag.spec.isForPeople = true
    return flag
  }
}

/// An option whose parsed value has the type `Value`.
package struct Option<Value>: CommandOption {
  package private(set) var spec: OptionSpec
  let parse: @Sendable (TypedText) throws -> Value

  package init(
    _ name: String, _ kind: ValueKind = .text, short: Character? = nil,
    isRepeatable: Bool = false, isRequired: Bool = false, placeholder: Words? = nil, help: Words,
    synonyms: [OptionSpec.Synonym] = [], parse read: @escaping @Sendable (TypedText) throws -> Value
  ) {
    spec = OptionSpec(
      name, kind, short: short, isRepeatable: isRepeatable, isRequired: isRequired,
      placeholder: placeholder, help: help, synonyms: synonyms)
    self.parse = read
  }

  package func check(_ input: ParsedInput) throws { _ = try input[self] }

  /// The same option, but required.
  var asRequired: Option {
    var option = self
    option.spec.isRequired = true
    return option
  }

  /// The same option, but not available to assistants.
  var forPeopleOnly: Option {
    var option = self
    option.spec.isForPeople = true
    return option
  }

  func with(help: Words) -> Option {
    var option = self
    option.spec.help = help
    return option
  }
}

extension Option where Value == String {
  /// Creates an option whose value is the typed text.
  package init(_ name: String, _ kind: ValueKind = .text, placeholder: Words? = nil, help: Words) {
    self.init(name, kind, placeholder: placeholder, help: help) { $0.text }
  }
}

extension Option where Value == Int {
  /// Creates an option for an integer within the range.
  package init(
    _ name: String, in range: ClosedRange<Int>, placeholder: Words? = nil, help: Words
  ) {
    self.init(name, .number, placeholder: placeholder, help: help) { try $0.number(in: range) }
  }
}

extension Option where Value == FilePath {
  /// Creates an option for a path, or `-` for a standard stream.
  package init(
    _ name: String, short: Character? = nil, placeholder: Words? = nil, help: Words
  ) {
    self.init(name, .file, short: short, placeholder: placeholder, help: help) { $0.path }
  }
}

extension Option where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// Creates an option for a case of an enum, limited to the given choices.
  package init(
    _ name: String, _ choices: [Value] = Array(Value.allCases), placeholder: Words? = nil,
    help: Words, synonyms: [OptionSpec.Synonym] = []
  ) {
    let words = choices.map { $0.rawValue }
    self.init(
      name, .choice(words), placeholder: placeholder, help: help, synonyms: synonyms
    ) { try $0.choice(of: words) }
  }
}

extension Option {
  /// Creates an option for a text that obeys a rule.
  package init<Rule: TextRule>(
    _ name: String, _ kind: ValueKind = .text, placeholder: Words? = nil, help: Words
  ) where Value == LimitedText<Rule> {
    self.init(name, kind, placeholder: placeholder, help: help) { try Value($0.text) }
  }
}
