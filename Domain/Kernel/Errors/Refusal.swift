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
  /// There are fewer changes to undo or redo than requested, only this many. None was made.
  case fewerToUndo(Int)
  case fewerToRedo(Int)
  /// A newer entry (`by`) changed the item again. If its contents are complete (`isWhole`), the
  /// user can undo it first.
  case changedSince(EntryName, by: EntryName, isWhole: Bool = true, title: String)
  /// The item's values differ from those in the journal, since another program changed it.
  case changedElsewhere(EntryName, title: String)
  /// Other items depend on an item that the entry added. `count` is their number; `title` and
  /// `kind` are those of one of them, and `by` the entry that added it, if known.
  case hasDependents(EntryName, by: EntryName?, title: String, kind: JournalKind, count: Int)
  case alreadyUndone(EntryName, by: EntryName)
  /// The entry describes a change of another device that has no visible effect here.
  case wasSetAside(EntryName)
  /// The entry describes an action outside the store, which undo cannot revert.
  case isIrreversible(EntryName)
  /// The contents of the entry have been dropped or erased.
  case isForgotten(EntryName)
  /// The entry contains a field that only a newer program version knows.
  case unknownField(EntryName, name: String)
  /// Undo would restore an invalid value of the field with this name.
  case unusableValue(EntryName, name: String)
  /// A hook of the user refused the change; the text is its message.
  case hook(String)
  /// The user typed only a part of the item's name, which does not suffice for a removal without
  /// confirmation. `id` is nil for a saying.
  case isPartOfName(typed: String, name: String, id: String?)
  /// The item was changed since the user began to edit it.
  case changedMeanwhile

  /// Throws the refusal as a question, unless the user has agreed to it. With nil, the caller has
  /// asked on its own.
  func ask(unless agreed: [Refusal]?) throws(DomainError) {
    if let agreed, !agreed.contains(self) { throw .refused(self) }
  }

  /// Throws ``changedMeanwhile`` if the item differs from `seen`; does nothing if `seen` is nil.
  static func checkUnchanged<Entered: Equatable>(
    _ now: Entered, since seen: Entered?
  ) throws(DomainError) {
    guard let seen, seen != now else { return }
    throw .refused(.changedMeanwhile)
  }
}
