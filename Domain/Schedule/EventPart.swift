/// What part an event has in the time in which it takes place: one that takes no time of anybody
/// stands in lists, and nothing else comes of it.
public enum EventPart: String, CaseIterable, Hashable, Sendable {
  case busy
  /// Somebody said that the time stays free.
  case free
  case calledOff
}
