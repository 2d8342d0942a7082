/// A value that all copies of its holder share: what is large and copied often, as an event is with
/// every one of its times in a list that is sorted.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Place: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let place: Place

  init(_ value: Value) { place = Place(value) }

  var value: Value { place.value }

  static func == (left: Shared, right: Shared) -> Bool {
    left.place === right.place || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
