/// A part of a calendar file that is too large to store.
public struct OversizedRecord: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    /// A line with this name. The rest of the record was stored.
    case line(String)
    /// The whole record; it is too large even without its largest lines.
    case entireRecord
    /// The time zones that the record uses.
    case zones
    /// The time zones of the record, together with those of earlier records in the file.
    case fileZones
  }

  /// The beginning of the record's title.
  public let title: String
  public let part: Part
  /// The limit in bytes.
  public let limit: Int

  public init(_ part: Part, of title: String, limit: Int) {
    self.title = ImportFact.excerpt(title)
    self.part = part
    self.limit = limit
  }
}
