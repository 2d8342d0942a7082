import HearthDomain

/// Expected result of a set of entries. It compares every entry with every other, which is slow but
/// independent of the implementation of the state.
struct SyncOracle {
  /// Write to a field, or to fields that are merged together.
  struct Write {
    let entry: SyncEntry
    let stamp: ChangeTimestamp
    let values: [FieldValue]
    let before: [FieldValue]

    var isBrought: Bool { entry.earlierDeviceCount != nil }
  }

  struct Register: Hashable {
    let place: ItemReference
    let field: SyncField
  }

  private(set) var writes: [Register: [Write]] = [:]
  /// Values that were only sent along with other changes.
  private(set) var tolds: [Register: [Write]] = [:]
  /// Entries that keep an item alive, and entries that remove, add or mark it.
  private(set) var lives: [ItemReference: [SyncEntry]] = [:]
  private(set) var removals: [ItemReference: [SyncEntry]] = [:]
  private(set) var additions: [ItemReference: [SyncEntry]] = [:]
  private(set) var marks: [ItemReference: [SyncEntry]] = [:]
  /// Intended removals, and the entries that revert removals they had seen.
  private var wishes: [ItemReference: [SyncEntry]] = [:]
  private var returns: [ItemReference: [SyncEntry]] = [:]
  private var forgettings: [ItemReference: [(entry: SyncEntry, left: ItemState)]] = [:]

  init(_ entries: [SyncEntry]) {
    for told in entries {
      for (place, left) in told.erasure?.itemStates ?? [:] {
        forgettings[place, default: []].append((told, left))
      }
      var entry = told
      entry.steps += entry.undecodedSteps.compactMap(SyncWorld.read)
      for step in entry.steps { take(step, of: entry) }
    }
  }

  private mutating func take(_ step: JournalStep, of entry: SyncEntry) {
    let (place, rules) = (step.item, SyncFields.rules(of: step.item.kind))
    switch step.change {
    case .removed:
      removals[place, default: []].append(entry)
      if !step.fields.isEmpty { wishes[place, default: []].append(entry) }
      return
    case .added:
      // Starter items existed before all entries.
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
        if field.restoresRemovedItem {
          lives[place, default: []].append(entry)
        } else {
          marks[place, default: []].append(entry)
        }
      }
    }
  }

  // MARK: Results

  static func saw(_ later: SyncEntry, _ earlier: SyncEntry) -> Bool {
    later.id == earlier.id || later.seen.contains(earlier.id)
  }

  /// Returns the writes that no later write had seen.
  func living(_ register: Register) -> [Write] {
    let all = writes[register] ?? []
    return all.filter { write in
      !all.contains {
        $0.entry.id != write.entry.id && !$0.isBrought && Self.saw($0.entry, write.entry)
      } && !isForgotten(write, register)
    }
  }

  /// Whether a device that had seen the write forgot it.
  func isForgotten(
    _ write: Write, _ register: Register, line: String? = nil
  ) -> Bool {
    (forgettings[register.place] ?? []).contains { erasure in
      guard Self.saw(erasure.entry, write.entry) else { return false }
      if let line {
        return erasure.left.lists[register.field]?.lines[Array(line.utf8)] == nil
      }
      let left = erasure.left.fields[register.field]
      return ((left?.writes ?? []) + (left?.latestUnchanged.map { [$0] } ?? [])).allSatisfy {
        $0.entry != write.entry.id || $0.values != write.values
      }
    }
  }

  /// Returns the entries of an item that no removal of `other` had seen.
  func unseen(_ place: ItemReference, byRemovalsOf other: ItemReference) -> [SyncEntry] {
    (lives[place] ?? []).filter { life in
      !(removals[other] ?? []).contains { Self.saw($0, life) }
    }
  }

  /// Whether the item has an entry that no removal of `other` had seen.
  func lives(_ place: ItemReference, despiteRemovalsOf other: ItemReference) -> Bool {
    if !unseen(place, byRemovalsOf: other).isEmpty { return true }
    return place.isStarter && additions[place] != nil && removals[other] == nil
  }

  /// Returns the removals that no later entry reverted or repeated after seeing them.
  func overruled(_ place: ItemReference) -> [SyncEntry] {
    let wishes = wishes[place] ?? []
    let others = wishes + (returns[place] ?? [])
    return wishes.filter { removal in
      !others.contains { $0.id != removal.id && Self.saw($0, removal) }
    }
  }

  /// Whether a change that no removal had seen goes beyond merging the item with another one.
  private func isChangedUnseen(_ place: ItemReference) -> Bool {
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
      let joined = write.entry.earlierDeviceCount.map { -1 - $0 } ?? 0
      return (joined, write.stamp.rawValue, write.entry.id.device.rawValue, write.entry.id.number)
    }
    return rank(left) < rank(right)
  }
}

