/// The tags of a saying, in the order given, without duplicates.
public struct Tags: Hashable, Sendable {
  public static let maxCount = 8
  public static let none = Tags(known: [])

  public let values: [Tag]

  /// Creates the tags and removes duplicates, ignoring case and accents. Throws
  /// ``DomainError/invalid(_:)`` for more than eight tags.
  public init(_ tags: [Tag]) throws {
    var keys: Set<[UInt8]> = []
    let distinct = tags.filter { keys.insert(Array($0.comparisonKey.utf8)).inserted }
    guard distinct.count <= Tags.maxCount else {
      throw DomainError.invalid(.tags, .tooMany(limit: Tags.maxCount, actual: distinct.count))
    }
    self.init(known: distinct)
  }

  /// Returns as many of the words as possible as tags. `dropped` contains words that are too long
  /// or exceed the maximum number of tags.
  public static func fitting(_ words: some Sequence<String>) -> (tags: Tags, dropped: [String]) {
    var (kept, keys, dropped): ([Tag], Set<[UInt8]>, [String]) = ([], [], [])
    for word in words where !word.allSatisfy(\.isWhitespace) {
      guard let tag = try? Tag(older: word) else {
        dropped.append(word)
        continue
      }
      guard keys.insert(Array(tag.comparisonKey.utf8)).inserted else { continue }
      if kept.count < maxCount { kept.append(tag) } else { dropped.append(word) }
    }
    return (Tags(known: kept), dropped)
  }

  private init(known values: [Tag]) {
    self.values = values
  }

  public var isEmpty: Bool { values.isEmpty }

  /// The tags as they are stored, one per line.
  package var lines: String { values.map(\.value).joined(separator: "\n") }

  package init(lines: String) throws {
    try self.init(lines.utf8.split(separator: 0x0A).map { try Tag(stored: String(Substring($0))) })
  }

  public func contains(_ tag: Tag) -> Bool {
    values.contains { $0.isSame(as: tag) }
  }
}

public typealias Tag = LimitedText<TagRule>

public enum TagRule: TextRule {
  public static let field = Field.tag
  public static let lengthRange = 1...20
  /// Maximum length of an existing tag, in characters. Older versions measured tags in terminal
  /// cells, and every character takes at least one cell.
  public static let maxImportedLength = 40
  public static let keepsLineBreaks = false
}

extension Tag {
  /// Creates a tag that already exists, in the store or a file. Older versions accepted up to
  /// twenty Hangul or forty Latin letters.
  public init(older raw: String) throws {
    try self.init(imported: raw)
    guard TextCells.count(value) <= TagRule.maxImportedLength else {
      throw DomainError.invalid(
        TagRule.field, .tooLong(limit: TagRule.lengthRange.upperBound, actual: value.count))
    }
  }

  /// Folded text; equal for tags that differ only in case or accents.
  public var comparisonKey: String { SearchFolding.folded(value) }

  /// Whether the tags are equal, ignoring case and accents.
  public func isSame(as other: Tag) -> Bool {
    comparisonKey.utf8.elementsEqual(other.comparisonKey.utf8)
  }
}
