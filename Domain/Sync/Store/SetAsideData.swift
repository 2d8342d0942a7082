/// Data that was entered but is shown on no device because of a conflict.
package struct SetAsideData: Hashable, Sendable {
  package let item: ItemReference
  package let reason: SyncNotice.Reason
  /// All values of the item; for a shown item, the rejected ones.
  package let values: [String: FieldValue]

  fileprivate init(_ place: ItemReference, _ reason: SyncNotice.Reason, _ merged: MergedItems) {
    self.item = place
    self.reason = reason
    values =
      switch reason {
      case .notBorn, .orphaned: merged.values(of: place)
      case .breaksRule(let names, let values):
        Dictionary(zip(names, values)) { first, _ in first }
      case .tooMany(let name, let texts): [name: .text(texts.joined(separator: "\n"))]
      }
  }

  fileprivate static func precedes(_ left: SetAsideData, _ right: SetAsideData) -> Bool {
    if left.item != right.item { return SyncState.precedes(left.item, right.item) }
    return left.reason.reasonOrder < right.reason.reasonOrder
  }
}

extension SyncNotice.Reason {
  /// Sort key; an item has each reason at most once.
  fileprivate var reasonOrder: Int {
    switch self {
    case .notBorn: 0
    case .orphaned: 1
    case .breaksRule: 2
    case .tooMany: 3
    }
  }
}

extension StoredReplica {
  /// Returns everything that is set aside, in an order that is equal on all devices. Takes time
  /// proportional to the listed conflicts.
  package func setAsideData() throws -> [SetAsideData] {
    let things: [ItemReference: ItemState]
    if let listed = participation.noticeCounts {
      things = try connectedStates(of: Set(listed.keys).union(try sync.itemsToShow()))
    } else {
      things = try sync.allItemStates()
    }
    let state = state(of: things)
    let merged = MergedItems(of: state)
    let notices = SyncProjection(of: state, checking: sync.ruleCheck).notices
    return notices.compactMap { notice -> SetAsideData? in
      guard case .aside(let place, let reason) = notice else { return nil }
      return SetAsideData(place, reason, merged)
    }.sorted(by: SetAsideData.precedes)
  }

  /// Outcome of importing set-aside data of another store.
  package enum ImportResult: Hashable, Sendable {
    /// The data is set aside here now, or shown if its owner is.
    case added
    /// The data is already known here.
    case alreadyKnown
    /// Other data of the item is known here and stays.
    case conflicting
    /// Its owner, or the item it is a part of, was never here.
    case ownerIsUnknown
  }

  /// Extent of another store's set-aside data.
  package enum Extent: Hashable, Sendable {
    case entireItem
    /// Only changes after an addition that never arrived.
    case changesOnly
    case partOfItem
  }

  /// Imports set-aside data as if it had been entered here, unless the item is already known.
  /// Effects appear with the next exchange, since this transaction's changes are not sent yet.
  /// Changes alone are not shown until the item's addition arrives.
  package mutating func importSetAside(
    _ values: [String: FieldValue], at place: ItemReference, _ extent: Extent, at moment: Instant
  ) throws -> ImportResult {
    let known = try sync.itemStates(at: [place])[place]
    if let known, known.isPresent || extent == .changesOnly {
      let own = known.values
      func isSame(_ name: String, _ value: FieldValue) -> Bool {
        guard SyncFields.rules(of: place.kind)[name].isList else {
          return (own[name] ?? .nothing).isSame(as: value)
        }
        let lines = ListFieldState.texts(of: own[name] ?? .nothing)
        return ListFieldState.texts(of: value).allSatisfy(lines.contains)
      }
      return values.allSatisfy { isSame($0.key, $0.value) } ? .alreadyKnown : .conflicting
    }
    // A part of an unknown item cannot be stored.
    guard extent != .partOfItem, let owner = try ownerOfSetAside(values, at: place) else {
      return .ownerIsUnknown
    }
    let forms = journal.fieldTypes(of: place.kind)
    let fields = values.sorted { $0.key < $1.key }.map {
      JournalField($0.key, forms[$0.key] ?? .id, from: .nothing, to: $0.value)
    }
    let change: JournalStep.Change = extent == .entireItem ? .added : .changed
    let step = JournalStep(at: place, of: owner.id, change, title: "", fields: fields)
    try appendOwn([step], at: moment)
    return .added
  }

  /// Returns the owner named in the values, if it is or was here.
  private func ownerOfSetAside(
    _ values: [String: FieldValue], at place: ItemReference
  ) throws -> ItemReference? {
    guard let owner = SyncFields.rules(of: place.kind).owner else { return nil }
    var id = place.id
    if let field = owner.field {
      guard case .number(let named)? = values[field] else { return nil }
      id = named
    }
    let place = ItemReference(owner.kind, id)
    return try sync.itemStates(at: [place])[place]?.firstAddition == nil ? nil : place
  }
}
