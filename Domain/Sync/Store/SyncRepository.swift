/// Storage of all sync data: the merge state, and entries to send. Empty if the store does not take
/// part.
public protocol SyncRepository {
  /// Returns the sync state; nil if the store does not take part.
  func participation() throws -> SyncParticipation?

  /// Stores the sync state; nil deletes all sync data.
  func save(_ part: SyncParticipation?) throws

  /// Returns the fields that this store cannot keep together with an item's other values.
  var ruleCheck: SyncProjection.RuleCheck { get }

  // MARK: Merge state

  /// Returns the states of the items, present or removed.
  func itemStates(at places: Set<ItemReference>) throws -> [ItemReference: ItemState]

  /// Returns the states of all items that have one of the relations.
  func itemStates(with links: Set<ItemRelation>) throws -> [ItemReference: ItemState]

  func allItemStates() throws -> [ItemReference: ItemState]

  /// Stores the states of items. Unless `areShown`, the items are marked for an update of their
  /// visible data.
  func save(_ things: [ItemReference: ItemState], areShown areSettled: Bool) throws

  /// Deletes the stored relations of the items. They are written again when the items are stored
  /// next.
  func deleteRelations(of places: Set<ItemReference>) throws

  func itemsToShow() throws -> Set<ItemReference>

  /// Records that the visible data of the items is up to date.
  func markShown(_ places: Set<ItemReference>) throws

  /// Returns the ids of a book's readings by their numbers in this store.
  func readings(of book: Int64) throws -> [Int: Int64]

  func saveReadings(_ readings: [Int: Int64], of book: Int64) throws

  /// Returns the conflicts resolved on this device, the newest last; the types of their fields are
  /// not stored.
  func resolvedConflicts() throws -> [SyncConflict]

  func saveResolvedConflicts(_ conflicts: [SyncConflict]) throws

  /// Returns the entries of other devices with steps that this program, or a former version of it,
  /// could not decode; ordered by device and number.
  func undecodedEntries() throws -> [SyncedEntry]

  // MARK: Entries to send

  /// Adds or replaces an entry of this device, or stores an entry of another device that only a
  /// newer program understands.
  func append(_ entry: SyncedEntry) throws

  /// Deletes all entries of the device.
  func removeEntries(of device: DeviceID) throws

  /// Returns entries of this device after the number, sorted, at most `limit`.
  func ownEntries(after number: Int, limit: Int) throws -> [SyncedEntry]

  // MARK: The relay

  /// Returns the state of the exchange; nil if there is none.
  func exchange() throws -> SyncExchange?

  func save(_ exchange: SyncExchange) throws

  /// Returns the pieces that the other devices have not acknowledged yet, in the order of creation.
  func outbox() throws -> [OutboxPiece]

  func save(_ piece: OutboxPiece) throws

  func removePiece(_ name: PieceName) throws
}

/// A sealed piece of this device, kept until another device has it.
public struct OutboxPiece: Hashable, Sendable {
  public let name: PieceName
  public let bytes: [UInt8]

  public init(_ name: PieceName, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
