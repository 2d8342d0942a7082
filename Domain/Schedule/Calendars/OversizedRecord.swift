/// What of a calendar file is larger than is kept.
public struct OversizedRecord: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    /// A line of that name, without which the rest was kept.
    case line(String)
    /// The record, whatever would be left out of it.
    case whole
    /// The time zones that it names.
    case zones
    /// Its time zone with those that stand before it in the file.
    case zonesOfFile
  }

  /// How what the record is called begins.
  public let title: String
  public let part: Part
  /// So many bytes are kept of that.
  public let limit: Int

  public init(_ part: Part, of title: String, limit: Int) {
    self.title = ImportFact.excerpt(title)
    self.part = part
    self.limit = limit
  }
}
