/// A value that all copies of its holder share: what is large and copied often, as an event is with
/// every one of its times in a list that is sorted.
///
/// It asks nothing of the value: what a type has to be, the runtime looks for among all that there
/// are, once in every run of a command.
struct Shared<Value: Sendable>: Sendable {
  private final class Place: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let place: Place

  init(_ value: Value) { place = Place(value) }

  var value: Value { place.value }
}

extension Shared: Equatable where Value: Equatable {
  static func == (left: Shared, right: Shared) -> Bool {
    left.place === right.place || left.value == right.value
  }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
