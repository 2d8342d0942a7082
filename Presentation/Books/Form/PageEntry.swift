import HearthDomain

/// Parses a page or a percentage typed into a field.
enum PageEntry {
  /// Throws ``DomainError/invalid(_:)`` for other text.
  static func parseProgress(_ text: String) throws -> ReadingProgress {
    if let progress = ReadingProgress(typed: text) { return progress }
    let isBlank = text.allSatisfy(\.isWhitespace)
    throw DomainError.invalid(.page, isBlank ? .empty : .unreadable(text))
  }

  /// Parses a page count; throws ``DomainError/invalid(_:)`` for other text.
  static func parsePageCount(_ text: String) throws -> PageCount {
    guard case .page(let count)? = ReadingProgress(typed: text) else {
      throw DomainError.invalid(.pages, .unreadable(text))
    }
    return try PageCount(count)
  }
}
