import HearthDomain

/// Categories of complete phrases, shared by both languages.
enum Category: String, CaseIterable {
  case date = "DATE"
  case time = "TIME"
  /// Day with a time; `WHENR` has the time first.
  case dayAndTime = "WHEN"
  case timeFirst = "WHENR"
  case partOfDay = "PART"
  case span = "SPAN"
  /// Two bare numbers that may be hours.
  case bareSpan = "BARESPAN"
  case length = "LEN"
  case forLength = "FOR"
  case repetition = "REP"
  case first = "FIRST"
  case last = "LAST"
  case due = "DUE"
  case count = "COUNT"
  case exception = "EXC"
  case zone = "ZONE"
  case reminder = "REM"
  case afterDone = "AFTER"
  /// Meaning of a text without a title: `9`, `12-05`, `week`. Not used in titles.
  case standalone = "ALONE"
  /// Phrase with several facts.
  case facts = "FACTS"
  /// Phrase that needs an answer, whatever the other phrases are.
  case open = "ASK"
}

/// Value that a rule's constructor builds, or that a token or table entry has.
enum Value: Hashable, Sendable {
  case none
  case number(Numeral)
  case text(String)
  indirect case moment(Moment)
  indirect case span(Span)
  case length(Length)
  indirect case repetition(RepetitionPattern)
  case exceptions([ExceptionPattern])
  case weekdays([Weekday])
  case part(PartOfDay)
  indirect case nth(NthInPeriod)
  indirect case feast(Feast)
  indirect case facts(Facts)
  case open(OpenReason)
}

/// Number as written.
struct Numeral: Hashable, Sendable {
  let value: Int
  /// Number of digits; 0 for a number word.
  var digitCount = 0
  var startsWithZero = false
  /// Whether the number is a native Korean word, which counts hours.
  var isNative = false

  init(_ value: Int) { self.value = value }

  init?(_ token: Token) {
    guard let number = token.number else { return nil }
    value = number
    digitCount = token.isDigits ? token.digitCount : 0
    startsWithZero = token.isDigits && token.text.utf8.first == UInt8(ascii: "0")
    isNative = token.numeralLanguage == .korean && KoreanNumerals.isNative(token.word)
  }

  var isWord: Bool { digitCount == 0 }
}
