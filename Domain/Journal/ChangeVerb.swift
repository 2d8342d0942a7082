/// What was done, in one word; the raw value stands in stores and files.
public enum ChangeVerb: String, CaseIterable, Hashable, Sendable {
  case add
  case edit
  case remove
  case water
  case review
  case postpone
  /// Somebody was added, whose plant grows here from then on.
  case plant
  case like
  case unlike
  case use
  case unuse
  case read
  case finish
  case reopen
  case readAgain
  case rate
  case favourite
  case unfavourite
  case move
  case shuffle
  case palette
  case setting
  case rename
  case `import`
  case restore
  /// A time of a series that was taken away takes place again.
  case bringBack
  /// What waited to be done was marked done.
  case done
  /// A calendar was made equal to what it is linked with.
  case link
  /// Two things that stood for one were made one.
  case merge
  /// What was done on another device and did not come to stand here.
  case setAside
  case undo
  case redo
}
