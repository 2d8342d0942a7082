/// What a calendar that is linked has of one UID.
enum LinkedEvent: Hashable, Sendable {
  case event(KeptEvent)
  /// The task, and single times of it.
  case tasks([KeptComponent], uid: String)
}
