/// What somebody settled on this device by leaving it as it stood, and what becomes of that.
public struct SettledChange: Hashable, Sendable {
  /// As the others were told.
  let steps: [JournalStep]
  /// Whether it is open again, or settled once more.
  let isOpen: Bool
}

extension StoredReplica {
  /// What was settled by the change that the journal here calls by that number; nil where nobody
  /// knows any more.
  func settled(by change: Int, isOpen: Bool) throws -> SettledChange? {
    let told = try sync.ownEntries(after: 0, limit: .max).first { $0.heading?.number == change }
    guard let steps = told?.entry.steps, !steps.isEmpty,
      steps.allSatisfy({ $0.change == .removed || !$0.fields.isEmpty })
    else { return nil }
    return SettledChange(steps: steps, isOpen: isOpen)
  }

  /// Whether nothing of it was touched since.
  func isAsLeft(_ settled: SettledChange) throws -> Bool {
    let things = try sync.things(at: Set(settled.steps.map(\.place)))
    return settled.steps.allSatisfy { step in
      guard let thing = things[step.place] else { return false }
      let own = thing.values
      switch step.change {
      case .added: return thing.isThere
      case .removed: return settled.isOpen != thing.isThere
      case .changed:
        return thing.isThere
          && step.fields.allSatisfy { field in
            SyncFields.of(step.place.kind)[field.name].isList
              || (own[field.name] ?? .nothing).isSame(as: field.after)
          }
      }
    }
  }

  /// Tells that it is open again: what stands goes on to stand, and what does not is listed as
  /// something that was there before; or tells once more what settled it.
  package mutating func take(_ settled: SettledChange, at moment: Instant) throws {
    guard settled.isOpen else { return try appendOwn(settled.steps, at: moment) }
    let places = Set(settled.steps.map(\.place))
    let things = try thingsToNote(at: places)
    var replica = replica(of: things)
    let brought = settled.steps.filter { $0.change == .changed }.map(\.reversed)
    let rest = settled.steps.compactMap { step -> JournalStep? in
      switch step.change {
      case .changed: return nil
      // It was to stay although somebody wanted it to be gone: they want that again.
      case .added:
        return JournalStep(
          at: step.place, of: step.owner, .changed, title: "", fields: [.removal])
      // It was to be gone for good: it is there again, as it was entered.
      case .removed:
        let forms = journal.forms(of: step.place.kind)
        let values = things[step.place]?.values ?? [:]
        return JournalStep(
          at: step.place, of: step.owner, .added, title: "",
          fields: values.sorted { $0.key < $1.key }.map {
            JournalField($0.key, forms[$0.key] ?? .id, from: $0.value, to: $0.value)
          })
      }
    }
    // What was brought counts less than anything that somebody changed.
    let entries = [
      replica.noteJoining(brought, after: Self.mostJoined, stamps: [:], at: moment),
      replica.noteAgain(rest, at: moment),
    ].compactMap { $0 }
    try keep(replica, at: places)
    for entry in entries { try sync.append(SyncedEntry(entry, nil)) }
    try sync.keep(part)
  }

  private static let mostJoined = 1 << 20
}

extension JournalStep {
  /// What was before in the place of what is.
  fileprivate var reversed: JournalStep {
    telling(fields.map { JournalField($0.name, $0.form, from: $0.after, to: $0.before) })
  }
}
