/// Data that a store needs to merge changes and to send its own. Empty if the store does not take
/// part.
public protocol SyncRepository {
  /// Returns nil if the store does not take part.
  func participation() throws -> SyncParticipation?

  /// Stores the sync state; nil deletes all sync data.
  func save(_ part: SyncParticipation?) throws

  /// Check for fields that this store cannot keep together.
  var ruleCheck: SyncProjection.RuleCheck { get }

  // MARK: Merge state

  /// Returns the states of the items, present or removed.
  func itemStates(at places: Set<ItemReference>) throws -> [ItemReference: ItemState]

  /// Returns the states of all items with any of the links.
  func itemStates(with links: Set<ItemRelation>) throws -> [ItemReference: ItemState]

  func allItemStates() throws -> [ItemReference: ItemState]

  /// Stores the states of items. States that are not shown yet are marked for showing.
  func save(_ things: [ItemReference: ItemState], areShown areSettled: Bool) throws

  /// Deletes the relations of the items; the next call that stores the items writes them again.
  func deleteRelations(of places: Set<ItemReference>) throws

  func itemsToShow() throws -> Set<ItemReference>

  /// Marks the states of the items as shown.
  func markShown(_ places: Set<ItemReference>) throws

  /// Returns the ids of a book's readings by their numbers in this store.
  func readings(of book: Int64) throws -> [Int: Int64]

  func saveReadings(_ readings: [Int: Int64], of book: Int64) throws

  /// Returns the conflicts resolved here, the newest last, without their field types.
  func resolvedConflicts() throws -> [SyncConflict]

  func saveResolvedConflicts(_ conflicts: [SyncConflict]) throws

  /// Returns entries with steps that only a newer program understands.
  func undecodedEntries() throws -> [SyncedEntry]

  // MARK: Entries to send

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

  func save(_ exchange: SyncExchange) throws

  /// Returns the pieces not yet acknowledged, in the order of creation.
  func outbox() throws -> [OutboxPiece]

  func save(_ piece: OutboxPiece) throws

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
