/// Changes that a device makes automatically after merging.
extension SyncState {
  /// Returns steps with merged texts, for notes that both sides changed in different lines.
  package func mergedNotes(in projection: SyncProjection) -> [JournalStep] {
    // Items removed with their owner stay unchanged.
    itemStates.filter { projection.items[$0.key] != nil }
      .sorted { Self.precedes($0.key, $1.key) }.compactMap { place, thing in
        let fields = thing.fields.filter { $0.key.isNote }.sorted {
          $0.key.names[0] < $1.key.names[0]
        }
        .compactMap { field, state in Self.mergedNote(state, as: field.names[0]) }
        guard !fields.isEmpty else { return nil }
        return JournalStep(at: place, of: place.id, .changed, title: "", fields: fields)
      }
  }

  private static func mergedNote(_ state: FieldState, as name: String) -> JournalField? {
    let changed = state.writes.filter { $0.priority == .changed }
    guard let kept = state.winner, let base = changed.first?.previousNote, changed.count > 1,
      changed.allSatisfy({ $0.previousNote.isSame(as: base) }), !changed.allSatisfy(kept.isSame)
    else { return nil }
    var text = changed[0].values[0].asText
    for other in changed.dropFirst() {
      guard
        let next = LineMerge.merged(text, other.values[0].asText, from: base.asText)
      else { return nil }
      text = next
    }
    let whole: FieldValue = text.isEmpty ? .nothing : .text(text)
    // Even if one of the texts already contains both changes, a step must record it as the result.
    let from = ([kept] + changed).map { $0.values[0] }.first { !$0.isSame(as: whole) }
    return JournalField(name, .text, from: from ?? kept.values[0], to: whole)
  }

  /// Returns steps that renumber sayings to the next free numbers: those whose number belongs to
  /// one added earlier, and those with a placeholder number. Only sayings added on `device` are
  /// renumbered, unless `all`.
  package func renumberingSteps(
    in projection: SyncProjection, by device: DeviceID, all: Bool = false
  ) -> [JournalStep] {
    var later = projection.notices.compactMap { notice -> (ItemReference, FieldValue)? in
      guard case .claimed("number", let value, _, let other) = notice,
        all || itemStates[other]?.firstAddition?.entry.device == device
      else { return nil }
      return (other, value)
    }
    for place in projection.items.keys where place.kind == .saying {
      guard let number = projection.number("number", of: place), !Saying.isValidNumber(number),
        !later.contains(where: { $0.0 == place })
      else { continue }
      later.append((place, .number(number)))
    }
    return later.sorted { Self.precedes($0.0, $1.0) }.enumerated().map { count, item in
      let next = FieldValue.number(greatestSayingNumber + Int64(count) + 1)
      return JournalStep(
        at: item.0, of: item.0.id, .changed, title: "",
        fields: [JournalField("number", .number, from: item.1, to: next)])
    }
  }

  static func precedes(_ left: ItemReference, _ right: ItemReference) -> Bool {
    (left.kind.rawValue, left.id, left.part) < (right.kind.rawValue, right.id, right.part)
  }
}
