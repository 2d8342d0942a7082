import HearthDomain

/// What a command takes by its place.
package protocol CommandArgument: Sendable {
  var spec: ArgumentSpec { get }

  /// Throws where what was given is nothing that is taken.
  func check(_ input: ParsedInput) throws
}

/// An argument that gives a value of that type: its grammar, and how what was typed is read.
package struct Argument<Value>: CommandArgument {
  package let spec: ArgumentSpec
  let read: @Sendable (TypedText) throws -> Value

  package init(
    _ name: String, _ arity: ArgumentSpec.Arity = .required, kind: ValueKind = .text,
    placeholder: Words? = nil, spoken: Words? = nil, help: Words? = nil, units: [String] = [],
    isKnown: @escaping @Sendable (String) -> Bool = { _ in false },
    read: @escaping @Sendable (TypedText) throws -> Value
  ) {
    spec = ArgumentSpec(
      name, arity, kind: kind, placeholder: placeholder, spoken: spoken, help: help, units: units,
      isKnown: isKnown)
    self.read = read
  }

  private init(_ spec: ArgumentSpec, read: @escaping @Sendable (TypedText) throws -> Value) {
    self.spec = spec
    self.read = read
  }

  package func check(_ input: ParsedInput) throws { _ = try input[self] }
}

extension Argument where Value == String {
  /// As typed; several words as one text.
  package init(
    _ name: String, _ arity: ArgumentSpec.Arity = .required, kind: ValueKind = .text,
    placeholder: Words? = nil, spoken: Words? = nil, help: Words? = nil
  ) {
    self.init(
      name, arity, kind: kind, placeholder: placeholder, spoken: spoken, help: help
    ) { $0.texts.joined(separator: " ") }
  }

  /// The same, nil where it is left out.
  var optional: Argument<String?> {
    Argument<String?>(spec.with(.optional)) { $0.texts.first }
  }

  /// The same of all words there are, whatever else they may be.
  var phrase: Argument<String> { Argument(spec.with(.phrase), read: read) }

  /// The same once or several times.
  var several: Argument<[String]> {
    Argument<[String]>(spec.with(.oneOrMore)) { $0.texts }
  }
}

extension Argument where Value == String? {
  /// As typed, nil where it is left out.
  package init(
    _ name: String, kind: ValueKind = .text, placeholder: Words? = nil, spoken: Words? = nil,
    help: Words? = nil
  ) {
    self.init(
      name, .optional, kind: kind, placeholder: placeholder, spoken: spoken, help: help
    ) { $0.texts.first }
  }
}

extension Argument where Value == [String] {
  /// Each word as typed.
  package init(
    _ name: String, _ arity: ArgumentSpec.Arity, kind: ValueKind = .text,
    placeholder: Words? = nil, help: Words? = nil
  ) {
    self.init(name, arity, kind: kind, placeholder: placeholder, help: help) { $0.texts }
  }
}

extension Argument where Value == Int? {
  /// A whole number within the range, nil where it is left out.
  package init(
    _ name: String, in range: ClosedRange<Int>, placeholder: Words? = nil, spoken: Words? = nil,
    help: Words? = nil
  ) {
    self.init(
      name, .optional, kind: .number, placeholder: placeholder, spoken: spoken, help: help
    ) { try $0.texts.isEmpty ? nil : $0.number(in: range) }
  }
}

extension Argument where Value == FilePath {
  /// A path, or `-` for a standard stream.
  package init(_ name: String, placeholder: Words? = nil) {
    self.init(name, kind: .file, placeholder: placeholder) { $0.path }
  }
}

extension Argument where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of the words of an enum.
  package init(
    _ name: String, placeholder: Words? = nil, spoken: Words? = nil, help: Words? = nil
  ) {
    let words = Value.allCases.map { $0.rawValue }
    self.init(
      name, kind: .choice(words), placeholder: placeholder, spoken: spoken, help: help
    ) { try $0.choice(of: words) }
  }
}

extension Argument {
  /// A text within its limits.
  package init<Rule: TextRule>(
    _ name: String, _ arity: ArgumentSpec.Arity = .required, placeholder: Words? = nil,
    help: Words? = nil
  ) where Value == LimitedText<Rule> {
    self.init(name, arity, placeholder: placeholder, help: help) {
      try Value($0.texts.joined(separator: " "))
    }
  }
}
