/// Value that is nil in most owners: it takes the space of one reference and is cheap to copy.
@propertyWrapper
struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  static func == (left: Rare, right: Rare) -> Bool {
    left.box === right.box || left.box?.value == right.box?.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(box?.value) }
}
