/// Notes what each transaction changes, tells it again, and puts things back.
///
/// What changes is noted by itself, in the same transaction; whoever changes something only says
/// what nobody could see from that.
public protocol JournalRepository {
  // MARK: What this transaction is

  /// Calls what this transaction does by that verb, whatever its steps are; the subject is told
  /// where they do not tell it.
  func describe(_ verb: ChangeVerb, subject: String?) throws

  /// Notes nothing of this transaction: nobody entered it.
  func leaveOut() throws

  /// What was changed so far in this transaction is one entry; what follows is another one, which
  /// takes back the one given, called by the verb.
  func undoing(_ entry: JournalEntry, as verb: ChangeVerb) throws

  /// What was changed so far in this transaction is one entry; what follows is of another origin.
  func begin(_ origin: ChangeOrigin) throws

  /// Notes what was changed of which no row of the store tells: what these steps say.
  func note(_ steps: [JournalStep]) throws

  /// Notes what another device did, of which this transaction shows nothing: it is what the entry
  /// is about where nothing else is different since ``begin(_:)``.
  func setAside(_ steps: [JournalStep]) throws

  // MARK: Reading

  /// Entries that the filter accepts, the newest first, from before the one with that id.
  func entries(_ filter: JournalFilter, before id: Int?, limit: Int) throws -> [JournalEntry]

  func entry(_ name: EntryName) throws -> JournalEntry?

  /// The newest entry made here from before the one with that id; one that cannot be understood is
  /// always an error.
  func ownEntry(before id: Int?) throws -> JournalEntry?

  /// The same without those that were taken back, and those that only took back what was new: of
  /// thousands taken back one by one, nobody goes past all that went before.
  func ownChange(before id: Int?) throws -> JournalEntry?

  /// Hands over the steps of the entry, the main one first. None of what is trimmed or forgotten.
  func steps(of id: Int, each: (JournalStep) throws -> Void) throws

  /// The entries by which the thing was changed, or what belongs to it, the newest first.
  func history(
    of owner: Int64, _ kind: JournalKind, before id: Int?, limit: Int
  ) throws -> [JournalEntry]

  /// When events were made and changed, by the numbers of their ids; of what is trimmed nothing is
  /// known.
  func eventLives() throws -> [Int64: EventLife]

  /// What later entries did at the place, the newest last.
  func touches(
    of place: JournalPlace, after id: Int
  ) throws -> [(entry: JournalEntry, step: JournalStep)]

  /// Since when the journal knows all that was changed.
  func knownSince() throws -> Instant

  /// The places of everything in the store that somebody entered, or that came with the program.
  func allPlaces() throws -> [JournalPlace]

  // MARK: Putting back

  /// What the thing there has, by name; nil where there is none.
  func state(at place: JournalPlace) throws -> [String: FieldValue]?

  func isThere(at place: JournalPlace) throws -> Bool

  /// The name and form of each field that things of the kind have.
  func forms(of kind: JournalKind) -> [String: FieldType]

  /// Puts the values into the thing there, or makes it of them; throws what the repository of its
  /// kind throws where it cannot stand.
  func put(_ values: [String: FieldValue], at place: JournalPlace) throws

  func remove(at place: JournalPlace) throws

  /// What people know the thing there by; nil where there is none, or it has no name of its own.
  func title(at place: JournalPlace) throws -> String?

  /// The places of what is kept that belongs to the thing there or refers to it.
  func hanging(on place: JournalPlace) throws -> [JournalPlace]

  /// Puts right what follows from what was put and removed, once it all is.
  func settle() throws

  // MARK: Forgetting

  /// Removes all titles and values from the entries; that they were, where, and which fields they
  /// changed, stays.
  func forget(_ ids: [Int]) throws

  /// Others are to forget these, too, once all that this transaction changes is told.
  func tellForgotten(_ forgotten: ForgottenHere) throws

  /// What all devices know the entry by; nil where its device is not known.
  func id(of name: EntryName, on own: DeviceID) throws -> EntryID?

  /// The entry that its device calls by that number; nil where it never came, or is gone.
  func entry(with id: EntryID, on own: DeviceID) throws -> JournalEntry?
}

/// What somebody has forgotten on this device.
public struct ForgottenHere: Hashable, Sendable {
  public enum Things: Hashable, Sendable {
    case these(Set<JournalPlace>)
    case gone
    case all
  }

  public let changes: [EntryName]
  public let things: Things
}
