/// Data that was entered but is shown on no device because of a conflict.
package struct SetAsideData: Hashable, Sendable {
  package let item: ItemReference
  package let reason: SyncNotice.Reason
  /// All values of the item; if the item is visible, only its rejected values.
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
  /// Number by which an item's reasons are sorted; each reason occurs at most once.
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
  /// Returns everything that is set aside, in an order that is equal on all devices. The time
  /// depends only on the number of listed conflicts.
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
    /// The data is now set aside here, or visible if its owner is.
    case added
    /// The data is already known here.
    case alreadyKnown
    /// This store has other data of the item, which stays.
    case conflicting
    /// The owner of the item, or the item itself if the data is only a part of it, was never in
    /// this store.
    case ownerIsUnknown
  }

  /// How much of an item the other store's set-aside data contains.
  package enum Extent: Hashable, Sendable {
    case entireItem
    /// Only changes of an item whose addition never arrived.
    case changesOnly
    case partOfItem
  }

  /// Imports another store's set-aside data as if it had been entered here, unless the item is
  /// already known.
  ///
  /// The data becomes visible only with the next exchange, since this transaction's own changes are
  /// not sent yet. Changes alone are not visible until the item's addition arrives.
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

  /// Returns the owner named in the values; nil if it was never in this store.
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
