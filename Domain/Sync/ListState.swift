/// What a set of entries says of a field that is a list of texts: each addition and each removal
/// counts by itself, only their order is one field.
public struct ListState: Hashable, Sendable {
  /// A text byte by byte: two that only look alike are told apart.
  package typealias Part = [UInt8]

  package private(set) var parts: [Part: Presence] = [:]
  package private(set) var order = FieldState()

  package init() {}

  /// As it was kept.
  package init(parts: [Part: Presence], order: FieldState) {
    self.parts = parts
    self.order = order
  }

  /// Those that are there: in the order made last, those that it does not have at the end.
  public var texts: [String] {
    let ordered = Self.parts(of: order.standing?.values.first ?? .nothing)
    // Of a list that nobody changed all is told at once.
    guard !parts.isEmpty else { return ordered.map(Self.text) }
    let rest = parts.filter { $1.isThere && !ordered.contains($0) }.keys
    return
      (ordered.filter { parts[$0]?.isThere ?? false }
      + rest.sorted { $0.lexicographicallyPrecedes($1) }).map(Self.text)
  }

  /// As a store keeps it.
  public var value: FieldValue { .text(texts.joined(separator: "\n")) }

  mutating func insert(
    from before: FieldValue, to after: FieldWrite, seeing seen: SeenEntries
  ) {
    order.insert(after, seeing: seen)
    if after.standing == .told { return }
    let (old, new) = (Self.parts(of: before), Self.parts(of: after.values.first ?? .nothing))
    for part in new where !old.contains(part) { parts[part, default: Presence()].give(after.entry) }
    for part in old where !new.contains(part) {
      parts[part, default: Presence()].take(seen)
    }
  }

  mutating func formUnion(_ other: ListState) {
    order.formUnion(other.order)
    parts.merge(other.parts) { left, right in
      var both = left
      both.formUnion(right)
      return both
    }
  }

  /// The lines of a list as it is kept.
  static func texts(of value: FieldValue) -> [String] { parts(of: value).map(text) }

  private static func parts(of value: FieldValue) -> [Part] {
    guard case .text(let text) = value else { return [] }
    return text.utf8.split(separator: 0x0A).map { Part($0) }
  }

  private static func text(_ part: Part) -> String { String(decoding: part, as: UTF8.self) }
}
