import HearthDomain

/// What the screens of the profile want to happen.
enum ProfileEffect: LeavingEffect {
  case showEditing
  case back
  case edit(EditProfile.Changes)
  case use(ProfileRoster.Entry)
  case lock
  case close

  /// Happens when the question is answered with yes.
  indirect case ask(Words, then: ProfileEffect)
}

/// What came of an event that the page of the profile was given.
enum ProfileOutcome: Hashable {
  /// The event meant nothing here; it may mean something to the whole program.
  case ignored
  case handled
  case refused(Words)
  case told(Words)
  /// Ask first; the answer comes by ``ProfileCoordinator/answer(_:)``.
  case asks(Words)
  /// Cover everything until the passphrase is given.
  case locked
  /// Another profile is in use from now on.
  case changedProfile
  case closed
}
