/// The items of a sync state. Items that the user merged count as one.
struct MergedItems {
  private let itemStates: [ItemReference: ItemState]
  let joinedItems: JoinedItems

  init(of state: SyncState) {
    itemStates = state.itemStates
    joinedItems = JoinedItems(of: state.itemStates)
  }

  /// Whether an item is visible.
  enum Visibility: Hashable {
    case shown
    /// The item was removed, by itself or together with its owner.
    case hidden
    case setAside(SyncNotice.Reason)
  }

  func isShown(_ place: ItemReference) -> Bool { visibility(of: place) == .shown }

  func visibility(of place: ItemReference) -> Visibility {
    let all = states(of: place)
    guard all.contains(where: \.presence.isPresent) else { return .hidden }
    guard all.contains(where: { $0.firstAddition != nil }) else { return .setAside(.notBorn) }
    guard SyncFields.rules(of: place.kind).owner != nil else { return .shown }
    guard owner(of: place) != nil else { return .setAside(.notBorn) }
    let gone = hiddenOwners(of: place)
    guard let whole = gone.last else { return .shown }
    // If the owner was removed, the item is removed with it, unless it has changes that the removal
    // had not seen.
    var removals = SeenEntries()
    for state in gone.flatMap(states) { removals.formUnion(state.presence.seenByRemovals) }
    let isUnseen = all.contains { $0.presence.isPresent(despite: removals) }
    return isUnseen ? .setAside(.orphaned(of: whole)) : .hidden
  }

  /// Returns the item's owner, that owner's owner, and so on, up to the first one that is visible.
  func hiddenOwners(of place: ItemReference) -> [ItemReference] {
    guard let owner = owner(of: place), !isShown(owner) else { return [] }
    return [owner] + hiddenOwners(of: owner)
  }

  /// Returns the owner of the item, whether or not it exists; nil if the owner is unknown.
  func owner(of place: ItemReference) -> ItemReference? {
    guard let owner = SyncFields.rules(of: place.kind).owner else { return nil }
    guard let name = owner.field else {
      return joinedItems.representative(of: ItemReference(owner.kind, place.id))
    }
    let field = SyncFields.rules(of: place.kind)[name]
    guard let index = field.names.firstIndex(of: name),
      case .number(let id)? = winner(of: place, field)?.values[index]
    else { return nil }
    return joinedItems.representative(of: ItemReference(owner.kind, id))
  }

  /// Whether the field's values before and after refer to the same item under different ids, since
  /// these were merged. The field then does not really change.
  func refersToSameItem(_ field: JournalField, in kind: JournalKind) -> Bool {
    let rules = SyncFields.rules(of: kind)
    let named = rules.owner?.field == field.name ? rules.owner?.kind : rules.references[field.name]
    guard let named, case .number(let before) = field.before, case .number(let after) = field.after
    else { return false }
    return before != after
      && joinedItems.representative(of: ItemReference(named, before))
        == joinedItems.representative(of: ItemReference(named, after))
  }

  /// Returns the states of all items merged with this one, the first-added first.
  private func states(of place: ItemReference) -> [ItemState] {
    joinedItems.isJoined(place)
      ? joinedItems.group(of: place).compactMap { itemStates[$0] }
      : itemStates[place].map { [$0] } ?? []
  }

  /// Returns the concurrent writes of each field, of all items merged with this one.
  private func writes(of place: ItemReference) -> [SyncField: [FieldWrite]] {
    states(of: place).reduce(into: [:]) { writes, state in
      for (field, told) in state.fields where field != SyncFields.removalField {
        writes[field, default: []] += told.candidates
      }
    }
  }

  /// Returns the fields with several concurrent writes: the winner, and all writes.
  func conflictingFields(
    at place: ItemReference
  ) -> [(field: SyncField, kept: FieldWrite, writes: [FieldWrite])] {
    if joinedItems.isJoined(place) {
      return writes(of: place).compactMap { field, writes in
        guard writes.count > 1, let kept = writes.max(by: FieldWrite.ranks) else { return nil }
        return (field, kept, writes)
      }
    }
    guard let thing = itemStates[place] else { return [] }
    return thing.fields.lazy.filter {
      $1.writes.count > 1 && $0 != SyncFields.removalField
    }.compactMap { field, state in
      thing.winner(field, state).map { (field, $0, thing.candidateWrites(field, state)) }
    }
  }

  /// Returns the last removal of the item that was overruled by a change. Removals of items merged
  /// with it do not count.
  func overruledRemoval(of place: ItemReference) -> FieldWrite? {
    itemStates[place]?.overruledRemoval
  }

  private func winner(of place: ItemReference, _ field: SyncField) -> FieldWrite? {
    guard joinedItems.isJoined(place) else { return itemStates[place]?.fields[field]?.winner }
    return states(of: place).flatMap { $0.fields[field]?.candidates ?? [] }
      .max(by: FieldWrite.ranks)
  }

  func values(of place: ItemReference) -> [String: FieldValue] {
    guard joinedItems.isJoined(place) else { return itemStates[place]?.values ?? [:] }
    let all = states(of: place)
    var values: [String: FieldValue] = [:]
    for (field, writes) in writes(of: place) {
      let kept = writes.max(by: FieldWrite.ranks)?.values ?? []
      for (name, value) in zip(field.names, kept) where value != .nothing { values[name] = value }
    }
    for field in Set(all.flatMap(\.lists.keys)) where field != SyncFields.sameAsField {
      var texts: [String] = []
      for text in all.flatMap({ $0.lists[field]?.texts ?? [] }) where !texts.contains(text) {
        texts.append(text)
      }
      if !texts.isEmpty { values[field.names[0]] = .text(texts.joined(separator: "\n")) }
    }
    return values
  }

  /// Returns the last known name or title of the item; nil if it had none.
  func name(of place: ItemReference) -> String? { itemStates[place]?.name }

  /// Returns a key by which items are sorted by their first additions; no two items have equal
  /// keys.
  func firstAdditionOrder(of place: ItemReference) -> FirstAdditionOrder {
    FirstAdditionOrder(place, in: itemStates)
  }

  /// Whether the last winning write of `left` is older than that of `right`.
  func isEnteredBefore(_ left: ItemReference, _ right: ItemReference) -> Bool {
    func last(_ place: ItemReference) -> FieldWrite? {
      writes(of: place).values.compactMap { $0.max(by: FieldWrite.ranks) }
        .max(by: FieldWrite.ranks)
    }
    guard let one = last(left), let other = last(right), one.entry != other.entry else {
      return left.id < right.id
    }
    return FieldWrite.ranks(one, lessThan: other)
  }
}
