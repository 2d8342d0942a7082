/// Merged state of a field that is a list of texts. Each text is added and removed separately; the
/// order of the texts is merged as one value.
package struct ListFieldState: Hashable, Sendable {
  /// A text as bytes, so that texts that look equal but are encoded differently are different.
  package typealias LineBytes = [UInt8]

  package private(set) var lines: [LineBytes: Presence] = [:]
  package private(set) var order = FieldState()

  package init() {}

  /// Creates a state from its stored parts.
  package init(parts: [LineBytes: Presence], order: FieldState) {
    self.lines = parts
    self.order = order
  }

  /// The present texts in the winning order. Texts missing from the order come last, sorted by
  /// bytes.
  package var texts: [String] {
    let ordered = Self.lines(of: order.winner?.values.first ?? .nothing)
    // Of a list that was never changed, only the order is stored.
    guard !lines.isEmpty || !order.writes.isEmpty else { return ordered.map(Self.text) }
    let rest = lines.filter { $1.isPresent && !ordered.contains($0) }.keys
    return
      (ordered.filter { lines[$0]?.isPresent ?? false }
      + rest.sorted { $0.lexicographicallyPrecedes($1) }).map(Self.text)
  }

  /// The list as a store represents it: one text per line.
  package var value: FieldValue { .text(texts.joined(separator: "\n")) }

  mutating func insert(
    from before: FieldValue, to after: FieldWrite, seeing seen: SeenEntries,
    forgotten: SeenEntries
  ) {
    if forgotten.contains(after.entry) { return order.insertErased(after, seeing: seen) }
    order.insert(after, seeing: seen)
    if after.priority == .unchanged { return }
    let (old, new) = (Self.lines(of: before), Self.lines(of: after.values.first ?? .nothing))
    for part in Set(old).symmetricDifference(new) {
      var presence = lines[part] ?? Presence()
      if old.contains(part) {
        presence.addRemoval(seeing: seen)
      } else {
        presence.addChange(after.entry)
      }
      lines[part] = presence.withoutIneffectiveRemovals(after: forgotten)
    }
  }

  /// Returns the state without former values; if `wholly`, without any values from the given
  /// entries.
  func erased(_ seen: SeenEntries, wholly: Bool) -> ListFieldState {
    let left = lines.compactMapValues { presence in
      !wholly && presence.isPresent ? presence : presence.without(seen)
    }
    var order = order.erased(wholly: wholly)
    if !wholly, !lines.isEmpty {
      let there = Set(texts)
      order = FieldState(
        writes: order.writes.map { write in
          let lines = ListFieldState.texts(of: write.values.first ?? .nothing).filter(
            there.contains)
          return write.withValues(
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
    for part in Set(self.lines.keys).union(other.lines.keys) {
      let (mine, theirs) = (self.lines[part] ?? Presence(), other.lines[part] ?? Presence())
      var both = mine.withoutErasedChanges(of: theirs, erased: otherForgotten)
      both.formUnion(theirs.withoutErasedChanges(of: mine, erased: forgotten))
      self.lines[part] = both.withoutIneffectiveRemovals(after: all)
    }
  }

  /// Returns the lines of a stored list.
  static func texts(of value: FieldValue) -> [String] { Self.lines(of: value).map(text) }

  private static func lines(of value: FieldValue) -> [LineBytes] {
    guard case .text(let text) = value else { return [] }
    return text.utf8.split(separator: 0x0A).map { LineBytes($0) }
  }

  private static func text(_ part: LineBytes) -> String { String(decoding: part, as: UTF8.self) }
}
