/// Email address: a local part, one @, and a domain, without spaces.
public struct Email: Hashable, Sendable {
  public let value: String

  /// Parses an address; throws ``DomainError/invalid(_:)`` if the text cannot be one.
  public init(_ raw: String) throws {
    let text = raw.normalizingWhitespace(keepingLines: false)
    guard text.utf8.count <= 254 else {
      throw DomainError.invalid(.email, .tooLong(limit: 254, actual: text.utf8.count))
    }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let hasRoom = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), hasRoom,
      !text.contains(where: \.isWhitespace)
    else { throw DomainError.invalid(.email, text.isEmpty ? .empty : .unreadable(text)) }
    value = text
  }
}
