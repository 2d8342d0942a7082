/// What a store that takes part in sync remembers, so that it can merge what others did and tell
/// what was done here. Nothing of it is there in one that does not.
public protocol SyncRepository {
  /// Nil where the store does not take part.
  func part() throws -> SyncPart?

  /// Keeps how it takes part; for nil it forgets everything of it.
  func keep(_ part: SyncPart?) throws

  /// Which fields cannot stand together in this store.
  var check: SyncProjection.Check { get }

  // MARK: What merging remembers

  /// What is known of the things there, whether they are or were.
  func things(at places: Set<JournalPlace>) throws -> [JournalPlace: ThingState]

  /// What is known of all things with one of the links.
  func things(with links: Set<ThingLink>) throws -> [JournalPlace: ThingState]

  func allThings() throws -> [JournalPlace: ThingState]

  /// Keeps what is known of the things; unsettled are those of which others may have to be shown
  /// otherwise.
  func keep(_ things: [JournalPlace: ThingState], areSettled: Bool) throws

  /// Forgets by what the things were found; whoever keeps them next says by what they are.
  func forgetLinks(of places: Set<JournalPlace>) throws

  func unsettledPlaces() throws -> Set<JournalPlace>

  /// Says that what is known of the things is shown.
  func settle(_ places: Set<JournalPlace>) throws

  /// The ids of the readings of a book by their numbers here.
  func readings(of book: Int64) throws -> [Int: Int64]

  func keep(readings: [Int: Int64], of book: Int64) throws

  /// What was settled here, the newest last, without the forms of its fields.
  func settledConflicts() throws -> [SyncConflict]

  func keep(settled conflicts: [SyncConflict]) throws

  /// What only a newer program understands.
  func unread() throws -> [SyncedEntry]

  // MARK: What is to be sent

  /// Adds an entry of this device, or one of another that only a newer program understands.
  func append(_ entry: SyncedEntry) throws

  /// Removes all entries that the device told.
  func removeEntries(of device: DeviceID) throws

  /// Entries of this device in their order from after a number, at most so many.
  func ownEntries(after number: Int, limit: Int) throws -> [SyncedEntry]

  // MARK: The relay

  /// What is remembered of exchanging, in the form of whoever exchanges; nil where nothing is.
  func exchange() throws -> SyncExchange?

  func keep(_ exchange: SyncExchange) throws

  /// Sealed pieces that were not acknowledged by anybody yet, in the order in which they were
  /// made.
  func outbox() throws -> [OutboxPiece]

  func keep(_ piece: OutboxPiece) throws

  func removePiece(_ name: PieceName) throws
}

/// A sealed piece that stays until another device has it.
public struct OutboxPiece: Hashable, Sendable {
  public let name: PieceName
  public let bytes: [UInt8]

  public init(_ name: PieceName, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
