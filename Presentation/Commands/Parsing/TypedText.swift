import HearthDomain
import HearthWhen

/// The typed text of an option or argument, which its `parse` closure converts.
package struct TypedText: Sendable {
  /// The words: several only if several are accepted, none only if the argument is optional.
  let texts: [String]
  /// The name of the option or argument, for error messages.
  private let name: Words
  /// The words of the command, for error messages.
  private let command: [String]
  /// The home folder, for `~` in a path; nil if unknown.
  private let home: FilePath?

  init(_ texts: [String], name: Words, command: [String], home: FilePath? = nil) {
    self.texts = texts
    self.name = name
    self.command = command
    self.home = home
  }

  var text: String { texts.last ?? "" }
  var path: FilePath { text.typedPath.resolved(home: home) }
  /// The typed path; nil if the argument was omitted.
  var pathIfAny: FilePath? { texts.isEmpty ? nil : path }

  /// Returns the value that `read` parses from the text; nil if the text is blank, which clears the
  /// value.
  func valueUnlessBlank<Value>(_ read: (String) throws -> Value) rethrows -> Value? {
    text.allSatisfy { $0.isWhitespace } ? nil : try read(text)
  }

  /// Returns the value, such as a day or number, that `read` parses from the text. Nil if the text
  /// is blank or `none`, which clears the value.
  func valueUnlessNone<Value>(_ read: (String) throws -> Value) rethrows -> Value? {
    Self.isNone(text) ? nil : try read(text)
  }

  /// Whether the text means that there is no value: it is blank, `none` or `없음`.
  static func isNone(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace) || ["none", "없음"].contains(text.lowercased())
  }

  func number(in range: ClosedRange<Int> = .min ... .max) throws(UsageError) -> Int {
    try count(in: range) { Int($0) }
  }

  /// Returns a number of days within the range: `3`, `3d`, `3 days`, `3일`, `일주일`.
  func days(in range: ClosedRange<Int> = .min ... .max) throws(UsageError) -> Int {
    try count(in: range, WhenReader.countOfDays)
  }

  /// Returns a number of minutes within the range: `90`, `90m`, `1h30m`, `1시간 30분`.
  func minutes(in range: ClosedRange<Int>) throws(UsageError) -> Int {
    try count(in: range) { Int($0) ?? (try? WhenReader.withoutCurrentDay.minutes($0)) }
  }

  private func count(
    in range: ClosedRange<Int>, _ read: (String) -> Int?
  ) throws(UsageError) -> Int {
    guard let count = read(text) ?? Int(text) else {
      throw usageError(.notANumber(name, value: text))
    }
    guard range.contains(count) else { throw usageError(.outOfRange(name, value: text, range)) }
    return count
  }

  /// Returns the choice for the typed word. Throws with the list of words if it is not one of them.
  func choice<Choice: RawRepresentable<String>>(of words: [String]) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    let list = words.joined(separator: ", ")
    throw usageError(accepted: Words(ko: list, en: list))
  }

  /// Returns the error for a text that is not accepted; `accepted` says what is.
  func usageError(accepted: Words) -> UsageError {
    usageError(.unacceptableValue(name, value: text.printableText, accepted: accepted))
  }

  func usageError(_ reason: UsageError.Reason) -> UsageError { UsageError(reason, in: command) }
}
