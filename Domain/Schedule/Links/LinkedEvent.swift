/// What a linked calendar contains under one UID.
enum LinkedEvent: Hashable, Sendable {
  case event(StoredEvent)
  /// A task, with its changed occurrences.
  case tasks([StoredComponent], uid: ExternalName)
}
