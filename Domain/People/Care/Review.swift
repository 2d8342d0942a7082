/// The user's notes about a contact: up to three keywords and a memo.
public struct Review: Hashable, Sendable {
  public static let maxKeywords = 3
  public static let blank = Review(known: [], Memo.blank)

  public let keywords: [Keyword]
  public internal(set) var memo: Memo

  /// Creates a review without duplicate keywords; throws ``DomainError/invalid(_:)`` for more than
  /// three.
  public init(keywords: [Keyword] = [], memo: Memo = .blank) throws {
    let distinct = keywords.reduce(into: [Keyword]()) { found, keyword in
      if !found.contains(keyword) { found.append(keyword) }
    }
    guard distinct.count <= Review.maxKeywords else {
      throw DomainError.invalid(
        .keywords, .tooMany(limit: Review.maxKeywords, actual: distinct.count))
    }
    self.init(known: distinct, memo)
  }

  private init(known keywords: [Keyword], _ memo: Memo) {
    self.keywords = keywords
    self.memo = memo
  }

  /// Whether nothing was written, so that the watering still needs a review.
  public var isBlank: Bool { keywords.isEmpty && memo.isEmpty }

  /// The texts that a search looks at: the keywords, then the memo.
  public var searchedTexts: [String] {
    keywords.map(\.value) + (memo.isEmpty ? [] : [memo.value])
  }
}

public typealias Keyword = LimitedText<KeywordRule>
public typealias Memo = LimitedText<MemoRule>

extension Keyword {
  /// Creates one of several keywords typed together. If it is too long, the error contains its
  /// text, so that the user sees which one it is.
  public init(amongOthers text: String) throws {
    do { try self.init(text) } catch DomainError.invalid(let issues) {
      guard case .tooWide(let limit, let actual)? = issues.first?.problem else {
        throw DomainError.invalid(issues)
      }
      throw DomainError.invalid(
        .keyword, .elementTooWide(ImportFact.excerpt(text), limit: limit, actual: actual))
    }
  }
}

public enum KeywordRule: TextRule {
  public static let field = Field.keyword
  public static let lengthRange = 1...10
  public static let countsCells = true
  public static let keepsLineBreaks = false
}

public enum MemoRule: BlankTextRule {
  public static let field = Field.memo
  public static let lengthRange = 0...200
  public static let countsCells = true
  public static let keepsLineBreaks = true
}
