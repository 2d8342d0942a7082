/// Where a store keeps a thing, whether there is one or not.
public struct JournalPlace: Hashable, Sendable {
  public let kind: JournalKind
  /// The number of the thing's id; of the book whose past reading it is; of the palette's day; a
  /// hash of the setting's key.
  public let id: Int64
  /// The number of a past reading, else 0.
  public let part: Int
  /// The key of a setting, else nil.
  public let key: String?

  public init(_ kind: JournalKind, _ id: Int64, part: Int = 0) {
    self.init(kind: kind, id: id, part: part, key: nil)
  }

  /// A place as it was kept.
  public init(kind: JournalKind, id: Int64, part: Int, key: String?) {
    self.kind = kind
    self.id = id
    self.part = part
    self.key = key
  }

  public static func setting(_ key: String) -> JournalPlace {
    let hash = FNV1a().taking(key.utf8).value
    return JournalPlace(
      kind: .setting, id: Int64(bitPattern: hash) & .max, part: 0, key: key)
  }

  /// The place as programs know it: `people/0AB…`, `pastReadings/0AB…/1`, `settings/mood.artist`,
  /// `dayPalettes/2026-11-22`.
  public var name: String {
    let thing =
      switch kind {
      case .setting: key ?? "\(id)"
      case .dayPalette: Int(exactly: id).flatMap(Day.init(number:)).map { "\($0)" } ?? "\(id)"
      case .person, .watering, .postponement, .contact, .saying, .mood, .event, .exception,
        .eventText, .book, .pastReading, .record, .sentence:
        ID<JournalPlace>(rawValue: id)?.spelling ?? "\(id)"
      }
    return "\(kind.name)/\(thing)" + (part == 0 ? "" : "/\(part)")
  }
}
