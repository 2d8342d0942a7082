/// Which entries of the journal a list shows.
public struct JournalFilter: Hashable, Sendable {
  /// Only those that changed something of this area; nil for all.
  public var area: Area?
  /// Only those by which somebody removed something.
  public var isRemoved: Bool
  /// Only those in whose subject, or the title of one of whose steps, the words are found; with
  /// keys, as ``JournalQueries/list(_:before:limit:)`` reads them.
  public var search: String
  /// Only those that were made on another device.
  public var isFromElsewhere: Bool

  public init(
    area: Area? = nil, isRemoved: Bool = false, search: String = "", isFromElsewhere: Bool = false
  ) {
    self.area = area
    self.isRemoved = isRemoved
    self.search = search
    self.isFromElsewhere = isFromElsewhere
  }
}
