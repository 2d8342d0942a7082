import HearthDomain

/// What was typed for an option or an argument, for whoever reads it as a value.
package struct TypedText: Sendable {
  /// Several only where several are taken, none only where an argument may be left out.
  let texts: [String]
  /// What messages call it.
  private let name: Words
  /// The words of the command, for what is refused.
  private let command: [String]

  init(_ texts: [String], name: Words, command: [String]) {
    self.texts = texts
    self.name = name
    self.command = command
  }

  var text: String { texts.last ?? "" }
  var path: FilePath { text.carriedPath }

  /// What the body reads; nil for a blank text, which takes back what was entered.
  func unlessBlank<Value>(_ read: (String) throws -> Value) rethrows -> Value? {
    text.allSatisfy { $0.isWhitespace } ? nil : try read(text)
  }

  /// The same of what is no text of its own, as a day or a number, which `none` takes back, too.
  func unlessNone<Value>(_ read: (String) throws -> Value) rethrows -> Value? {
    Self.isNone(text) ? nil : try read(text)
  }

  /// Whether somebody who was to type a value meant that there is none.
  static func isNone(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace) || ["none", "없음"].contains(text.lowercased())
  }

  func number(in range: ClosedRange<Int> = .min ... .max) throws(UsageError) -> Int {
    try count(in: range) { Int($0) }
  }

  /// Days within the range: `3`, `3d`, `3 days`, `3일`, `일주일`.
  func days(in range: ClosedRange<Int> = .min ... .max) throws(UsageError) -> Int {
    try count(in: range, DayCount.days)
  }

  /// Minutes within the range: `90`, `90m`, `1h30m`, `1시간 30분`.
  func minutes(in range: ClosedRange<Int>) throws(UsageError) -> Int {
    try count(in: range) { Int($0) ?? (try? DateInput.minutes($0)) }
  }

  /// Pages of a book: `240`, `240p`, `240 pages`, `240쪽`.
  func pages() throws(UsageError) -> Int {
    if case .page(let pages)? = ReadingProgress(typed: text) { return pages }
    return try number()
  }

  private func count(
    in range: ClosedRange<Int>, _ read: (String) -> Int?
  ) throws(UsageError) -> Int {
    guard let count = read(text) ?? Int(text) else {
      throw refusal(.notANumber(name, value: text))
    }
    guard range.contains(count) else { throw refusal(.outOfRange(name, value: text, range)) }
    return count
  }

  /// What those words stand for, one of which was typed.
  func choice<Choice: RawRepresentable<String>>(of words: [String]) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    let list = words.joined(separator: ", ")
    throw refusal(accepted: Words(ko: list, en: list))
  }

  /// The error for a text that is not accepted, with what would be.
  func refusal(accepted: Words) -> UsageError {
    refusal(.unacceptable(name, value: text.carriedWords, accepted: accepted))
  }

  func refusal(_ reason: UsageError.Reason) -> UsageError { UsageError(reason, in: command) }
}
