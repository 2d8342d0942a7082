/// The syntax of a positional argument: its name, how many words it takes, and their kind.
package struct ArgumentSpec: Sendable {
  /// The key of the argument within its command, in lower case.
  package let name: String
  /// The placeholder in the help, such as `WHO`.
  package let placeholder: Words
  /// The name in error messages, such as `MONTH` for the placeholder `YYYY-MM`. By default the
  /// placeholder.
  package let nameInMessages: Words
  package private(set) var arity: Arity
  package let kind: ValueKind
  package let help: Words?
  /// Units that may follow the last argument if it is a number, as in `20 pages`.
  package let units: [String]
  /// Whether a text is almost certainly a value of this argument. The words before it then belong
  /// to the argument before.
  let isCertainValue: @Sendable (String) -> Bool

  package enum Arity: Sendable, Hashable {
    case required
    /// One text of any number of words, with or without quotes. Without quotes, all words must come
    /// before the options.
    case phrase
    /// An optional phrase.
    case optionalPhrase
    case optional
    /// All remaining words, possibly none.
    case zeroOrMore
    /// All remaining words, at least one.
    case oneOrMore
  }

  package init(
    _ name: String, _ arity: Arity = .required, kind: ValueKind = .text,
    placeholder: Words? = nil, nameInMessages spoken: Words? = nil, help: Words? = nil,
    units: [String] = [],
    isCertainValue isKnown: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.name = name
    self.arity = arity
    self.kind = kind
    self.help = help
    self.units = units
    self.isCertainValue = isKnown
    let upper = name.uppercased()
    self.placeholder = placeholder ?? Words(ko: upper, en: upper)
    self.nameInMessages = spoken ?? self.placeholder
  }

  /// Returns the argument with another arity.
  func with(arity: Arity) -> ArgumentSpec {
    var spec = self
    spec.arity = arity
    return spec
  }

  var isRequired: Bool { arity == .required || arity == .phrase || arity == .oneOrMore }
  var isPhrase: Bool { arity == .phrase || arity == .optionalPhrase }
  var takesRemainingWords: Bool { arity == .zeroOrMore || arity == .oneOrMore }

  /// Returns the argument as displayed in a usage line.
  func usage(_ language: Language) -> String {
    let name = placeholder(language)
    return switch arity {
    case .required, .phrase: name
    case .optional, .optionalPhrase: "[\(name)]"
    case .zeroOrMore: "[\(name)…]"
    case .oneOrMore: "\(name)…"
    }
  }
}

extension Words {
  // Placeholders in the help.
  static let name = Words(ko: "이름", en: "NAME")
  static let title = Words(ko: "제목", en: "TITLE")
  static let text = Words(ko: "글", en: "TEXT")
  static let file = Words(ko: "파일", en: "FILE")

  /// The placeholder of a month in the help, and its name in messages.
  static let yearAndMonth = Words(ko: "YYYY-MM", en: "YYYY-MM")
  static let month = Words(ko: "달", en: "MONTH")
}
