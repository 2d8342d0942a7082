/// The items of a sync state after joining duplicates.
struct MergedItems {
  private let things: [JournalPlace: ItemState]
  let joinedItems: JoinedItems

  init(of state: SyncState) {
    things = state.things
    joinedItems = JoinedItems(of: state.things)
  }

  /// Visibility of an item.
  enum Visibility: Hashable {
    case shown
    /// The item was removed, or disappeared with its owner.
    case hidden
    case aside(SyncNotice.Reason)
  }

  func isShown(_ place: JournalPlace) -> Bool { visibility(of: place) == .shown }

  func visibility(of place: JournalPlace) -> Visibility {
    let all = states(of: place)
    guard all.contains(where: \.presence.isThere) else { return .hidden }
    guard all.contains(where: { $0.birth != nil }) else { return .aside(.notBorn) }
    guard SyncFields.of(place.kind).owner != nil else { return .shown }
    guard owner(of: place) != nil else { return .aside(.notBorn) }
    let gone = hiddenOwners(of: place)
    guard let whole = gone.last else { return .shown }
    // Deleting an owner deletes what that deletion had seen of the item.
    var removals = SeenEntries()
    for state in gone.flatMap(states) { removals.formUnion(state.presence.seenByRemovals) }
    let isUnseen = all.contains { $0.presence.isThere(despite: removals) }
    return isUnseen ? .aside(.orphaned(of: whole)) : .hidden
  }

  /// Returns the owner of the item and that owner's owners, as far as they are not shown.
  func hiddenOwners(of place: JournalPlace) -> [JournalPlace] {
    guard let owner = owner(of: place), !isShown(owner) else { return [] }
    return [owner] + hiddenOwners(of: owner)
  }

  /// Returns the owner of the item, present or not; nil if it is unknown.
  func owner(of place: JournalPlace) -> JournalPlace? {
    guard let owner = SyncFields.of(place.kind).owner else { return nil }
    guard let name = owner.field else {
      return joinedItems.first(of: JournalPlace(owner.kind, place.id))
    }
    let field = SyncFields.of(place.kind)[name]
    guard let index = field.names.firstIndex(of: name),
      case .number(let id)? = winner(of: place, field)?.values[index]
    else { return nil }
    return joinedItems.first(of: JournalPlace(owner.kind, id))
  }

  /// Whether the field changes only between references to joined items, and thus not at all.
  func isSameName(_ field: JournalField, in kind: JournalKind) -> Bool {
    let rules = SyncFields.of(kind)
    let named = rules.owner?.field == field.name ? rules.owner?.kind : rules.references[field.name]
    guard let named, case .number(let before) = field.before, case .number(let after) = field.after
    else { return false }
    return before != after
      && joinedItems.first(of: JournalPlace(named, before))
        == joinedItems.first(of: JournalPlace(named, after))
  }

  /// Returns the states of all items joined with this one, the first-born first.
  private func states(of place: JournalPlace) -> [ItemState] {
    joinedItems.hasOthers(place)
      ? joinedItems.all(of: place).compactMap { things[$0] } : things[place].map { [$0] } ?? []
  }

  /// Returns the candidate writes of each field over all joined items.
  private func writes(of place: JournalPlace) -> [SyncField: [FieldWrite]] {
    states(of: place).reduce(into: [:]) { writes, state in
      for (field, told) in state.fields where field != SyncFields.removalField {
        writes[field, default: []] += told.candidates
      }
    }
  }

  /// Returns the fields with several candidate writes: the winner, and all candidates.
  func conflictingFields(
    at place: JournalPlace
  ) -> [(field: SyncField, kept: FieldWrite, writes: [FieldWrite])] {
    if joinedItems.hasOthers(place) {
      return writes(of: place).compactMap { field, writes in
        guard writes.count > 1, let kept = writes.max(by: FieldWrite.counts) else { return nil }
        return (field, kept, writes)
      }
    }
    guard let thing = things[place] else { return [] }
    return thing.fields.lazy.filter {
      $1.writes.count > 1 && $0 != SyncFields.removalField
    }.compactMap { field, state in
      thing.winner(field, state).map { (field, $0, thing.counted(field, state)) }
    }
  }

  /// Returns the last removal that was overruled by a change; of joined items, only that of this
  /// one.
  func overruledRemoval(of place: JournalPlace) -> FieldWrite? { things[place]?.overruledRemoval }

  private func winner(of place: JournalPlace, _ field: SyncField) -> FieldWrite? {
    guard joinedItems.hasOthers(place) else { return things[place]?.fields[field]?.winner }
    return states(of: place).flatMap { $0.fields[field]?.candidates ?? [] }
      .max(by: FieldWrite.counts)
  }

  func values(of place: JournalPlace) -> [String: FieldValue] {
    guard joinedItems.hasOthers(place) else { return things[place]?.values ?? [:] }
    let all = states(of: place)
    var values: [String: FieldValue] = [:]
    for (field, writes) in writes(of: place) {
      let kept = writes.max(by: FieldWrite.counts)?.values ?? []
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
  func name(of place: JournalPlace) -> String? { things[place]?.name }

  /// Returns the birth of the item as a total order.
  func birth(of place: JournalPlace) -> BirthOrder { BirthOrder(place, in: things) }

  /// Whether the winning write of the first item is older than that of the second.
  func isEnteredBefore(_ left: JournalPlace, _ right: JournalPlace) -> Bool {
    func last(_ place: JournalPlace) -> FieldWrite? {
      writes(of: place).values.compactMap { $0.max(by: FieldWrite.counts) }
        .max(by: FieldWrite.counts)
    }
    guard let one = last(left), let other = last(right), one.entry != other.entry else {
      return left.id < right.id
    }
    return FieldWrite.counts(one, lessThan: other)
  }
}
