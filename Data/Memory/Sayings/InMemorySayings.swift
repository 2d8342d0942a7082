import HearthDomain

/// The sayings of an in-memory store.
struct InMemorySayings: Sendable {
  struct Row: Hashable, Sendable {
    var saying: Saying
    var deckPlace: UInt32
    /// Sequence number of laying the saying aside; nil if it is in the deck.
    var aside: Int?
  }

  private(set) var rows: [ID<Saying>: Row] = [:]
  private var lastNumber = 0
  private var numbers: [Int: ID<Saying>] = [:]
  private var alike: [Int64: Set<ID<Saying>>] = [:]
  private var lastSetAside = 0

  var all: some Collection<Saying> { rows.values.lazy.map(\.saying) }

  subscript(id: ID<Saying>) -> Saying? { rows[id]?.saying }

  func changes(since base: InMemorySayings) -> ThingChanges<ID<Saying>, Saying> {
    ThingChanges(from: base.rows, to: rows).mapped(\.saying)
  }

  func saying(numbered number: Int) -> Saying? { numbers[number].flatMap { self[$0] } }

  func numbered(after number: Int, limit: Int) -> [Saying] {
    numbers.keys.filter { $0 > number }.sorted().prefix(max(0, limit))
      .compactMap(saying(numbered:))
  }

  var nextNumber: Int {
    if lastNumber < Saying.assignableNumbers.upperBound { return lastNumber + 1 }
    var number = Saying.numbers.lowerBound
    while numbers[number] != nil { number += 1 }
    return number
  }

  func alike(_ likeness: Int64) -> [Saying] {
    (alike[likeness] ?? []).compactMap { self[$0] }.sorted { $0.number < $1.number }
  }

  /// Throws ``DomainError/conflict(_:holder:)`` if another saying has the number.
  mutating func keep(_ saying: Saying) throws {
    if let holder = numbers[saying.number], holder != saying.id {
      throw DomainError.conflict(.saying, holder: "#\(saying.number)")
    }
    let old = remove(saying.id)
    rows[saying.id] = Row(
      saying: saying, deckPlace: old?.deckPlace ?? DeckPlace.first(of: saying.id),
      aside: old?.aside)
    numbers[saying.number] = saying.id
    alike[saying.details.likeness, default: []].insert(saying.id)
    if Saying.assignableNumbers.contains(saying.number) {
      lastNumber = max(lastNumber, saying.number)
    }
  }

  @discardableResult
  mutating func remove(_ id: ID<Saying>) -> Row? {
    guard let old = rows.removeValue(forKey: id) else { return nil }
    let likeness = old.saying.details.likeness
    numbers[old.saying.number] = nil
    alike[likeness]?.remove(id)
    if alike[likeness]?.isEmpty == true { alike[likeness] = nil }
    return old
  }

  mutating func setAside(_ id: ID<Saying>) {
    guard rows[id] != nil else { return }
    lastSetAside = max(lastSetAside, rows.values.lazy.compactMap(\.aside).max() ?? 0) + 1
    rows[id]?.aside = lastSetAside
  }

  mutating func put(_ card: DeckCard, of id: ID<Saying>) {
    rows[id]?.deckPlace = card.place
    rows[id]?.aside = card.aside
  }

  mutating func returnOldestSetAside(at place: UInt32) {
    let aside = rows.values.filter { $0.aside != nil }
    guard let oldest = aside.min(by: { $0.aside ?? 0 < $1.aside ?? 0 })?.saying.id else { return }
    rows[oldest]?.aside = nil
    rows[oldest]?.deckPlace = place
  }
}
