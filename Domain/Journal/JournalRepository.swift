/// Records the changes of each transaction, lists them, and restores values.
///
/// Changes are recorded automatically, within their transaction; callers only add what cannot be
/// seen from the data.
public protocol JournalRepository {
  // MARK: What this transaction is

  /// Sets the verb of this transaction's change. The subject is needed if the steps have no title.
  func setVerb(_ verb: ChangeVerb, subject: String?) throws

  /// Excludes this transaction from the journal: no user made its changes.
  func excludeTransaction() throws

  /// Ends the present entry of this transaction; the following changes form an entry that undoes
  /// the given one, described by the verb.
  func beginUndoing(_ entry: JournalEntry, as verb: ChangeVerb) throws

  /// Ends the present entry of this transaction; the following changes have another origin.
  func beginEntry(_ origin: ChangeOrigin) throws

  /// Records steps about data outside the store's tables.
  func recordSteps(_ steps: [JournalStep]) throws

  /// Records changes of another device that this transaction does not show. They become the entry's
  /// contents if nothing else has changed since ``beginEntry(_:)``.
  func recordSetAside(_ steps: [JournalStep]) throws

  // MARK: Reading

  /// Returns the matching entries before the id, the newest first.
  func entries(_ filter: JournalFilter, before id: Int?, limit: Int) throws -> [JournalEntry]

  func entry(_ name: EntryName) throws -> JournalEntry?

  /// Returns the newest entry made on this device before the id; throws if it cannot be decoded.
  func ownEntry(before id: Int?) throws -> JournalEntry?

  /// Returns the newest own entry before the id that is neither undone nor a plain undo; a redo
  /// counts. This keeps undoing thousands of changes one by one fast.
  func ownEffectiveEntry(before id: Int?) throws -> JournalEntry?

  /// Enumerates the steps of the entry, the main one first; none if the entry is trimmed or erased.
  func steps(of id: Int, each: (JournalStep) throws -> Void) throws

  /// Returns the entries that changed the item or its parts, the newest first.
  func history(
    of owner: Int64, _ kind: JournalKind, before id: Int?, limit: Int
  ) throws -> [JournalEntry]

  /// Returns when events were created and changed, by raw id; trimmed entries do not count.
  func eventTimestamps() throws -> [Int64: EventTimestamps]

  /// Returns what later entries did at the place, the newest last.
  func laterSteps(
    of place: ItemReference, after id: Int
  ) throws -> [(entry: JournalEntry, step: JournalStep)]

  /// Returns the time from which on the journal is complete.
  func completeSince() throws -> Instant

  /// Returns the places of all items in the store, entered or shipped.
  func allItems() throws -> [ItemReference]

  // MARK: Putting back

  /// Returns the item's values by field name; nil if there is none.
  func values(at place: ItemReference) throws -> [String: FieldValue]?

  func itemExists(at place: ItemReference) throws -> Bool

  /// Returns the name and type of each field of the kind.
  func fieldTypes(of kind: JournalKind) -> [String: FieldType]

  /// Updates or creates the item; throws what the repository of its kind throws for invalid values.
  func setValues(_ values: [String: FieldValue], at place: ItemReference) throws

  func remove(at place: ItemReference) throws

  /// Returns the title of the item; nil if it does not exist or has none of its own.
  func title(at place: ItemReference) throws -> String?

  /// Returns the places of all items that belong or refer to the item.
  func dependents(of place: ItemReference) throws -> [ItemReference]

  /// Updates derived data after all items were stored and removed.
  func updateDerivedData() throws

  // MARK: Forgetting

  /// Erases all titles and values from the entries; time, place and names of changed fields stay.
  func eraseContents(_ ids: [Int]) throws

  /// Sends the erasure to other devices, after all other changes of this transaction.
  func sendErasure(_ forgotten: HistoryErasure) throws

  /// Returns the id of the entry across devices; nil if its device is unknown.
  func id(of name: EntryName, on own: DeviceID) throws -> EntryID?

  /// Returns the entry with this id across devices; nil if it never arrived or is gone.
  func entry(with id: EntryID, on own: DeviceID) throws -> JournalEntry?
}

/// An erasure of history on this device.
public struct HistoryErasure: Hashable, Sendable {
  public enum Items: Hashable, Sendable {
    case selected(Set<ItemReference>)
    case removed
    case all
  }

  public let changes: [EntryName]
  public let items: Items
}
