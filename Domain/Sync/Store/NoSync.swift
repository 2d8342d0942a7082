/// The sync data of a store that does not take part in sync; joining throws.
public struct NoSync: SyncRepository {
  public init() {}

  public func participation() -> SyncParticipation? { nil }
  public func save(_ part: SyncParticipation?) throws {
    if part != nil { throw DomainError.missingPart("sync") }
  }
  public var ruleCheck: SyncProjection.RuleCheck { { _, _ in [] } }

  public func itemStates(at places: Set<ItemReference>) -> [ItemReference: ItemState] { [:] }
  public func itemStates(with links: Set<ItemRelation>) -> [ItemReference: ItemState] { [:] }
  public func allItemStates() -> [ItemReference: ItemState] { [:] }
  public func save(_ things: [ItemReference: ItemState], areShown areSettled: Bool) {}
  public func deleteRelations(of places: Set<ItemReference>) {}
  public func itemsToShow() -> Set<ItemReference> { [] }
  public func markShown(_ places: Set<ItemReference>) {}
  public func readings(of book: Int64) -> [Int: Int64] { [:] }
  public func saveReadings(_ readings: [Int: Int64], of book: Int64) {}
  public func resolvedConflicts() -> [SyncConflict] { [] }
  public func saveResolvedConflicts(_ conflicts: [SyncConflict]) {}
  public func undecodedEntries() -> [SyncedEntry] { [] }

  public func append(_ entry: SyncedEntry) {}
  public func removeEntries(of device: DeviceID) {}
  public func ownEntries(after number: Int, limit: Int) -> [SyncedEntry] { [] }

  public func exchange() -> SyncExchange? { nil }
  public func save(_ exchange: SyncExchange) {}
  public func outbox() -> [OutboxPiece] { [] }
  public func save(_ piece: OutboxPiece) {}
  public func removePiece(_ name: PieceName) {}
}
