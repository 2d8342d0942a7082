import HearthDomain

/// The table of a described kind in an in-memory store.
struct InMemoryThings<Thing: Hashable & Sendable>: Sendable {
  let stored: StoredKind<Thing>
  /// The things in the order of their kind.
  private(set) var all: [Thing] = []
  private var byKey: [[FieldValue]: Thing] = [:]

  init(_ stored: StoredKind<Thing>) { self.stored = stored }

  /// The thing with the values of the key columns.
  subscript(key: FieldValue...) -> Thing? { byKey[key] }

  /// Adds the thing, or replaces the one with the same key.
  mutating func save(_ thing: Thing) {
    let key = stored.key(of: thing)
    remove(key)
    byKey[key] = thing
    all.insert(thing, at: count(while: { stored.described.precedes($0, thing) }))
  }

  mutating func remove(_ key: [FieldValue]) {
    guard let old = byKey.removeValue(forKey: key) else { return }
    all.remove(at: count(while: { stored.described.precedes($0, old) }))
  }

  /// Adds things with new keys. Throws ``DomainError/conflict(_:holder:)`` and adds none if a key
  /// is already used.
  mutating func add(_ things: [Thing], as kind: Kind) throws {
    for thing in things {
      let key = stored.key(of: thing)
      if byKey[key] == nil { continue }
      guard case .number(let id) = key[0] else { continue }
      throw DomainError.conflict(kind, holder: ID<Thing>(rawValue: id)?.short ?? "")
    }
    for thing in things { save(thing) }
  }

  /// Returns the number of things at the beginning of the order that meet the condition, by binary
  /// search: no thing after the first one that does not meet it may meet it.
  private func count(while isInFront: (Thing) -> Bool) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if isInFront(all[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the things after those in front of a range, up to the last one that is not behind it.
  func range(
    after isInFront: (Thing) -> Bool, while isNotBehind: (Thing) -> Bool
  ) -> ArraySlice<Thing> {
    let first = count(while: isInFront)
    return all[first..<max(first, count(while: isNotBehind))]
  }

  /// Returns the first accepted things of a range; if reversed, the last ones, last first.
  static func page(
    _ range: ArraySlice<Thing>, isReversed: Bool, limit: Int, _ isAccepted: (Thing) -> Bool
  ) -> [Thing] {
    withoutActuallyEscaping(isAccepted) { isAccepted in
      let limit = max(0, limit)
      return isReversed
        ? Array(range.reversed().lazy.filter(isAccepted).prefix(limit))
        : Array(range.lazy.filter(isAccepted).prefix(limit))
    }
  }

  func changes(since base: InMemoryThings) -> ThingChanges<[FieldValue], Thing> {
    ThingChanges(from: base.byKey, to: byKey)
  }
}
