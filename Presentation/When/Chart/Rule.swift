import HearthDomain

/// Rule that turns tokens or phrases matching a pattern into a value of a category.
struct Rule: Sendable {
  let name: StaticString
  let category: Symbol
  let elements: [Element]
  let weight: Double
  let traits: RuleTraits
  let build: Constructor
}

/// Builds a value from the matched elements of a pattern; returns nil to reject the match.
typealias Constructor = @Sendable (Arguments) -> Value?

/// Index of a category in the grammar; shared categories come first.
typealias Symbol = Int

/// Properties of a rule's phrases that affect how they combine with the rest of a title.
struct RuleTraits: OptionSet, Sendable {
  let rawValue: Int

  /// Phrase that can describe the noun after it instead of a time: `weekly review`.
  static let adjectival = RuleTraits(rawValue: 1)
  /// Number with an implied unit, which may count a noun after it: `25 guests`.
  static let counting = RuleTraits(rawValue: 2)
  /// Word that is also a first name or a common word.
  static let alsoName = RuleTraits(rawValue: 4)
  /// Holiday, which stays in the title if nothing else would.
  static let feast = RuleTraits(rawValue: 8)
  /// Phrase that is not reported if it stays in the title.
  static let unremarkable = RuleTraits(rawValue: 16)
  /// Deadline or end with 까지.
  static let koreanEnd = RuleTraits(rawValue: 32)
  /// Span of nights and days (`1박2일`), which is certain in any position.
  static let certainLength = RuleTraits(rawValue: 64)
  /// Part of the day that also names a meal: 점심.
  static let meal = RuleTraits(rawValue: 128)
  /// Number without a word or unit that makes it an hour or a day.
  static let bareNumber = RuleTraits(rawValue: 256)
  /// Lone number that only the subject makes an hour: `monday dentist 9`, `7 dinner`.
  static let hourOfSubject = RuleTraits(rawValue: 1024)
  /// Phrase that gives the day and also stays in the title: `Friday prayers`.
  static let staysInTitle = RuleTraits(rawValue: 512)
  /// Count that says it is a total: `총 8회`, `10번만`.
  static let certainCount = RuleTraits(rawValue: 2048)
  /// One of several times that the words name, so that it is never read without asking.
  static let choice = RuleTraits(rawValue: 4096)
}

/// Element of a pattern.
struct Element: Sendable {
  enum Matcher: Sendable {
    case words([Int])
    case table(Int)
    case number(ClosedRange<Int>, digitsOnly: Bool, digits: Int?, Token.NumeralLanguage?)
    case phrase([Symbol])
  }

  let matcher: Matcher
  /// Whether the element must follow the previous token without a space.
  let mustBeJoined: Bool
  /// Whether the element must be a separate word, not a unit joined to digits.
  let mustBeSeparate: Bool
  let isOptional: Bool
  /// Index of the element's value in the constructor's arguments; nil for words.
  let argumentIndex: Int?
}

/// Values of the matched elements, in order; nil for a missing optional element.
struct Arguments {
  let values: [Value?]

  subscript(index: Int) -> Value? { index < values.count ? values[index] : nil }

  /// The first value without a meaning, such as `2027-13-01`; nil if there is none. Whatever
  /// contains it has no meaning either.
  var unresolved: Value? {
    values.lazy.compactMap(\.self).first { if case .open = $0 { true } else { false } }
  }

  func numeral(_ index: Int) -> Numeral? {
    if case .number(let numeral)? = self[index] { numeral } else { nil }
  }

  func int(_ index: Int) -> Int { numeral(index)?.value ?? 0 }

  func has(_ index: Int) -> Bool { self[index] != nil }

  func text(_ index: Int) -> String {
    if case .text(let text)? = self[index] { text } else { "" }
  }

  func moment(_ index: Int) -> Moment {
    if case .moment(let moment)? = self[index] { moment } else { Moment() }
  }

  func date(_ index: Int) -> DatePattern { moment(index).date }

  func clock(_ index: Int) -> ClockPattern {
    switch self[index] {
    case .moment(let moment)?: return moment.clock
    case .part(let part)?: return ClockPattern(part)
    default: return ClockPattern()
    }
  }

  func span(_ index: Int) -> Span {
    if case .span(let span)? = self[index] { span } else { Span(start: Moment(), end: Moment()) }
  }

  func length(_ index: Int) -> Length {
    if case .length(let length)? = self[index] { length } else { Length(0, .day) }
  }

  func repetition(_ index: Int) -> RepetitionPattern {
    if case .repetition(let pattern)? = self[index] { pattern } else { RepetitionPattern(.daily) }
  }

  func weekdays(_ index: Int) -> [Weekday] {
    if case .weekdays(let weekdays)? = self[index] { weekdays } else { [] }
  }

  func weekday(_ index: Int) -> Weekday { weekdays(index).first ?? .monday }

  func nth(_ index: Int) -> NthInPeriod {
    if case .nth(let nth)? = self[index] { nth } else { NthInPeriod([], .day) }
  }

  func part(_ index: Int) -> PartOfDay? {
    if case .part(let part)? = self[index] { part } else { nil }
  }

  func exceptions(_ index: Int) -> [ExceptionPattern] {
    if case .exceptions(let list)? = self[index] { list } else { [] }
  }

  func feast(_ index: Int) -> Feast? {
    if case .feast(let feast)? = self[index] { feast } else { nil }
  }
}
