/// A store that takes part: what it was told, what it has applied, what waits, and how it tells.
public struct SyncReplica: Sendable {
  public private(set) var device: DeviceID
  public private(set) var state = SyncState()
  /// What was applied: of each device all up to a number.
  public private(set) var applied = SeenEntries()
  /// What came before one that is missing, or is of a newer program.
  public private(set) var waiting: [EntryID: SyncEntry] = [:]
  /// What it understands; it grows with an update.
  public private(set) var version: Int

  public init(_ device: DeviceID, version: Int = SyncEntry.version) {
    self.device = device
    self.version = version
  }

  /// What a store keeps of one, or a part of that.
  package init(_ device: DeviceID, state: SyncState, applied: SeenEntries) {
    self.init(device)
    self.state = state
    self.applied = applied
  }

  /// Another device on what this one has, as after a fork: it goes on under an id of its own.
  public init(_ device: DeviceID, after other: SyncReplica) {
    self = other
    self.device = device
  }

  /// Takes an entry, in any order and any number of times; where one is missing, its device waits.
  public mutating func receive(_ entry: SyncEntry) {
    guard !applied.contains(entry.id) else { return }
    waiting[entry.id] = entry
    drain(entry.id.device)
  }

  /// Takes in what another store knew; what came meanwhile goes on top of it.
  public mutating func load(_ other: SyncState, applied known: SeenEntries) {
    state.formUnion(other)
    applied.formUnion(known)
    for id in waiting.keys where applied.contains(id) { waiting[id] = nil }
    for device in Set(waiting.keys.map(\.device)) { drain(device) }
  }

  /// Reads what it did not understand before.
  public mutating func update(to version: Int, reading read: (UnreadStep) -> JournalStep?) {
    self.version = version
    for device in Set(waiting.keys.map(\.device)) { drain(device) }
    state.read(read)
  }

  private mutating func drain(_ device: DeviceID) {
    var next = EntryID(device, applied[device] + 1)
    while let entry = waiting[next], entry.version <= version {
      waiting[next] = nil
      state.insert(entry)
      applied.insert(next)
      next = EntryID(device, next.number + 1)
    }
  }
}

// MARK: - Telling

extension SyncReplica {
  /// The entry of what was changed here, applied; nil where nothing of it travels. What is taken
  /// back or done again is told as such: what comes back by it is not changed.
  public mutating func note(
    _ steps: [JournalStep], at moment: Instant, takingBack: Bool = false
  ) -> SyncEntry? {
    append(told(steps, takingBack), at: moment) { _ in }
  }

  /// The entry of all that was here before it took part, after so many others that joined. Things
  /// have the stamps that they had.
  public mutating func noteJoining(
    _ steps: [JournalStep], after others: Int, stamps: [JournalPlace: Stamp], at moment: Instant
  ) -> SyncEntry? {
    append(steps, at: moment) { entry in
      entry.stamps = stamps
      entry.joining = others
    }
  }

  private mutating func append(
    _ steps: [JournalStep], at moment: Instant, _ complete: (inout SyncEntry) -> Void
  ) -> SyncEntry? {
    guard !steps.isEmpty else { return nil }
    let usual = Stamp(at: moment)
    var entry = SyncEntry(
      EntryID(device, applied[device] + 1), usual, seen: applied, steps: steps)
    for place in steps.map(\.place) {
      let next = Stamp.next(after: state.things[place]?.latest ?? Stamp(rawValue: 0), at: moment)
      if next != usual { entry.stamps[place] = next }
    }
    complete(&entry)
    state.insert(entry)
    applied.insert(entry.id)
    return entry
  }

  /// The steps as they travel.
  private func told(_ steps: [JournalStep], _ takingBack: Bool) -> [JournalStep] {
    let merged = MergedThings(of: state)
    let gone = Set(steps.filter { $0.change == .removed }.map(\.place))
    return steps.flatMap { step -> [JournalStep] in
      let own = state.things[step.place]?.values
      switch step.change {
      case .removed:
        // What belongs to something goes with it.
        if let owner = merged.owner(of: step.place), gone.contains(owner) { return [] }
        return merged.twins.all(of: step.place).map { $0 == step.place ? step : step.at($0) }
          .map { $0.telling([]) }
      case .added:
        guard takingBack, let own else { return [step] }
        return [step.telling(step.fields.map { $0.changing(from: own[$0.name] ?? .nothing) })]
      case .changed:
        let shown = merged.values(of: step.place)
        return merged.twins.all(of: step.place).compactMap { place in
          let values = state.things[place]?.values ?? [:]
          var fields = step.fields
          if place != step.place {
            fields = fields.filter { $0.name != SyncFields.sameAs }.map {
              $0.changing(from: values[$0.name] ?? .nothing)
            }
          }
          fields = fields.map { $0.takingAlike(of: values[$0.name] ?? .nothing, step.place.kind) }
          guard fields.contains(where: \.isChange) else { return nil }
          return step.at(place).telling(whole(fields, of: place.kind, values, shown))
        }
      }
    }
  }

  /// The fields, and those that have a rule with them, as they are shown.
  private func whole(
    _ fields: [JournalField], of kind: JournalKind, _ values: [String: FieldValue],
    _ shown: [String: FieldValue]
  ) -> [JournalField] {
    let (rules, names) = (SyncFields.of(kind), Set(fields.map(\.name)))
    let others = Set(fields.filter(\.isChange).flatMap { rules[$0.name].names }).subtracting(names)
    return fields
      + others.sorted().map { name in
        JournalField(
          name, .text, from: values[name] ?? .nothing, to: shown[name] ?? .nothing)
      }
  }
}

extension JournalField {
  /// Whether it is changed, not only told.
  var isChange: Bool { !before.isSame(as: after) }

  /// Of a list, the lines that are taken away with all that a person takes for the same.
  func takingAlike(of lines: FieldValue, _ kind: JournalKind) -> JournalField {
    guard SyncFields.of(kind).limit?.list == name else { return self }
    let (old, new) = (ListState.texts(of: before), ListState.texts(of: after))
    let taken = Set(old.filter { !new.contains($0) }.map(SearchFolding.folded))
    let alike = ListState.texts(of: lines).filter {
      !old.contains($0) && taken.contains(SearchFolding.folded($0))
    }
    return alike.isEmpty ? self : changing(from: .text((old + alike).joined(separator: "\n")))
  }

  func changing(from before: FieldValue) -> JournalField {
    JournalField(name, form, from: before, to: after)
  }
}

extension JournalStep {
  func at(_ place: JournalPlace) -> JournalStep {
    let owner = owner == self.place.id ? place.id : owner
    return JournalStep(at: place, of: owner, change, title: title, fields: fields)
  }

  func telling(_ fields: [JournalField]) -> JournalStep {
    JournalStep(at: place, of: owner, change, title: title, fields: fields)
  }
}
