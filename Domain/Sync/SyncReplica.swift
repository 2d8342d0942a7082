/// A store that takes part, or a part of one: what it was told, and how it tells.
package struct SyncReplica: Sendable {
  package let device: DeviceID
  package var state: SyncState
  /// What was applied: of each device all up to a number.
  package var applied: SeenEntries

  package init(
    _ device: DeviceID, state: SyncState = SyncState(), applied: SeenEntries = SeenEntries()
  ) {
    self.device = device
    self.state = state
    self.applied = applied
  }
}

// MARK: - Telling

extension SyncReplica {
  /// The entry of what was changed here, applied; nil where nothing of it travels. What is taken
  /// back or done again is told as such: what comes back by it is not changed.
  package mutating func note(
    _ steps: [JournalStep], at moment: Instant, takingBack: Bool = false
  ) -> SyncEntry? {
    append(told(steps, takingBack), at: moment) { _ in }
  }

  /// The entry of what is told again of things, each at its own place: of those that are one each
  /// has its say once more. Nil where there is nothing to tell.
  package mutating func noteAgain(_ steps: [JournalStep], at moment: Instant) -> SyncEntry? {
    append(steps, at: moment) { _ in }
  }

  /// The entry of all that was here before it took part, after so many others that joined. Things
  /// have the stamps that they had.
  package mutating func noteJoining(
    _ steps: [JournalStep], after others: Int, stamps: [JournalPlace: Stamp], at moment: Instant
  ) -> SyncEntry? {
    append(steps, at: moment) { entry in
      entry.stamps = stamps
      entry.joining = others
    }
  }

  /// The entry of a forgetting: of things that are gone all goes but that they were, of others what
  /// they were before. Nil where there is nothing to forget.
  package mutating func noteForgetting(
    _ changes: [EntryID], at places: some Sequence<JournalPlace>, told: Set<JournalPlace> = [],
    at moment: Instant
  ) -> SyncEntry? {
    let left = state.forgotten(at: places, seeing: applied, told: told)
    return append(SyncForgetting(changes: changes, things: left), at: moment)
  }

  /// The entry of what is known of things of which others may know more that was to be forgotten:
  /// from then on nobody does. Nil where there are none.
  package mutating func noteLeft(
    of places: some Sequence<JournalPlace>, at moment: Instant
  ) -> SyncEntry? {
    let left = Dictionary(
      places.compactMap { place in state.things[place].map { (place, $0) } }
    ) { first, _ in first }
    return append(SyncForgetting(things: left), at: moment)
  }

  private mutating func append(
    _ forgetting: SyncForgetting, at moment: Instant
  ) -> SyncEntry? {
    guard !forgetting.changes.isEmpty || !forgetting.things.isEmpty else { return nil }
    var entry = SyncEntry(
      EntryID(device, applied[device] + 1), Stamp(at: moment), seen: applied, steps: [])
    entry.forgetting = forgetting
    state.insert(entry)
    applied.insert(entry.id)
    return entry
  }

