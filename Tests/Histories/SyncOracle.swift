import HearthDomain

/// What has to be of a set of entries, found by asking each of them about each other one: slow, and
/// by other means than the state's.
struct SyncOracle {
  /// A change of a field, or of several that have a rule together.
  struct Write {
    let entry: SyncEntry
    let stamp: Stamp
    let values: [FieldValue]
    let before: [FieldValue]

    var isBrought: Bool { entry.joining != nil }
  }

  struct Register: Hashable {
    let place: JournalPlace
    let field: SyncField
  }

  private(set) var writes: [Register: [Write]] = [:]
  /// What was only told along with others.
  private(set) var tolds: [Register: [Write]] = [:]
  /// What makes a thing be there, and what takes it away.
  private(set) var lives: [JournalPlace: [SyncEntry]] = [:]
  private(set) var removals: [JournalPlace: [SyncEntry]] = [:]
  private(set) var additions: [JournalPlace: [SyncEntry]] = [:]
  private(set) var marks: [JournalPlace: [SyncEntry]] = [:]
  /// Removals that somebody wanted, and what takes those back that it had seen.
  private var wishes: [JournalPlace: [SyncEntry]] = [:]
  private var returns: [JournalPlace: [SyncEntry]] = [:]
  private var forgettings: [JournalPlace: [(entry: SyncEntry, left: ThingState)]] = [:]

  init(_ entries: [SyncEntry]) {
    for told in entries {
      for (place, left) in told.forgetting?.things ?? [:] {
        forgettings[place, default: []].append((told, left))
      }
      var entry = told
      entry.steps += entry.unread.compactMap(SyncWorld.read)
      for step in entry.steps { take(step, of: entry) }
    }
  }

  private mutating func take(_ step: JournalStep, of entry: SyncEntry) {
    let (place, rules) = (step.place, SyncFields.of(step.place.kind))
    switch step.change {
    case .removed:
      removals[place, default: []].append(entry)
      if !step.fields.isEmpty { wishes[place, default: []].append(entry) }
      return
    case .added:
      // What the program ships was there before all else.
      if !place.isStarter { lives[place, default: []].append(entry) }
      additions[place, default: []].append(entry)
    case .changed: break
    }
    let changed = Set(step.fields.filter { $0.before != $0.after }.map { rules[$0.name] })
    if step.change == .added, !place.isStarter || !changed.isEmpty {
      returns[place, default: []].append(entry)
    }
    for field in Set(step.fields.map { rules[$0.name] }) {
      func values(_ side: KeyPath<JournalField, FieldValue>) -> [FieldValue] {
        field.names.map { name in
          step.fields.first { $0.name == name }?[keyPath: side] ?? .nothing
        }
      }
      let write = Write(
        entry: entry, stamp: entry.stamps[place] ?? entry.stamp, values: values(\.after),
        before: values(\.before))
      guard changed.contains(field) else {
        tolds[Register(place: place, field: field), default: []].append(write)
        continue
      }
      writes[Register(place: place, field: field), default: []].append(write)
      if step.change == .changed || place.isStarter {
        if field.bringsBack {
          lives[place, default: []].append(entry)
        } else {
          marks[place, default: []].append(entry)
        }
      }
    }
  }

  // MARK: What follows

  static func saw(_ later: SyncEntry, _ earlier: SyncEntry) -> Bool {
    later.id == earlier.id || later.seen.contains(earlier.id)
  }

  /// Those that no other one had seen.
  func living(_ register: Register) -> [Write] {
    let all = writes[register] ?? []
    return all.filter { write in
      !all.contains {
        $0.entry.id != write.entry.id && !$0.isBrought && Self.saw($0.entry, write.entry)
      } && !isForgotten(write, register)
    }
  }

  /// Whether somebody who had seen it has not left it.
  func isForgotten(
    _ write: Write, _ register: Register, line: String? = nil
  ) -> Bool {
    (forgettings[register.place] ?? []).contains { forgetting in
      guard Self.saw(forgetting.entry, write.entry) else { return false }
      if let line {
        return forgetting.left.lists[register.field]?.parts[Array(line.utf8)] == nil
      }
      let left = forgetting.left.fields[register.field]
      return ((left?.writes ?? []) + (left?.told.map { [$0] } ?? [])).allSatisfy {
        $0.entry != write.entry.id || $0.values != write.values
      }
    }
  }

