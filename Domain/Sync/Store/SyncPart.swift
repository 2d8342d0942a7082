/// How a store takes part in sync.
public struct SyncPart: Hashable, Sendable {
  /// Under which it tells what is changed in it.
  public var device: DeviceID
  /// What people call it.
  public var name: String
  /// Of each device all up to a number is in the store.
  public var applied = SeenEntries()
  /// The greatest number that a saying ever had.
  public var lastNumber: Int64 = 0
  /// Of things that this transaction has made one with another, which stands for both: the others
  /// are told of that in the place of their removal.
  package var joined: [JournalPlace: Int64] = [:]

  public init(device: DeviceID, name: String) {
    self.device = device
    self.name = name
  }
}
