/// What a linked calendar contains under one UID.
enum LinkedEvent: Hashable, Sendable {
  case event(StoredEvent)
  case toDo(ToDo)
}
