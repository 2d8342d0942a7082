import HearthDomain
import JSONText

/// A response of a book service: a status and a JSON document.
struct BookAnswer {
  let source: BookSource
  let answer: HTTPAnswer

  /// Returns the document. Throws an error if the status is not success.
  func document() throws -> JSONValue {
    guard answer.isSuccess else { throw trouble }
    guard let document = documentForAnyStatus else { throw source.unavailable(.unreadableResponse) }
    return document
  }

  /// The document, whatever the status; nil if there is none, for example if the response is an
  /// HTML page.
  var documentForAnyStatus: JSONValue? {
    guard let document = try? JSONValue(reading: answer.body, rules: .lenient),
      document.objectValue != nil
    else { return nil }
    return document
  }

  /// The error that the status means.
  var trouble: DomainError {
    let trouble: ServiceTrouble =
      switch answer.status {
      case 401 where source.needsKey: .keyRefused
      case 429: .tooManyRequests(retryAfter: answer.retryAfter)
      case 500..<600: .serverError(status: answer.status)
      case 200..<300: .unreadableResponse
      default: .refused(status: answer.status)
      }
    return source.unavailable(trouble)
  }
}

extension JSONValue {
  /// The value as text, if it is a text or a number.
  var lenientText: String? {
    switch self {
    case .string(let text): text
    case .int, .number, .double: text
    default: nil
    }
  }

  /// The value as a whole number, even if it is written as text.
  var lenientInteger: Int? {
    intValue ?? stringValue.flatMap { Int($0.utf8.trimmedText) }
  }

  /// The texts in a list; a single text counts as a list of one.
  var lenientTexts: [String] {
    arrayValue?.compactMap(\.lenientText) ?? lenientText.map { [$0] } ?? []
  }
}

extension String.UTF8View {
  /// The text without surrounding blanks.
  fileprivate var trimmedText: String { String(decoding: trimmedBlanks, as: UTF8.self) }
}
