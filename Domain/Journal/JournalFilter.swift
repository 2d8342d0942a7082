/// Filter for a list of journal entries.
public struct JournalFilter: Hashable, Sendable {
  /// The area that the listed entries changed; nil for all areas.
  public var area: Area?
  /// Whether only removals are listed.
  public var listsOnlyRemovals: Bool
  /// Words to find in the subject or in the title of a step. They may use the features of a
  /// ``SearchExpression``; see ``JournalQueries/list(_:before:limit:)``.
  public var search: String
  /// Whether only changes of other devices are listed.
  public var listsOnlyOtherDevices: Bool

  public init(
    area: Area? = nil, isRemoved: Bool = false, search: String = "", isFromElsewhere: Bool = false
  ) {
    self.area = area
    self.listsOnlyRemovals = isRemoved
    self.search = search
    self.listsOnlyOtherDevices = isFromElsewhere
  }
}
