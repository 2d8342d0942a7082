/// A passage that was highlighted in a book on another device.
public struct ImportedHighlight: Hashable, Sendable {
  public var title: BookTitle
  public var author: BookAuthor
  /// The passage. If it has a note, this follows in a paragraph of its own.
  public var text: SentenceText
  public var page: Int?
  /// The time of the highlight; nil if the file does not contain it.
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

/// Reads files of highlights.
public protocol HighlightFile: Sendable {
  /// Passes the highlights to `each`, by book and in the order of pages, and returns a report of
  /// what was left out. `source` returns the next bytes, and none at the end. `each` returns facts
  /// about values that could not be imported as they are.
  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedHighlight) throws -> [ImportFact]
  ) throws -> ImportReport
}
