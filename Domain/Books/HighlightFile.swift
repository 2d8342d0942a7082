/// A passage that was marked in a book on another device.
public struct ImportedHighlight: Hashable, Sendable {
  public var title: BookTitle
  public var author: BookAuthor
  /// The passage, with what was noted beside it in a paragraph of its own.
  public var text: SentenceText
  public var page: Int?
  /// When it was marked; nil where the file does not tell.
  public var addedAt: Instant?

  public init(
    title: BookTitle, author: BookAuthor, text: SentenceText, page: Int? = nil,
    addedAt: Instant? = nil
  ) {
    self.title = title
    self.author = author
    self.text = text
    self.page = page
    self.addedAt = addedAt
  }
}

/// Reads files in which devices keep what was marked in books.
public protocol HighlightFile: Sendable {
  /// Hands over what was marked, by book and in the order of the books' pages, and reports what
  /// was left out.
  ///
  /// The source answers with the next bytes, and with none at the end. `each` answers with facts
  /// about what could not be taken as it stands.
  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedHighlight) throws -> [ImportFact]
  ) throws -> ImportReport
}
