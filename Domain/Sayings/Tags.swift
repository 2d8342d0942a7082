/// The words under which a saying is filed, in the order given, each once.
public struct Tags: Hashable, Sendable {
  public static let most = 8
  public static let none = Tags(known: [])

  public let values: [Tag]

  /// A tag given twice, case and accents aside, is kept once; throws
  /// ``DomainError/invalid(_:)`` for more than eight.
  public init(_ tags: [Tag]) throws {
    let distinct = tags.reduce(into: [Tag]()) { found, tag in
      if !found.contains(where: { $0.isSame(as: tag) }) { found.append(tag) }
    }
    guard distinct.count <= Tags.most else {
      throw DomainError.invalid(.tags, .tooMany(limit: Tags.most, actual: distinct.count))
    }
    self.init(known: distinct)
  }

  private init(known values: [Tag]) {
    self.values = values
  }

  public var isEmpty: Bool { values.isEmpty }

  public func contains(_ tag: Tag) -> Bool {
    values.contains { $0.isSame(as: tag) }
  }
}

public typealias Tag = LimitedText<TagRule>

public enum TagRule: TextRule {
  public static let field = Field.tag
  public static let characters = 1...40
  public static let isInCells = true
  public static let keepsLines = false
}

extension Tag {
  /// What two tags that are the same have in common.
  public var key: String { SearchFolding.folded(value) }

  /// Whether a person takes the two for one: case and accents make no difference.
  public func isSame(as other: Tag) -> Bool { key.utf8.elementsEqual(other.key.utf8) }
}
