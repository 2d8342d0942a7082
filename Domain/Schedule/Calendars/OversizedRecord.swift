/// A part of a calendar file that is too large to store.
public struct OversizedRecord: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    /// A line with that name; the rest of the record was stored.
    case line(String)
    /// The record, even without its largest lines.
    case entireRecord
    /// The time zones that the record names.
    case zones
    /// The record's time zones together with those before it in the file.
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