  /// What of it no removal of that place had seen.
  func unseen(_ place: JournalPlace, byRemovalsOf other: JournalPlace) -> [SyncEntry] {
    (lives[place] ?? []).filter { life in
      !(removals[other] ?? []).contains { Self.saw($0, life) }
    }
  }

  /// Whether there is something of it that no removal of that place had seen.
  func lives(_ place: JournalPlace, despiteRemovalsOf other: JournalPlace) -> Bool {
    if !unseen(place, byRemovalsOf: other).isEmpty { return true }
    return place.isStarter && additions[place] != nil && removals[other] == nil
  }

  /// The removals that nobody who had seen them took back or did again.
  func overruled(_ place: JournalPlace) -> [SyncEntry] {
    let wishes = wishes[place] ?? []
    let others = wishes + (returns[place] ?? [])
    return wishes.filter { removal in
      !others.contains { $0.id != removal.id && Self.saw($0, removal) }
    }
  }

  /// Whether somebody has changed it whom no removal had seen, and not only joined with it.
  private func isChangedUnseen(_ place: JournalPlace) -> Bool {
    let last = unseen(place, byRemovalsOf: place).filter { life in
      !(lives[place] ?? []).contains {
        $0.id.device == life.id.device && $0.id.number > life.id.number
      }
    }
    return last.contains { life in
      !writes.keys.contains { register in
        register.place == place
          && living(register).contains { $0.isBrought && $0.entry.id == life.id }
      }
    }
  }

  static func counts(_ left: Write, _ right: Write) -> Bool {
    func rank(_ write: Write) -> (Int, UInt64, Int64, Int) {
      let joined = write.entry.joining.map { -1 - $0 } ?? 0
      return (joined, write.stamp.rawValue, write.entry.id.device.rawValue, write.entry.id.number)
    }
    return rank(left) < rank(right)
  }
}

// MARK: - What is wrong

extension SyncOracle {
  /// What the projection loses or shows although it should not, in words for whoever looks for it.
  func losses(in shown: SyncProjection, of state: SyncState) -> [String] {
    let twins = Twins(of: state.things)
    var found: [String] = []
    for place in Set(lives.keys).union(removals.keys) {
      let sight = presence(of: place, twins)
      let isShown = shown.things[twins.first(of: place)] != nil
      let isAside = shown.notices.contains {
        if case .aside(place, let reason) = $0, isAbsence(reason) { true } else { false }
      }
      if isShown != (sight == .shown) || isAside != (sight == .aside) {
        found.append("\(place.name) is \(sight), shown \(isShown), aside \(isAside)")
      }
      let isListed = shown.notices.contains {
        if case .broughtBack(place, _) = $0 { true } else { false }
      }
      let isOverruled =
        shown.things[place] != nil && !overruled(place).isEmpty && isChangedUnseen(place)
      if isListed != isOverruled {
        found.append("\(place.name) is back \(isOverruled), listed \(isListed)")
      }
    }
    for case .otherValue(let place, let names, let kept, let other, let entry) in shown.notices {
      let isTold = twins.all(of: place).contains { twin in
        living(Register(place: twin, field: SyncFields.of(place.kind)[names[0]]))
          .contains { $0.entry.id == entry && $0.values == other }
      }
      if !isTold || kept == other { found.append("\(place.name) lists \(names) \(other)") }
    }
    for register in writes.keys {
      let first = twins.first(of: register.place)
      guard let values = shown.things[first] else { continue }
      let all = twins.all(of: register.place)
      if register.field.isList {
        found += lostParts(register, first, all, values, shown.notices)
      } else {
        found += lostValues(register, first, all, values, shown.notices)
      }
    }
    return found
  }

  private func isAbsence(_ reason: SyncNotice.Reason) -> Bool {
    switch reason {
    case .notBorn, .orphaned: true
    case .breaksRule, .tooMany: false
    }
  }

  enum Sight {
    case shown
    case aside
    case hidden
  }

  func presence(of place: JournalPlace, _ twins: Twins) -> Sight {
    let all = twins.all(of: place)
    guard all.contains(where: { lives($0, despiteRemovalsOf: $0) }) else { return .hidden }
    guard all.contains(where: { additions[$0] != nil }) else { return .aside }
    guard let owner = owner(of: place) else {
      return SyncFields.of(place.kind).owner == nil ? .shown : .aside
    }
    if presence(of: owner, twins) == .shown { return .shown }
    // Removed by whoever: what one removal of a twin had seen of the child went with it, and so did
    // what a removal had seen of that to which a twin belongs.
    let gone = hidden(from: owner, twins).flatMap { removals[$0] ?? [] }
    let isUnseen = (lives[place] ?? []).contains { life in
      !gone.contains { Self.saw($0, life) }
    }
    return isUnseen ? .aside : .hidden
  }

