import HearthDomain

/// Reads a page or a percentage that was typed into a field.
enum PageEntry {
  /// Throws ``DomainError/invalid(_:)`` for anything else.
  static func read(_ text: String) throws -> ReadingProgress {
    if let progress = ReadingProgress(typed: text) { return progress }
    let isBlank = text.allSatisfy(\.isWhitespace)
    throw DomainError.invalid(.page, isBlank ? .empty : .unreadable(text))
  }
}
