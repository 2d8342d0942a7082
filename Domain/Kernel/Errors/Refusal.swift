/// Why an operation is refused although its values are valid.
public enum Refusal: Hashable, Sendable {
  case plant(PlantRefusal)
  case book(BookRefusal)
  case store(StoreRefusal)
  case lock(LockRefusal)
  case series(SeriesRefusal)
  case calendar(CalendarRefusal)
  case sync(SyncRefusal)
  /// Shuffling canvases is disabled in the settings.
  case shufflingIsOff
  /// There is no change to undo.
  case nothingToUndo
  /// The path contains a control character, which a timer's configuration cannot express.
  case controlCharacterInPath(FilePath)
  /// There is no change to redo.
  case nothingToRedo
  /// There are only this many changes to undo or redo, and they are processed all or none.
  case fewerToUndo(Int)
  case fewerToRedo(Int)
  /// A newer entry changed the item again. That entry can be undone first if its contents are
  /// complete.
  case changedSince(EntryName, by: EntryName, isWhole: Bool = true, title: String)
  /// The item differs from what the journal expects: another program has changed it.
  case changedElsewhere(EntryName, title: String)
  /// Later items depend on what the entry added: their number, the title and kind of one, and the
  /// entry it came with, if known.
  case hasDependents(EntryName, by: EntryName?, title: String, kind: JournalKind, count: Int)
  case alreadyUndone(EntryName, by: EntryName)
  /// The entry describes a change of another device that is not shown here.
  case wasSetAside(EntryName)
  /// The entry describes an action outside the store, which undo cannot revert.
  case isIrreversible(EntryName)
  /// The contents of the entry have been dropped or erased.
  case isForgotten(EntryName)
  /// The entry has a field of a newer program version.
  case unknownField(EntryName, name: String)
  /// The value that an undo would restore for this name is invalid.
  case unusableValue(EntryName, name: String)
  /// A hook of the user refused the change with this message.
  case hook(String)
  /// Without confirmation, an item is not removed by part of its name; the id is that of the item,
  /// nil for a saying.
  case isPartOfName(typed: String, name: String, id: String?)
  /// The item was changed since the user began to edit it.
  case changedMeanwhile

  /// Throws ``changedMeanwhile`` if the item differs from what was seen; nil skips the check.
  static func checkUnchanged<Entered: Equatable>(
    _ now: Entered, since seen: Entered?
  ) throws(DomainError) {
    guard let seen, seen != now else { return }
    throw .refused(.changedMeanwhile)
  }
}