// MARK: - Errors

extension SyncOracle {
  /// Returns what the projection loses or displays wrongly, as messages.
  func losses(in shown: SyncProjection, of state: SyncState) -> [String] {
    let joinedItems = JoinedItems(of: state.itemStates)
    var found: [String] = []
    for place in Set(lives.keys).union(removals.keys) {
      let sight = presence(of: place, joinedItems)
      let isShown = shown.items[joinedItems.representative(of: place)] != nil
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
        shown.items[place] != nil && !overruled(place).isEmpty && isChangedUnseen(place)
      if isListed != isOverruled {
        found.append("\(place.name) is back \(isOverruled), listed \(isListed)")
      }
    }
    for case .otherValue(let place, let names, let kept, let other, let entry) in shown.notices {
      let isTold = joinedItems.group(of: place).contains { twin in
        living(Register(place: twin, field: SyncFields.rules(of: place.kind)[names[0]]))
          .contains { $0.entry.id == entry && $0.values == other }
      }
      if !isTold || kept == other { found.append("\(place.name) lists \(names) \(other)") }
    }
    for register in writes.keys {
      let first = joinedItems.representative(of: register.place)
      guard let values = shown.items[first] else { continue }
      let all = joinedItems.group(of: register.place)
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

  enum Visibility {
    case shown
    case aside
    case hidden
  }

  func presence(of place: ItemReference, _ joinedItems: JoinedItems) -> Visibility {
    let all = joinedItems.group(of: place)
    guard all.contains(where: { lives($0, despiteRemovalsOf: $0) }) else { return .hidden }
    guard all.contains(where: { additions[$0] != nil }) else { return .aside }
    guard let owner = owner(of: place) else {
      return SyncFields.rules(of: place.kind).owner == nil ? .shown : .aside
    }
    if presence(of: owner, joinedItems) == .shown { return .shown }
    // A removal of any twin counts: entries of the child that it had seen are hidden with it, and
    // so are those that a removal of a twin's owner had seen.
    let gone = hidden(from: owner, joinedItems).flatMap { removals[$0] ?? [] }
    let isUnseen = (lives[place] ?? []).contains { life in
      !gone.contains { Self.saw($0, life) }
    }
    return isUnseen ? .aside : .hidden
  }

  private func hidden(from place: ItemReference, _ joinedItems: JoinedItems) -> [ItemReference] {
    guard presence(of: place, joinedItems) != .shown else { return [] }
    return joinedItems.group(of: place)
      + (owner(of: place).map { hidden(from: $0, joinedItems) } ?? [])
  }

  private func owner(of place: ItemReference) -> ItemReference? {
    guard let owner = SyncFields.rules(of: place.kind).owner else { return nil }
    guard let name = owner.field else { return ItemReference(owner.kind, place.id) }
    let register = Register(place: place, field: SyncFields.rules(of: place.kind)[name])
    // If nobody changed the register since it was forgotten, the last value sent along counts.
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

  /// Returns values that are neither current nor listed as conflicts, and current values that
  /// another value should have replaced.
  private func lostValues(
    _ register: Register, _ first: ItemReference, _ all: [ItemReference],
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
      let isReference = SyncFields.rules(of: first.kind).references[name] != nil
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

  /// Returns lines that are missing although nobody who had seen them removed them.
  private func lostParts(
    _ register: Register, _ first: ItemReference, _ all: [ItemReference],
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
    // A restored item is sent completely, also by devices that do not know when it was added.
    let isKnown = additions[register.place]?.allSatisfy { entry in
      own.contains { $0.entry.id == entry.id }
    }
    if all.count == 1, isKnown ?? false, !there.isSubset(of: kept) {
      found.append("\(register.place.name) has more in \(name) than anybody added")
    }
    return found
  }
}
