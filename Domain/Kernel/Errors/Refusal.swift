/// Why something cannot be done at this moment, although its values are fine.
public enum Refusal: Hashable, Sendable {
  case plant(PlantRefusal)
  case book(BookRefusal)
  case store(StoreRefusal)
  case lock(LockRefusal)
  /// The settings say that canvases stay as they are.
  case shufflingIsOff
  /// Nothing was changed of late that can be taken back.
  case nothingToTakeBack
  /// A timer cannot hold the path, which has a line break or another control character.
  case steeringPath(FilePath)
  /// What was to be taken back was changed once more, perhaps by another program.
  case changedSince
  /// What is to be replaced is no longer what somebody saw who began to change it.
  case changedMeanwhile
}

extension Refusal {
  /// Throws ``changedMeanwhile`` where a thing is no longer as it was seen; nil where nobody
  /// looked.
  static func check<Entered: Equatable>(
    _ now: Entered, isStill seen: Entered?
  ) throws(DomainError) {
    guard let seen, seen != now else { return }
    throw .refused(.changedMeanwhile)
  }
}
