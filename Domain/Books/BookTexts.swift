public typealias BookTitle = LimitedText<BookTitleRule>
public typealias BookSubtitle = LimitedText<BookSubtitleRule>
public typealias BookAuthor = LimitedText<BookAuthorRule>
public typealias Publisher = LimitedText<PublisherRule>
public typealias BookDescription = LimitedText<BookDescriptionRule>
public typealias SentenceText = LimitedText<SentenceTextRule>

public enum BookTitleRule: TextRule {
  public static let field = Field.bookTitle
  public static let lengthRange = 1...300
  public static let keepsLineBreaks = false
}

public enum BookSubtitleRule: BlankTextRule {
  public static let field = Field.subtitle
  public static let lengthRange = 0...300
  public static let keepsLineBreaks = false
}

/// Rule for authors of books; blank if the author is unknown.
public enum BookAuthorRule: BlankTextRule {
  public static let field = Field.author
  public static let lengthRange = 0...200
  public static let keepsLineBreaks = false
}

public enum PublisherRule: BlankTextRule {
  public static let field = Field.publisher
  public static let lengthRange = 0...100
  public static let keepsLineBreaks = false
}

public enum BookDescriptionRule: BlankTextRule {
  public static let field = Field.bookDescription
  public static let lengthRange = 0...5000
  public static let maxImportedLength = 50_000
  public static let keepsLineBreaks = true
  /// Prefix of private notes from Goodreads. An import appends these at the end of a description.
  package static let privateNotesPrefix = "Private Notes: "
}

public enum SentenceTextRule: TextRule {
  public static let field = Field.sentence
  public static let lengthRange = 1...2000
  public static let maxImportedLength = 5_000
  public static let keepsLineBreaks = true
}

/// A web address of a page or a picture.
public struct WebLink: Hashable, Sendable {
  public static let maxLength = 2000
  public let value: String

  /// Creates an address; throws ``DomainError/invalid(_:)`` unless it is an `http` or `https`
  /// address without white space.
  public init(_ text: String) throws {
    let trimmed = text.normalizingWhitespace(keepingLines: false)
    let scheme = ["https://", "http://"].first { trimmed.lowercased().hasPrefix($0) }
    guard let scheme, trimmed.utf8.count > scheme.utf8.count,
      !trimmed.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F })
    else { throw DomainError.invalid(.link, .unreadable(trimmed)) }
    guard trimmed.count <= WebLink.maxLength else {
      throw DomainError.invalid(.link, .tooLong(limit: WebLink.maxLength, actual: trimmed.count))
    }
    value = trimmed
  }
}
