/// Data that a store needs to merge changes and to send its own. Empty if the store does not take
/// part.
public protocol SyncRepository {
  /// Returns nil if the store does not take part.
  func part() throws -> SyncPart?

  /// Stores the sync state; nil deletes all sync data.
  func keep(_ part: SyncPart?) throws

  /// Check for fields that this store cannot keep together.
  var check: SyncProjection.Check { get }

  // MARK: What merging remembers

  /// Returns the states of the items, present or removed.
  func things(at places: Set<JournalPlace>) throws -> [JournalPlace: ItemState]

  /// Returns the states of all items with any of the links.
  func things(with links: Set<ItemRelation>) throws -> [JournalPlace: ItemState]

  func allItemStates() throws -> [JournalPlace: ItemState]

  /// Stores states. Unsettled ones have yet to be shown.
  func keep(_ things: [JournalPlace: ItemState], areSettled: Bool) throws

  /// Deletes the links of the items; the next call that stores them writes the links again.
  func forgetLinks(of places: Set<JournalPlace>) throws

  func unsettledPlaces() throws -> Set<JournalPlace>

  /// Marks the states of the items as shown.
  func settle(_ places: Set<JournalPlace>) throws

  /// Returns the ids of a book's readings by their numbers in this store.
  func readings(of book: Int64) throws -> [Int: Int64]

  func keep(readings: [Int: Int64], of book: Int64) throws

  /// Returns the conflicts resolved here, the newest last, without their field types.
  func settledConflicts() throws -> [SyncConflict]

  func keep(settled conflicts: [SyncConflict]) throws

  /// Returns entries with steps that only a newer program understands.
  func unread() throws -> [SyncedEntry]

  // MARK: What is to be sent

  /// Adds an entry of this device, or replaces it, or adds one that only a newer program
  /// understands.
  func append(_ entry: SyncedEntry) throws

  /// Deletes all entries of the device.
  func removeEntries(of device: DeviceID) throws

  /// Returns entries of this device after the number, sorted, at most `limit`.
  func ownEntries(after number: Int, limit: Int) throws -> [SyncedEntry]

  // MARK: The relay

  /// Returns the state of the exchange; nil if there is none.
  func exchange() throws -> SyncExchange?

  func keep(_ exchange: SyncExchange) throws

  /// Returns the pieces not yet acknowledged, in the order of creation.
  func outbox() throws -> [OutboxPiece]

  func keep(_ piece: OutboxPiece) throws

  func removePiece(_ name: PieceName) throws
}

/// A sealed piece that is kept until another device has it.
public struct OutboxPiece: Hashable, Sendable {
  public let name: PieceName
  public let bytes: [UInt8]

  public init(_ name: PieceName, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
