/// The contents of a linked calendar under one UID.
enum LinkedEvent: Hashable, Sendable {
  case event(StoredEvent)
  /// A task, with its overridden occurrences.
  case tasks([StoredComponent], uid: ExternalName)
}
