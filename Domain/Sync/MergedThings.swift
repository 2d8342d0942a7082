/// The things of a state as they are once those that are one are put together.
struct MergedThings {
  private let things: [JournalPlace: ThingState]
  let twins: Twins

  init(of state: SyncState) {
    things = state.things
    twins = Twins(of: state.things)
  }

  /// How a thing is seen.
  enum Sight: Hashable {
    case shown
    /// It was removed, or went with what it belongs to.
    case hidden
    case aside(SyncNotice.Reason)
  }

  func isShown(_ place: JournalPlace) -> Bool { sight(of: place) == .shown }

  func sight(of place: JournalPlace) -> Sight {
    let all = states(of: place)
    guard all.contains(where: \.presence.isThere) else { return .hidden }
    guard all.contains(where: { $0.birth != nil }) else { return .aside(.notBorn) }
    guard SyncFields.of(place.kind).owner != nil else { return .shown }
    guard owner(of: place) != nil else { return .aside(.notBorn) }
    let gone = hiddenOwners(of: place)
    guard let whole = gone.last else { return .shown }
    // What the removal of any of these had seen went with it.
    var removals = SeenEntries()
    for state in gone.flatMap(states) { removals.formUnion(state.presence.taken) }
    let isUnseen = all.contains { $0.presence.isThere(despite: removals) }
    return isUnseen ? .aside(.orphaned(of: whole)) : .hidden
  }

  /// What the thing belongs to, and what that belongs to, as far as it is not shown.
  func hiddenOwners(of place: JournalPlace) -> [JournalPlace] {
    guard let owner = owner(of: place), !isShown(owner) else { return [] }
    return [owner] + hiddenOwners(of: owner)
  }

  /// What the thing belongs to, there or not; nil where nobody said.
  func owner(of place: JournalPlace) -> JournalPlace? {
    guard let owner = SyncFields.of(place.kind).owner else { return nil }
    guard let name = owner.field else { return twins.first(of: JournalPlace(owner.kind, place.id)) }
    let field = SyncFields.of(place.kind)[name]
    guard let index = field.names.firstIndex(of: name),
      case .number(let id)? = standing(of: place, field)?.values[index]
    else { return nil }
    return twins.first(of: JournalPlace(owner.kind, id))
  }

  /// Whether the field names things that are one, so that nothing of it is changed.
  func isSameName(_ field: JournalField, in kind: JournalKind) -> Bool {
    let rules = SyncFields.of(kind)
    let named = rules.owner?.field == field.name ? rules.owner?.kind : rules.references[field.name]
    guard let named, case .number(let before) = field.before, case .number(let after) = field.after
    else { return false }
    return before != after
      && twins.first(of: JournalPlace(named, before)) == twins.first(of: JournalPlace(named, after))
  }

  /// All that stand for the thing, the first-born first.
  private func states(of place: JournalPlace) -> [ThingState] {
    twins.hasOthers(place)
      ? twins.all(of: place).compactMap { things[$0] } : things[place].map { [$0] } ?? []
  }

  /// What no other write of the same field had seen, of all that stand for the thing.
  private func writes(of place: JournalPlace) -> [SyncField: [FieldWrite]] {
    states(of: place).reduce(into: [:]) { writes, state in
      for (field, told) in state.fields where field != SyncFields.removalField {
        writes[field, default: []] += told.candidates
      }
    }
  }

  /// Of the fields of which one does not stand alone what stands, and all that counted beside it.
  func contested(
    at place: JournalPlace
  ) -> [(field: SyncField, kept: FieldWrite, writes: [FieldWrite])] {
    if twins.hasOthers(place) {
      return writes(of: place).compactMap { field, writes in
        guard writes.count > 1, let kept = writes.max(by: FieldWrite.counts) else { return nil }
        return (field, kept, writes)
      }
    }
    guard let thing = things[place] else { return [] }
    return thing.fields.lazy.filter {
      $1.writes.count > 1 && $0 != SyncFields.removalField
    }.compactMap { field, state in
      thing.standing(field, state).map { (field, $0, thing.counted(field, state)) }
    }
  }

  /// The last removal of the thing there that does not stand; of what is one with others, of the
  /// first.
  func overruledRemoval(of place: JournalPlace) -> FieldWrite? { things[place]?.overruledRemoval }

  private func standing(of place: JournalPlace, _ field: SyncField) -> FieldWrite? {
    guard twins.hasOthers(place) else { return things[place]?.fields[field]?.standing }
    return states(of: place).flatMap { $0.fields[field]?.candidates ?? [] }
      .max(by: FieldWrite.counts)
  }

  func values(of place: JournalPlace) -> [String: FieldValue] {
    guard twins.hasOthers(place) else { return things[place]?.values ?? [:] }
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

  /// What people knew the thing by, where it had a name or a title.
  func name(of place: JournalPlace) -> String? { things[place]?.name }

  /// When it was born, as an order without ties.
  func birth(of place: JournalPlace) -> BirthOrder { BirthOrder(place, in: things) }

  /// Whether what stands of the first was entered before what stands of the other.
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