  private func hidden(from place: JournalPlace, _ twins: Twins) -> [JournalPlace] {
    guard presence(of: place, twins) != .shown else { return [] }
    return twins.all(of: place) + (owner(of: place).map { hidden(from: $0, twins) } ?? [])
  }

  private func owner(of place: JournalPlace) -> JournalPlace? {
    guard let owner = SyncFields.of(place.kind).owner else { return nil }
    guard let name = owner.field else { return JournalPlace(owner.kind, place.id) }
    let register = Register(place: place, field: SyncFields.of(place.kind)[name])
    // Of what nobody changed since it was forgotten, what was told stands.
    let told = (tolds[register] ?? []).max { left, right in
      (left.stamp, left.entry.id) < (right.stamp, right.entry.id)
    }
    guard
      let kept = living(register).max(by: Self.counts)
        ?? told.flatMap({ isForgotten($0, register) ? nil : $0 }),
      let index = register.field.names.firstIndex(of: name)
    else { return nil }
    return kept.values[index].place(of: owner.kind)
  }

  /// Values that neither stand nor are listed, and those that stand although another one should.
  private func lostValues(
    _ register: Register, _ first: JournalPlace, _ all: [JournalPlace],
    _ values: [String: FieldValue], _ notices: Set<SyncNotice>
  ) -> [String] {
    let living: [Write]
    let kept: [FieldValue]
    if register.isTime {
      guard let time = time(register) else { return [] }
      (living, kept) = (time.counted, time.values)
    } else {
      living = all.flatMap { self.living(Register(place: $0, field: register.field)) }
      guard let last = living.max(by: Self.counts) else { return [] }
      kept = last.values
    }
    let names = register.field.names
    let isAside = notices.contains {
      if case .aside(first, .breaksRule(let broken, _)) = $0 { broken == names } else { false }
    }
    var found: [String] = []
    for (name, value) in zip(names, kept)
    where !isAside {
      let isReference = SyncFields.of(first.kind).references[name] != nil
      if values[name] ?? .nothing != value, !isReference {
        found.append("\(first.name) shows \(values[name] ?? .nothing) as \(name), not \(value)")
      }
    }
    for other in living where other.values != kept {
      let isListed = notices.contains {
        if case .otherValue(first, names, kept, let listed, _) = $0 {
          listed == other.values
        } else {
          false
        }
      }
      if !isListed { found.append("\(first.name) lost \(names) \(other.values)") }
    }
    return found
  }

  /// Lines that somebody added and nobody who had seen that took away, but that are not there.
  private func lostParts(
    _ register: Register, _ first: JournalPlace, _ all: [JournalPlace],
    _ values: [String: FieldValue], _ notices: Set<SyncNotice>
  ) -> [String] {
    let (name, own) = (register.field.names[0], writes[register] ?? [])
    guard name != SyncFields.sameAs else { return [] }
    var there = Set((values[name]?.texts ?? []).map { $0.lowercased() })
    for case .aside(first, .tooMany(name, let rest)) in notices {
      there.formUnion(rest.map { $0.lowercased() })
    }
    var (kept, found): (Set<String>, [String]) = ([], [])
    for write in own {
      for text in Set(write.values[0].texts).subtracting(write.before[0].texts) {
        let isTaken = own.contains { other in
          other.entry.id != write.entry.id && Self.saw(other.entry, write.entry)
            && other.before[0].texts.contains(text) && !other.values[0].texts.contains(text)
        }
        if isTaken || isForgotten(write, register, line: text) { continue }
        kept.insert(text.lowercased())
        if !there.contains(text.lowercased()) {
          found.append("\(register.place.name) lost \(text)")
        }
      }
    }
    // What came back is told whole, which tells those that do not know when it was added.
    let isKnown = additions[register.place]?.allSatisfy { entry in
      own.contains { $0.entry.id == entry.id }
    }
    if all.count == 1, isKnown ?? false, !there.isSubset(of: kept) {
      found.append("\(register.place.name) has more in \(name) than anybody added")
    }
    return found
  }
}
