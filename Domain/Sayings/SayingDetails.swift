/// What is entered about a saying; adding, editing and importing share it.
public struct SayingDetails: Hashable, Sendable {
  public let korean: SayingText?
  public let english: SayingText?
  /// Who said it; blank when nobody knows.
  public let who: Attribution
  public let tags: Tags

  /// Throws ``DomainError/invalid(_:)`` when it is in neither language.
  public init(
    korean: SayingText? = nil, english: SayingText? = nil, who: Attribution = .blank,
    tags: Tags = .none
  ) throws {
    guard korean != nil || english != nil else {
      throw DomainError.invalid(.sayingText, .empty)
    }
    self.korean = korean
    self.english = english
    self.who = who
    self.tags = tags
  }

  /// Whether both have the same texts, whoever is said to have said it.
  public func hasSameTexts(as other: SayingDetails) -> Bool {
    korean == other.korean && english == other.english
  }

  /// Whether both are one saying: the same texts, and the same author as far as both name one.
  public func isSame(as other: SayingDetails) -> Bool {
    hasSameTexts(as: other)
      && (who.isEmpty || other.who.isEmpty || who.isSame(as: other.who))
  }

  /// Said by that author, where none is known so far.
  func said(by author: Attribution) -> SayingDetails {
    who.isEmpty ? SayingDetails(korean, english, author, tags) : self
  }

  /// The same without who said it.
  var unattributed: SayingDetails { SayingDetails(korean, english, .blank, tags) }

  private init(
    _ korean: SayingText?, _ english: SayingText?, _ who: Attribution, _ tags: Tags
  ) {
    (self.korean, self.english, self.who, self.tags) = (korean, english, who, tags)
  }

  /// The Korean text, then the English one, as far as there are.
  public var texts: [String] { [korean?.value, english?.value].compactMap { $0 } }

  /// Everything that a search looks at.
  public var searchedTexts: [String] {
    texts
      + (who.isEmpty ? [] : [who.value]) + tags.values.map(\.value)
  }
}

public typealias SayingText = LimitedText<SayingTextRule>
public typealias Attribution = LimitedText<AttributionRule>

public enum SayingTextRule: TextRule {
  public static let field = Field.sayingText
  public static let characters = 1...5000
  public static let keepsLines = true
}

/// Blank where nobody knows who said it.
public enum AttributionRule: BlankTextRule {
  public static let field = Field.who
  public static let characters = 0...80
  public static let keepsLines = false
}

extension Attribution {
  /// Whether a person takes the two for one name: case and accents make no difference.
  func isSame(as other: Attribution) -> Bool {
    SearchFolding.folded(value).utf8.elementsEqual(SearchFolding.folded(other.value).utf8)
  }
}
