/// One thing that a command takes by its place.
package struct ArgumentSpec: Sendable {
  /// The name under which the command asks for it, in lower case.
  package let name: String
  /// How it is written in help, such as `WHO`.
  package let placeholder: Words
  /// What messages call it, where that is not how it is written in help: `MONTH` for `YYYY-MM`.
  package let spoken: Words
  package private(set) var arity: Arity
  package let kind: ValueKind
  package let help: Words?
  /// Words that may follow the last argument where it is a number, as in `20 pages`.
  package let units: [String]
  /// Whether a text can hardly be anything but its value, so that words before it are another's.
  let isKnown: @Sendable (String) -> Bool

  package enum Arity: Sendable, Hashable {
    case required
    /// One text of any number of words, with or without quotes; without them all its words stand
    /// before the options.
    case phrase
    /// The same, or nothing.
    case optionalPhrase
    case optional
    /// Everything that is left, perhaps nothing.
    case rest
    /// Everything that is left, at least one.
    case oneOrMore
  }

  package init(
    _ name: String, _ arity: Arity = .required, kind: ValueKind = .text,
    placeholder: Words? = nil, spoken: Words? = nil, help: Words? = nil, units: [String] = [],
    isKnown: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.name = name
    self.arity = arity
    self.kind = kind
    self.help = help
    self.units = units
    self.isKnown = isKnown
    let upper = name.uppercased()
    self.placeholder = placeholder ?? Words(ko: upper, en: upper)
    self.spoken = spoken ?? self.placeholder
  }

  /// The same, given another number of times.
  func with(_ arity: Arity) -> ArgumentSpec {
    var spec = self
    spec.arity = arity
    return spec
  }

  var isRequired: Bool { arity == .required || arity == .phrase || arity == .oneOrMore }
  var isPhrase: Bool { arity == .phrase || arity == .optionalPhrase }
  var takesRest: Bool { arity == .rest || arity == .oneOrMore }

  /// The argument as a line of usage shows it.
  func usage(_ language: Language) -> String {
    let name = placeholder(language)
    return switch arity {
    case .required, .phrase: name
    case .optional, .optionalPhrase: "[\(name)]"
    case .rest: "[\(name)…]"
    case .oneOrMore: "\(name)…"
    }
  }
}

extension Words {
  // What stands in help for what is typed there.
  static let name = Words(ko: "이름", en: "NAME")
  static let title = Words(ko: "제목", en: "TITLE")
  static let text = Words(ko: "글", en: "TEXT")
  static let file = Words(ko: "파일", en: "FILE")

  /// How a month is written in help, and what messages call it.
  static let yearAndMonth = Words(ko: "YYYY-MM", en: "YYYY-MM")
  static let month = Words(ko: "달", en: "MONTH")
}
