/// A calendar that is kept equal to a folder of other programs.
public struct CalendarLink: Hashable, Sendable {
  /// What ids of its events follow from.
  public let id: ID<CalendarLink>
  /// Where the other side is, as the device at hand names it.
  public let place: FilePath
  /// Whether nothing is ever written there.
  public let isReadOnly: Bool

  public init(id: ID<CalendarLink>, place: FilePath, isReadOnly: Bool) {
    self.id = id
    self.place = place
    self.isReadOnly = isReadOnly
  }
}
