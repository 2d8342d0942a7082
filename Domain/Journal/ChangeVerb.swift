/// What a change did, such as adding or renaming. Raw values are persistent.
public enum ChangeVerb: String, CaseIterable, Hashable, Sendable {
  case add
  case edit
  case remove
  case water
  case review
  case postpone
  /// A person was added as a plant.
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
  /// A removed occurrence of a series was restored.
  case bringBack
  /// A to-do was marked done.
  case done
  /// A calendar or address book was synced with its link.
  case link
  /// Two items, such as people, were merged into one.
  case merge
  /// A change of another device was overruled here.
  case setAside
  case undo
  case redo
}
