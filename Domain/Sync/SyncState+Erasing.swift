extension SyncState {
  /// Returns what remains of the items after an erasure by a device that had seen these entries.
  /// Removed items lose all values, others their former ones. Items are left out if nothing is
  /// erased and no entry mentions them.
  func erasedStates(
    at places: some Sequence<ItemReference>, seeing seen: SeenEntries,
    mentioned told: Set<ItemReference> = []
  ) -> [ItemReference: ItemState] {
    let merged = MergedItems(of: self)
    return places.reduce(into: [:]) { left, place in
      guard let thing = itemStates[place] else { return }
      let fields = SyncFields.rules(of: place.kind)
      let rest = thing.erased(
        seen, wholly: merged.visibility(of: place) == .hidden,
        owner: fields.owner?.field.map { fields[$0] })
      if rest != thing || told.contains(place) { left[place] = rest }
    }
  }

  /// Returns the removed items.
  func removedItems() -> [ItemReference] {
    let merged = MergedItems(of: self)
    return itemStates.keys.filter { merged.visibility(of: $0) == .hidden }
  }

  /// Returns steps that send values again, because another device erased them without knowing a
  /// change that keeps the item; for ``SyncReplica/appendResentEntry(_:at:)``.
  package func resentSteps(of places: some Sequence<ItemReference>, from known: SyncState)
    -> [JournalStep]
  {
    let merged = MergedItems(of: self)
    return Set(places).sorted(by: Self.precedes).compactMap { place in
      guard let now = itemStates[place], let before = known.itemStates[place],
        now.firstAddition != nil,
        merged.visibility(of: place) != .hidden
      else { return nil }
      var fields: [JournalField] = []
      for (field, state) in before.fields
      where now.fields[field]?.isUnchanged ?? true && field != SyncFields.removalField {
        let values = before.winner(field, state)?.values ?? []
        let known = now.fields[field].flatMap { now.winner(field, $0) }
        let told = known?.values ?? values.map { _ in .nothing }
        guard zip(told, values).contains(where: { $1 != .nothing && $0 != $1 }) else { continue }
        // Fields that are merged together are sent together.
        for (name, value) in zip(field.names, zip(told, values)) {
          fields.append(JournalField(name, .text, from: value.0, to: value.1))
        }
      }
      for (field, list) in before.lists where field != SyncFields.sameAsField {
        let new = now.lists[field]?.texts ?? []
        let lost = list.texts.filter { text in
          let part = ListFieldState.LineBytes(text.utf8)
          return !new.contains(text) && now.lists[field]?.lines[part] == nil
            && list.lines[part].map { now.erasedEntries.isSuperset(of: $0.changes) } ?? true
        }
        if !lost.isEmpty {
          let from: FieldValue = new.isEmpty ? .nothing : .text(new.joined(separator: "\n"))
          let to = FieldValue.text((new + lost).joined(separator: "\n"))
          fields.append(JournalField(field.names[0], .text, from: from, to: to))
        }
      }
      guard !fields.isEmpty else { return nil }
      return JournalStep(
        at: place, of: place.id, .changed, title: "", fields: fields.sorted { $0.name < $1.name })
    }
  }
}
