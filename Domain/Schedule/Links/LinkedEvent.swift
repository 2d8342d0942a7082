/// The contents of a linked calendar under one UID.
enum LinkedEvent: Hashable, Sendable {
  case event(KeptEvent)
  /// A task, with its overridden occurrences.
  case tasks([KeptComponent], uid: ExternalName)
}
