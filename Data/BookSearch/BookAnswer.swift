import HearthDomain
import JSONText

/// What every service's answer begins with: a status, and a document in JSON.
struct BookAnswer {
  let source: BookSource
  let answer: HTTPAnswer

  /// The document of a success; throws what the status says of anything else.
  func document() throws -> JSONValue {
    guard answer.isSuccess else { throw trouble }
    guard let document = anyDocument else { throw source.unavailable(.notUnderstood) }
    return document
  }

  /// The document, whatever the status; nil if there is none, such as for a page of HTML.
  var anyDocument: JSONValue? {
    guard let document = try? JSONValue(reading: answer.body, rules: .lenient),
      document.objectValue != nil
    else { return nil }
    return document
  }

  /// What the status says by itself.
  var trouble: DomainError {
    let trouble: ServiceTrouble =
      switch answer.status {
      case 401 where source.needsKey: .keyRefused
      case 429: .tooManyRequests(retryAfter: answer.retryAfter)
      case 500..<600: .failing(status: answer.status)
      case 200..<300: .notUnderstood
      default: .refused(status: answer.status)
      }
    return source.unavailable(trouble)
  }
}

extension JSONValue {
  /// A text, or a number in its own spelling.
  var words: String? {
    switch self {
    case .string(let text): text
    case .int, .number, .double: text
    default: nil
    }
  }

  /// A whole number, also one that is written as a text.
  var whole: Int? {
    intValue ?? stringValue.flatMap { Int($0.utf8.trimmedWords) }
  }

  /// The texts of a list, or the one text.
  var wordList: [String] {
    arrayValue?.compactMap(\.words) ?? words.map { [$0] } ?? []
  }
}

extension String.UTF8View {
  /// Without blanks at the ends.
  fileprivate var trimmedWords: String { String(decoding: trimmedBlanks, as: UTF8.self) }
}
