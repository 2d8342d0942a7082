/// The words under which a saying is filed, in the order given, each once.
public struct Tags: Hashable, Sendable {
  public static let most = 8
  public static let none = Tags(known: [])

  public let values: [Tag]

  /// A tag given twice, case and accents aside, is kept once; throws
  /// ``DomainError/invalid(_:)`` for more than eight.
  public init(_ tags: [Tag]) throws {
    var keys: Set<[UInt8]> = []
    let distinct = tags.filter { keys.insert(Array($0.key.utf8)).inserted }
    guard distinct.count <= Tags.most else {
      throw DomainError.invalid(.tags, .tooMany(limit: Tags.most, actual: distinct.count))
    }
    self.init(known: distinct)
  }

  /// As many of the words as can be tags, and those that cannot, because they are too long or come
  /// when there is no more room.
  public static func fitting(_ words: some Sequence<String>) -> (tags: Tags, dropped: [String]) {
    var (kept, keys, dropped): ([Tag], Set<[UInt8]>, [String]) = ([], [], [])
    for word in words where !word.allSatisfy(\.isWhitespace) {
      guard let tag = try? Tag(older: word) else {
        dropped.append(word)
        continue
      }
      guard keys.insert(Array(tag.key.utf8)).inserted else { continue }
      if kept.count < most { kept.append(tag) } else { dropped.append(word) }
    }
    return (Tags(known: kept), dropped)
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
  public static let characters = 1...20
  /// What older versions took was measured in cells; of those none counts for less than one.
  public static let mostImported = 40
  public static let keepsLines = false
}

extension Tag {
  /// A tag as it is there already, here or in a file: older versions took twenty letters of Hangul
  /// and forty Latin ones, which stay and are found.
  public init(older raw: String) throws {
    try self.init(imported: raw)
    guard TextCells.count(value) <= TagRule.mostImported else {
      throw DomainError.invalid(
        TagRule.field, .tooLong(limit: TagRule.characters.upperBound, actual: value.count))
    }
  }

  /// What two tags that are the same have in common.
  public var key: String { SearchFolding.folded(value) }

  /// Whether a person takes the two for one: case and accents make no difference.
  public func isSame(as other: Tag) -> Bool { key.utf8.elementsEqual(other.key.utf8) }
}
