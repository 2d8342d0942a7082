/// Filter for a list of journal entries.
public struct JournalFilter: Hashable, Sendable {
  /// Area in which the entry changed something; nil for any.
  public var area: Area?
  /// Whether only removals are listed.
  public var isRemoved: Bool
  /// Words to find in the subject or in the title of a step, with keys as in
  /// ``JournalQueries/list(_:before:limit:)``.
  public var search: String
  /// Whether only changes of other devices are listed.
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
