/// Why something cannot be done at this moment, although its values are fine.
public enum Refusal: Hashable, Sendable {
  case plant(PlantRefusal)
  case book(BookRefusal)
  case store(StoreRefusal)
  case lock(LockRefusal)
  case series(SeriesRefusal)
  case calendar(CalendarRefusal)
  case sync(SyncRefusal)
  /// The settings say that canvases stay as they are.
  case shufflingIsOff
  /// Nothing was changed of late that can be taken back.
  case nothingToTakeBack
  /// A timer cannot hold the path, which has a line break or another control character.
  case steeringPath(FilePath)
  /// Nothing was taken back of late that can be done again.
  case nothingToRedo
  /// Of the changes that were asked for there are so many only, and it is all of them or none.
  case fewerToTakeBack(Int)
  case fewerToRedo(Int)
  /// What was to be taken back was changed once more by that entry.
  case changedSince(by: EntryName, title: String)
  /// What was to be taken back is not as the journal knows it: another program has changed it.
  case changedElsewhere(title: String)
  /// What was to be taken back was added, and something came later that belongs to it or refers to
  /// it: one of these is called so.
  case hangsOn(title: String, kind: JournalKind, count: Int)
  case takenBack(EntryName, by: EntryName)
  /// The entry tells of what another device did and is not shown here.
  case wasSetAside(EntryName)
  /// The entry tells of what is no part of the store, and stays whatever is taken back.
  case stays(EntryName)
  /// Of the entry is nothing left but that it was.
  case isForgotten(EntryName)
  /// The entry has a field of a later version of this program.
  case unknownField(EntryName, name: String)
  /// What the entry would put back under that name is accepted by no rule.
  case unusableValue(EntryName, name: String)
  /// A program of the user's, asked beforehand, said why not.
  case hook(String)
  /// Where nobody is asked, nothing is removed by a part of its name; the id is that of the thing,
  /// which a saying has not.
  case isPartOfName(typed: String, name: String, id: String?)
  /// What is to be replaced is no longer what somebody saw who began to change it.
  case changedMeanwhile

  /// Throws ``changedMeanwhile`` where a thing is no longer as it was seen; nil where nobody
  /// looked.
  static func check<Entered: Equatable>(
    _ now: Entered, isStill seen: Entered?
  ) throws(DomainError) {
    guard let seen, seen != now else { return }
    throw .refused(.changedMeanwhile)
  }
}