  private mutating func append(
    _ steps: [JournalStep], at moment: Instant, _ complete: (inout SyncEntry) -> Void
  ) -> SyncEntry? {
    guard !steps.isEmpty else { return nil }
    let steps = steps.map(takingBackRemovals)
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

  /// The step with that nobody wants the thing to be gone any more, where it adds what was removed:
  /// others may not have heard yet of whoever took that back before. What the program hands out
  /// wants nothing.
  private func takingBackRemovals(_ step: JournalStep) -> JournalStep {
    let known = state.things[step.place]?.fields[SyncFields.removalField]
    guard step.change == .added, !(known?.writes.isEmpty ?? true),
      !step.place.isStarter || step.fields.contains(where: \.isChange)
    else { return step }
    let isWanted = JournalField(
      SyncFields.removal, .number, from: SyncFields.isRemoved, to: .nothing)
    return step.telling(step.fields + [isWanted])
  }

  /// The steps as they travel.
  private func told(_ steps: [JournalStep], _ takingBack: Bool) -> [JournalStep] {
    let steps = takingBack ? steps.flatMap { joiningAgain($0, of: steps) ?? [$0] } : steps
    let merged = MergedThings(of: joining(steps))
    let gone = Set(steps.filter { $0.change == .removed }.map(\.place))
    // Those that stood for others and come back by themselves are no longer one with them.
    let parted = Set(
      steps.filter { $0.change == .added && !merged.twins.isFirst($0.place) }.map(\.place))
    return steps.flatMap { step -> [JournalStep] in
      let own = state.things[step.place]?.values
      switch step.change {
      case .removed:
        // What became one with another thing went into that.
        if !merged.twins.isFirst(step.place) { return [] }
        // What belongs to something goes with it.
        if let owner = merged.owner(of: step.place), gone.contains(owner) { return [] }
        // Of a detail of something else somebody may have noted the same who knew nothing of this.
        let isUndone = takingBack && !step.place.kind.isEntered
        return merged.twins.all(of: step.place).map { $0 == step.place ? step : step.at($0) }
          .map { $0.telling(isUndone ? [] : [.removal]) }
      case .added:
        guard let own else { return [step] }
        guard takingBack else { return [step.changing(whatIsOtherwiseThan: own)] }
        if parted.contains(step.place) { return [parting(step, own)] }
        let fields = step.fields.map { field in
          // Telling of what the program ships brings nothing back: somebody wants this one again.
          step.place.isStarter && field.name == "addedAt" || step.leavesOut(field)
            ? field : field.changing(from: own[field.name] ?? .nothing)
        }
        return [step.telling(fields)]
      case .changed:
        let shown = merged.values(of: step.place)
        let told =
          parted.isEmpty
          ? step.fields.filter { !merged.isSameName($0, in: step.place.kind) } : step.fields
        return merged.twins.all(of: step.place).compactMap { place in
          if parted.contains(place) { return nil }
          let values = state.things[place]?.values ?? [:]
          var fields = told
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

  /// The state once things are one that the steps say are.
  private func joining(_ steps: [JournalStep]) -> SyncState {
    let facts = steps.filter { $0.fields.contains { $0.name == SyncFields.sameAs } }
    if facts.isEmpty { return state }
    var joined = state
    joined.insert(
      SyncEntry(
        EntryID(device, applied[device] + 1), Stamp(rawValue: 0), seen: applied, steps: facts))
    return joined
  }

  /// The thing that comes back as one of its own.
  private func parting(_ step: JournalStep, _ own: [String: FieldValue]) -> JournalStep {
    let texts = state.things[step.place]?.lists[SyncFields.sameAsField]?.value ?? .nothing
    let fields = step.fields.map { $0.changing(from: own[$0.name] ?? .nothing) }
    return JournalStep(
      at: step.place, of: step.owner, .changed, title: step.title,
      fields: fields + [JournalField(SyncFields.sameAs, .text, from: texts, to: .nothing)])
  }

  /// The removal as what it was when it was done first: that the thing becomes one with another,
  /// which is changed along with it, and what that says where the thing said something else. Nil
  /// where it was none.
  private func joiningAgain(_ step: JournalStep, of steps: [JournalStep]) -> [JournalStep]? {
    guard step.change == .removed, let known = state.things[step.place], known.sameAs.isEmpty,
      let id = known.onceSameAs.first(where: { id in
        steps.contains { $0.place == JournalPlace(step.place.kind, id) || $0.owner == id }
      })
    else { return nil }
    let first = JournalPlace(step.place.kind, id)
    guard let there = state.things[first], there.birth != nil else { return nil }
    let values = steps.reduce(into: there.values) { values, step in
      guard step.place == first else { return }
      for field in step.fields { values[field.name] = field.after }
    }
    let fields = known.values.sorted { $0.key < $1.key }.compactMap { name, value in
      let standing = values[name] ?? .nothing
      return value.isSame(as: standing)
        ? nil : JournalField(name, .text, from: value, to: standing)
    }
    return [
      JournalStep(
        at: step.place, of: step.owner, .changed, title: step.title,
        fields: [JournalField(SyncFields.sameAs, .text, from: .nothing, to: .text("\(id)"))]),
      JournalStep(at: first, of: id, .changed, title: step.title, fields: fields),
    ]
  }

  /// The fields, and those that have a rule with them, as they are shown.
  private func whole(
    _ fields: [JournalField], of kind: JournalKind, _ values: [String: FieldValue],
    _ shown: [String: FieldValue]
  ) -> [JournalField] {
    let rules = SyncFields.of(kind)
    var others = Set(fields.filter(\.isChange).flatMap { rules[$0.name].names })
    // By that it comes back where somebody else leaves it out who has not seen this.
    if kind == .exception, SeriesException.takesPlace(shown["kind"]) {
      others.formUnion(rules["kind"].names)
    }
    return fields
      + others.subtracting(fields.map(\.name)).sorted().map { name in
        JournalField(
          name, .text, from: values[name] ?? .nothing, to: shown[name] ?? .nothing)
      }
  }
}

extension JournalField {
  /// That a thing is to be gone.
  static let removal = JournalField(
    SyncFields.removal, .number, from: .nothing, to: SyncFields.isRemoved)

  /// Whether it is changed, not only told.
  var isChange: Bool { !before.isSame(as: after) }

  /// Of a list, the lines that are taken away with all that a person takes for the same.
  func takingAlike(of lines: FieldValue, _ kind: JournalKind) -> JournalField {
    guard SyncFields.of(kind).limit?.list == name else { return self }
    let (old, new) = (ListFieldState.texts(of: before), ListFieldState.texts(of: after))
    let taken = Set(old.filter { !new.contains($0) }.map(SearchFolding.folded))
    let alike = ListFieldState.texts(of: lines).filter {
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

  /// Whether by the field a time of a series does not take place: that is said anew each time.
  fileprivate func leavesOut(_ field: JournalField) -> Bool {
    place.kind == .exception && field.name == "kind" && !SeriesException.takesPlace(field.after)
  }

  /// A time of a series that is changed once more after it was as the series is: what it is told to
  /// have is a change where it had something else before.
  fileprivate func changing(whatIsOtherwiseThan known: [String: FieldValue]) -> JournalStep {
    guard place.kind == .exception else { return self }
    return telling(
      fields.map { field in
        let former = known[field.name] ?? .nothing
        return field.isChange || field.after.isSame(as: former)
          ? field : field.changing(from: former)
      })
  }
}
