import HearthDomain

/// A positional argument of a command.
package protocol CommandArgument: Sendable {
  var spec: ArgumentSpec { get }

  /// Throws if the input contains a value that the argument does not accept.
  func check(_ input: ParsedInput) throws
}

/// A positional argument whose parsed value has the type `Value`.
package struct Argument<Value>: CommandArgument {
  package let spec: ArgumentSpec
  let parse: @Sendable (TypedText) throws -> Value

  package init(
    _ name: String, _ arity: ArgumentSpec.Arity = .required, kind: ValueKind = .text,
    placeholder: Words? = nil, nameInMessages spoken: Words? = nil, help: Words? = nil,
    units: [String] = [],
    isCertainValue isKnown: @escaping @Sendable (String) -> Bool = { _ in false },
    parse read: @escaping @Sendable (TypedText) throws -> Value
  ) {
    spec = ArgumentSpec(
      name, arity, kind: kind, placeholder: placeholder, nameInMessages: spoken, help: help,
      units: units,
      isCertainValue: isKnown)
    self.parse = read
  }

  private init(_ spec: ArgumentSpec, parse read: @escaping @Sendable (TypedText) throws -> Value) {
    self.spec = spec
    self.parse = read
  }

  package func check(_ input: ParsedInput) throws { _ = try input[self] }
}

extension Argument where Value == String {
  /// Creates an argument whose value is the typed text; several words are joined.
  package init(
    _ name: String, _ arity: ArgumentSpec.Arity = .required, kind: ValueKind = .text,
    placeholder: Words? = nil, nameInMessages spoken: Words? = nil, help: Words? = nil
  ) {
    self.init(
      name, arity, kind: kind, placeholder: placeholder, nameInMessages: spoken, help: help
    ) { $0.texts.joined(separator: " ") }
  }

  /// The same argument, but optional; its value is nil if it is omitted.
  var asOptional: Argument<String?> {
    Argument<String?>(spec.with(arity: .optional)) { $0.texts.first }
  }

  /// The same argument, but taking all remaining words as one text.
  var asPhrase: Argument<String> { Argument(spec.with(arity: .phrase), parse: parse) }

  /// The same argument, but taking one or more words, each as a value of its own.
  var asSeveralWords: Argument<[String]> {
    Argument<[String]>(spec.with(arity: .oneOrMore)) { $0.texts }
  }
}

extension Argument where Value == String? {
  /// Creates an optional argument whose value is the typed text; nil if it is omitted.
  package init(
    _ name: String, kind: ValueKind = .text, placeholder: Words? = nil,
    nameInMessages spoken: Words? = nil,
    help: Words? = nil
  ) {
    self.init(
      name, .optional, kind: kind, placeholder: placeholder, nameInMessages: spoken, help: help
    ) { $0.texts.first }
  }
}

extension Argument where Value == [String] {
  /// Creates an argument whose value is the list of typed words.
  package init(
    _ name: String, _ arity: ArgumentSpec.Arity, kind: ValueKind = .text,
    placeholder: Words? = nil, help: Words? = nil
  ) {
    self.init(name, arity, kind: kind, placeholder: placeholder, help: help) { $0.texts }
  }
}

extension Argument where Value == Int? {
  /// Creates an optional argument for an integer in the range; nil if it is omitted.
  package init(
    _ name: String, in range: ClosedRange<Int>, placeholder: Words? = nil,
    nameInMessages spoken: Words? = nil,
    help: Words? = nil
  ) {
    self.init(
      name, .optional, kind: .number, placeholder: placeholder, nameInMessages: spoken, help: help
    ) { try $0.texts.isEmpty ? nil : $0.number(in: range) }
  }
}

extension Argument where Value == FilePath {
  /// Creates an argument for a path, or `-` for a standard stream.
  package init(_ name: String, placeholder: Words? = nil) {
    self.init(name, kind: .file, placeholder: placeholder) { $0.path }
  }
}

extension Argument where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// Creates an argument for a case of an enum.
  package init(
    _ name: String, placeholder: Words? = nil, nameInMessages spoken: Words? = nil,
    help: Words? = nil
  ) {
    let words = Value.allCases.map { $0.rawValue }
    self.init(
      name, kind: .choice(words), placeholder: placeholder, nameInMessages: spoken, help: help
    ) { try $0.choice(of: words) }
  }
}

extension Argument {
  /// Creates an argument for a text that obeys a rule.
  package init<Rule: TextRule>(
    _ name: String, _ arity: ArgumentSpec.Arity = .required, placeholder: Words? = nil,
    help: Words? = nil
  ) where Value == LimitedText<Rule> {
    self.init(name, arity, placeholder: placeholder, help: help) {
      try Value($0.texts.joined(separator: " "))
    }
  }
}
