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

  /// What makes two sayings the same, whoever is said to have said it.
  public func hasSameTexts(as other: SayingDetails) -> Bool {
    korean == other.korean && english == other.english
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

public enum AttributionRule: TextRule {
  public static let field = Field.who
  public static let characters = 0...80
  public static let keepsLines = false
}

extension Attribution {
  /// Nobody knows who said it.
  public static var blank: Attribution { Attribution(known: "") }
}
