import HearthDomain

/// The table of a kind in an in-memory store, for a kind defined by a ``KindDescription``.
struct InMemoryTable<Item: Hashable & Sendable>: Sendable {
  let storedKind: StoredKind<Item>
  /// The items in the order of their kind.
  private(set) var all: [Item] = []
  private var byKey: [[FieldValue]: Item] = [:]
  private let index: KindColumn<Item>?
  /// The keys of items by their value of the index.
  private var indexed: [FieldValue: Set<[FieldValue]>] = [:]

  /// Creates an empty table, with an index of the column with that key.
  init(_ stored: StoredKind<Item>, index: String? = nil) {
    self.storedKind = stored
    self.index = index.flatMap(stored.column)
  }

  /// The item with the values of the key columns.
  subscript(key: FieldValue...) -> Item? { byKey[key] }

  subscript(id: ID<Item>) -> Item? { byKey[[.number(id.rawValue)]] }

  /// Adds the item, or replaces the one with the same key.
  mutating func save(_ item: Item) {
    let key = storedKind.key(of: item)
    remove(key)
    byKey[key] = item
    if let index { indexed[index.value(item), default: []].insert(key) }
    all.insert(item, at: prefixCount(while: { storedKind.described.precedes($0, item) }))
  }

  mutating func remove(_ id: ID<Item>) { remove([.number(id.rawValue)]) }

  mutating func remove(_ key: [FieldValue]) {
    guard let old = byKey.removeValue(forKey: key) else { return }
    if let index { indexed[index.value(old)]?.remove(key) }
    all.remove(at: prefixCount(while: { storedKind.described.precedes($0, old) }))
  }

  /// Adds items with new keys. Throws ``DomainError/conflict(_:holder:)`` and adds none if a key
  /// is already used.
  mutating func add(_ items: [Item], as kind: Kind) throws {
    for item in items {
      let key = storedKind.key(of: item)
      if byKey[key] == nil { continue }
      guard case .number(let id) = key[0] else { continue }
      throw DomainError.conflict(kind, holder: ID<Item>(rawValue: id)?.shortForm ?? "")
    }
    for item in items { save(item) }
  }

  /// Returns the number of items at the beginning for which the condition is true, by binary
  /// search. The condition must be false for all items after the first for which it is false.
  private func prefixCount(while isInFront: (Item) -> Bool) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if isInFront(all[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns a range of items: those for which `isNotBehind` is true but `isInFront` is not. Both
  /// must be true up to a point in the order and false after it.
  func range(
    after isInFront: (Item) -> Bool, while isNotBehind: (Item) -> Bool
  ) -> ArraySlice<Item> {
    let first = prefixCount(while: isInFront)
    return all[first..<max(first, prefixCount(while: isNotBehind))]
  }

  /// Returns the items with that value of the index, in order.
  func all(with value: FieldValue) -> [Item] {
    (indexed[value] ?? []).compactMap { byKey[$0] }.sorted(by: storedKind.described.precedes)
  }

  /// Returns the items of an owner in order.
  func owned<Owner>(by id: ID<Owner>) -> ArraySlice<Item> {
    range(
      after: { storedKind.owner(of: $0) < id.rawValue },
      while: { storedKind.owner(of: $0) <= id.rawValue })
  }

  mutating func removeAll<Owner>(ownedBy id: ID<Owner>) {
    for item in owned(by: id) { remove(storedKind.key(of: item)) }
  }

  func changes(since base: InMemoryTable) -> TableChanges<[FieldValue], Item> {
    TableChanges(from: base.byKey, to: byKey)
  }
}
