import HearthDomain

/// The sayings of an in-memory store.
struct InMemorySayings: Sendable {
  struct Row: Hashable, Sendable {
    var saying: Saying
    var deckPosition: UInt32
    /// Number that orders the sayings set aside by the user; nil if the saying is in the deck.
    var setAsideOrder: Int?
  }

  private(set) var rows: [ID<Saying>: Row] = [:]
  private var lastNumber = 0
  private var idsByNumber: [Int: ID<Saying>] = [:]
  private var idsByTextHash: [Int64: Set<ID<Saying>>] = [:]
  private var lastSetAsideOrder = 0

  var all: some Collection<Saying> { rows.values.lazy.map(\.saying) }

  subscript(id: ID<Saying>) -> Saying? { rows[id]?.saying }

  func changes(since base: InMemorySayings) -> TableChanges<ID<Saying>, Saying> {
    TableChanges(from: base.rows, to: rows).mapped(\.saying)
  }

  func saying(numbered number: Int) -> Saying? { idsByNumber[number].flatMap { self[$0] } }

  func sayings(afterNumber number: Int, limit: Int) -> [Saying] {
    idsByNumber.keys.filter { $0 > number }.sorted().prefix(max(0, limit))
      .compactMap(saying(numbered:))
  }

  var nextNumber: Int {
    if lastNumber < Saying.assignableNumbers.upperBound { return lastNumber + 1 }
    var number = Saying.acceptedNumbers.lowerBound
    while idsByNumber[number] != nil { number += 1 }
    return number
  }

  func sayingsWithTextHash(_ likeness: Int64) -> [Saying] {
    (idsByTextHash[likeness] ?? []).compactMap { self[$0] }.sorted { $0.number < $1.number }
  }

  /// Throws ``DomainError/conflict(_:holder:)`` if another saying has the number.
  mutating func save(_ saying: Saying) throws {
    if let holder = idsByNumber[saying.number], holder != saying.id {
      throw DomainError.conflict(.saying, holder: "#\(saying.number)")
    }
    let old = remove(saying.id)
    rows[saying.id] = Row(
      saying: saying, deckPosition: old?.deckPosition ?? DeckPlace.initialPlace(of: saying.id),
      setAsideOrder: old?.setAsideOrder)
    idsByNumber[saying.number] = saying.id
    idsByTextHash[saying.details.textHash, default: []].insert(saying.id)
    if Saying.assignableNumbers.contains(saying.number) {
      lastNumber = max(lastNumber, saying.number)
    }
  }

  @discardableResult
  mutating func remove(_ id: ID<Saying>) -> Row? {
    guard let old = rows.removeValue(forKey: id) else { return nil }
    let likeness = old.saying.details.textHash
    idsByNumber[old.saying.number] = nil
    idsByTextHash[likeness]?.remove(id)
    if idsByTextHash[likeness]?.isEmpty == true { idsByTextHash[likeness] = nil }
    return old
  }

  mutating func setAside(_ id: ID<Saying>) {
    guard rows[id] != nil else { return }
    lastSetAsideOrder =
      max(lastSetAsideOrder, rows.values.lazy.compactMap(\.setAsideOrder).max() ?? 0) + 1
    rows[id]?.setAsideOrder = lastSetAsideOrder
  }

  mutating func setCard(_ card: DeckCard, of id: ID<Saying>) {
    rows[id]?.deckPosition = card.position
    rows[id]?.setAsideOrder = card.setAsideOrder
  }

  mutating func returnOldestSetAside(at place: UInt32) {
    let aside = rows.values.filter { $0.setAsideOrder != nil }
    guard let oldest = aside.min(by: { $0.setAsideOrder ?? 0 < $1.setAsideOrder ?? 0 })?.saying.id
    else { return }
    rows[oldest]?.setAsideOrder = nil
    rows[oldest]?.deckPosition = place
  }
}
