/// Merged state of a field that is a list of texts. Additions and removals are merged for each
/// text; the order is merged as one value.
package struct ListFieldState: Hashable, Sendable {
  /// A text as bytes, so that texts that only look alike differ.
  package typealias Part = [UInt8]

  package private(set) var parts: [Part: Presence] = [:]
  package private(set) var order = FieldState()

  package init() {}

  /// Creates a state from its stored parts.
  package init(parts: [Part: Presence], order: FieldState) {
    self.parts = parts
    self.order = order
  }

  /// The present texts in the winning order; those missing from the order follow, sorted by bytes.
  package var texts: [String] {
    let ordered = Self.parts(of: order.winner?.values.first ?? .nothing)
    // A list that was never changed is stored in its order alone.
    guard !parts.isEmpty || !order.writes.isEmpty else { return ordered.map(Self.text) }
    let rest = parts.filter { $1.isThere && !ordered.contains($0) }.keys
    return
      (ordered.filter { parts[$0]?.isThere ?? false }
      + rest.sorted { $0.lexicographicallyPrecedes($1) }).map(Self.text)
  }

  /// The list as a store represents it.
  package var value: FieldValue { .text(texts.joined(separator: "\n")) }

  mutating func insert(
    from before: FieldValue, to after: FieldWrite, seeing seen: SeenEntries,
    forgotten: SeenEntries
  ) {
    if forgotten.contains(after.entry) { return order.insertForgotten(after, seeing: seen) }
    order.insert(after, seeing: seen)
    if after.priority == .unchanged { return }
    let (old, new) = (Self.parts(of: before), Self.parts(of: after.values.first ?? .nothing))
    for part in Set(old).symmetricDifference(new) {
      var presence = parts[part] ?? Presence()
      if old.contains(part) {
        presence.addRemoval(seeing: seen)
      } else {
        presence.addChange(after.entry)
      }
      parts[part] = presence.settled(after: forgotten)
    }
  }

  /// Returns the state without former values, or, if `wholly`, without any values that the given
  /// entries had.
  func forgotten(_ seen: SeenEntries, wholly: Bool) -> ListFieldState {
    let left = parts.compactMapValues { presence in
      !wholly && presence.isThere ? presence : presence.without(seen)
    }
    var order = order.forgotten(wholly: wholly)
    if !wholly, !parts.isEmpty {
      let there = Set(texts)
      order = FieldState(
        writes: order.writes.map { write in
          let lines = ListFieldState.texts(of: write.values.first ?? .nothing).filter(
            there.contains)
          return write.saying(
            [lines.isEmpty ? .nothing : .text(lines.joined(separator: "\n"))], after: .nothing)
        }, superseded: order.superseded, latestUnchanged: order.latestUnchanged?.withoutValues)
    }
    return ListFieldState(parts: left, order: order)
  }

  mutating func formUnion(
    _ other: ListFieldState, forgotten: SeenEntries, otherForgotten: SeenEntries
  ) {
    order.formUnion(other.order, forgotten: forgotten, otherForgotten: otherForgotten)
    var all = forgotten
    all.formUnion(otherForgotten)
    for part in Set(parts.keys).union(other.parts.keys) {
      let (mine, theirs) = (parts[part] ?? Presence(), other.parts[part] ?? Presence())
      var both = mine.known(to: theirs, forgotten: otherForgotten)
      both.formUnion(theirs.known(to: mine, forgotten: forgotten))
      parts[part] = both.settled(after: all)
    }
  }

  /// Returns the lines of a stored list.
  static func texts(of value: FieldValue) -> [String] { parts(of: value).map(text) }

  private static func parts(of value: FieldValue) -> [Part] {
    guard case .text(let text) = value else { return [] }
    return text.utf8.split(separator: 0x0A).map { Part($0) }
  }

  private static func text(_ part: Part) -> String { String(decoding: part, as: UTF8.self) }
}
