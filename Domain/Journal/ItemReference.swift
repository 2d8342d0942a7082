/// Reference to an item in a store, whether or not the item exists.
public struct ItemReference: Hashable, Sendable {
  public let kind: JournalKind
  /// Raw id of the item. For a past reading, that of its book; for a palette, the number of its
  /// day; for a setting, a hash of its key.
  public let id: Int64
  /// For a past reading, its number; for an occurrence of a series, its start; otherwise 0.
  public let part: Int
  /// Key of a setting; nil for other kinds.
  public let key: String?

  public init(_ kind: JournalKind, _ id: Int64, part: Int = 0) {
    self.init(kind: kind, id: id, part: part, key: nil)
  }

  /// Creates a reference from its stored parts.
  public init(kind: JournalKind, id: Int64, part: Int, key: String?) {
    self.kind = kind
    self.id = id
    self.part = part
    self.key = key
  }

  public static func setting(_ key: String) -> ItemReference {
    let hash = FNV1a().combining(key.utf8).value
    return ItemReference(
      kind: .setting, id: Int64(bitPattern: hash) & .max, part: 0, key: key)
  }

  /// Text form for programs: `people/0AB…`, `pastReadings/0AB…/1`, `settings/mood.artist`,
  /// `dayPalettes/2026-11-22`.
  public var name: String {
    let thing =
      switch kind {
      case .setting: key ?? "\(id)"
      case .dayPalette: Int(exactly: id).flatMap(Day.init(number:)).map { "\($0)" } ?? "\(id)"
      case .person, .watering, .postponement, .contact, .saying, .mood, .event, .exception,
        .eventText, .toDo, .book, .pastReading, .record, .sentence:
        ID<ItemReference>(rawValue: id)?.fullForm ?? "\(id)"
      }
    return "\(kind.name)/\(thing)" + (part == 0 ? "" : "/\(part)")
  }
}
