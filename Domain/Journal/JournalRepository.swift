/// Storage of the journal: records the changes of each transaction, lists them, and restores
/// values.
///
/// The changes of a transaction are recorded automatically. Callers only add what cannot be derived
/// from the data, such as the verb.
public protocol JournalRepository {
  // MARK: Properties of the transaction

  /// Sets the verb of this transaction's change. The subject is needed if the steps have no title.
  func setVerb(_ verb: ChangeVerb, subject: String?) throws

  /// Excludes this transaction from the journal: no user made its changes.
  func excludeTransaction() throws

  /// Ends this transaction's present entry and begins one that undoes the given entry. The verb
  /// describes it.
  func beginUndoing(_ entry: JournalEntry, as verb: ChangeVerb) throws

  /// Ends this transaction's present entry and begins one with another origin.
  func beginEntry(_ origin: ChangeOrigin) throws

  /// Records steps about data outside the store's tables.
  func recordSteps(_ steps: [JournalStep]) throws

  /// Records changes of another device that have no visible effect in this transaction. They become
  /// the entry's contents if nothing else has changed since ``beginEntry(_:)``.
  func recordSetAside(_ steps: [JournalStep]) throws

  // MARK: Reading

  /// Returns the matching entries before the id, the newest first.
  func entries(_ filter: JournalFilter, before id: Int?, limit: Int) throws -> [JournalEntry]

  func entry(_ name: EntryName) throws -> JournalEntry?

  /// Returns the newest entry made on this device before the id; throws if it cannot be decoded.
  func ownEntry(before id: Int?) throws -> JournalEntry?

  /// Returns the newest entry of this device before the id that undo may revert: not an undone
  /// entry, and not an undo, except one that redid a change. Skipping the others keeps undoing
  /// thousands of changes fast.
  func ownEffectiveEntry(before id: Int?) throws -> JournalEntry?

  /// Enumerates the steps of the entry, the main one first; none if the entry is trimmed or erased.
  func steps(of id: Int, each: (JournalStep) throws -> Void) throws

  /// Returns the entries that changed the item or items that belong to it, the newest first.
  func history(
    of owner: Int64, _ kind: JournalKind, before id: Int?, limit: Int
  ) throws -> [JournalEntry]

  /// Returns, by the event's raw id, when events were created and changed; entries without contents
  /// do not count.
  func eventTimestamps() throws -> [Int64: EventTimestamps]

  /// Returns the steps of later entries that changed the item, the newest last.
  func laterSteps(
    of place: ItemReference, after id: Int
  ) throws -> [(entry: JournalEntry, step: JournalStep)]

  /// Returns the time since which the journal is complete.
  func completeSince() throws -> Instant

  /// Returns references to all items in the store, whether entered by the user or shipped with the
  /// program.
  func allItems() throws -> [ItemReference]

  // MARK: Restoring

  /// Returns the item's values by field name; nil if there is none.
  func values(at place: ItemReference) throws -> [String: FieldValue]?

  func itemExists(at place: ItemReference) throws -> Bool

  /// Returns the name and type of each field of the kind.
  func fieldTypes(of kind: JournalKind) -> [String: FieldType]

  /// Updates or creates the item. For invalid values, throws the same errors as the repository of
  /// its kind.
  func setValues(_ values: [String: FieldValue], at place: ItemReference) throws

  func remove(at place: ItemReference) throws

  /// Returns the title of the item; nil if it does not exist or has none of its own.
  func title(at place: ItemReference) throws -> String?

  /// Returns all items that belong or refer to the item.
  func dependents(of place: ItemReference) throws -> [ItemReference]

  /// Updates derived data after all items were stored and removed.
  func updateDerivedData() throws

  // MARK: Erasing

  /// Erases all titles and values from the entries; time, place and names of changed fields stay.
  func eraseContents(_ ids: [Int]) throws

  /// Sends the erasure to other devices; must be called after all other changes of this
  /// transaction.
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
