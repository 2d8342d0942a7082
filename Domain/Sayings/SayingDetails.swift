/// The user-editable fields of a saying.
public struct SayingDetails: Hashable, Sendable {
  public let korean: SayingText?
  public let english: SayingText?
  /// The author; blank if unknown.
  public internal(set) var author: Attribution
  public internal(set) var tags: Tags

  /// Creates the fields; throws ``DomainError/invalid(_:)`` if both texts are nil.
  public init(
    korean: SayingText? = nil, english: SayingText? = nil, author who: Attribution = .blank,
    tags: Tags = .none
  ) throws {
    guard korean != nil || english != nil else {
      throw DomainError.invalid(.sayingText, .empty)
    }
    self.korean = korean
    self.english = english
    self.author = who
    self.tags = tags
  }

  /// Details without texts, to start reading with.
  static let blank = SayingDetails(nil, nil, .blank, .none)

  /// Whether both have the same texts, whoever the authors are.
  public func hasSameTexts(as other: SayingDetails) -> Bool {
    korean == other.korean && english == other.english
  }

  /// Whether both are the same saying: equal texts, and equal authors if both have one.
  public func isSame(as other: SayingDetails) -> Bool {
    hasSameTexts(as: other)
      && (author.isEmpty || other.author.isEmpty || author.isSame(as: other.author))
  }

  /// Returns these details with the author, if they have none.
  func addingMissingAuthor(_ author: Attribution) -> SayingDetails {
    self.author.isEmpty ? SayingDetails(korean, english, author, tags) : self
  }

  /// These details without the author.
  var withoutAuthor: SayingDetails { SayingDetails(korean, english, .blank, tags) }

  private init(
    _ korean: SayingText?, _ english: SayingText?, _ who: Attribution, _ tags: Tags
  ) {
    (self.korean, self.english, self.author, self.tags) = (korean, english, who, tags)
  }

  /// The Korean text, then the English one, without missing ones.
  public var texts: [String] { [korean?.value, english?.value].compactMap { $0 } }

  /// The texts that a search compares.
  public var searchedTexts: [String] {
    texts
      + (self.author.isEmpty ? [] : [self.author.value]) + tags.values.map(\.value)
  }
}

public typealias SayingText = LimitedText<SayingTextRule>
public typealias Attribution = LimitedText<AttributionRule>

public enum SayingTextRule: TextRule {
  public static let field = Field.sayingText
  public static let lengthRange = 1...5000
  public static let keepsLineBreaks = true
}

/// Rule for authors; blank if the author is unknown.
public enum AttributionRule: BlankTextRule {
  public static let field = Field.who
  public static let lengthRange = 0...80
  public static let keepsLineBreaks = false
}

extension Attribution {
  /// Whether the names are equal, ignoring case and accents.
  func isSame(as other: Attribution) -> Bool {
    SearchFolding.folded(value).utf8.elementsEqual(SearchFolding.folded(other.value).utf8)
  }
}
