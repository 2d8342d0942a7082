import HearthDomain

/// Undo, redo and resolution of conflicts.
extension SyncWorld {
  mutating func takeBack(on device: Int) {
    guard let steps = devices[device].done.last else { return }
    devices[device].done.removeLast()
    let shown = shown(device)
    guard isAsLeft(steps, by: shown) else { return }
    if note(steps.reversed().map(\.inverse), on: device, takingBack: true, remember: false) {
      rows.insert(.undo)
      if steps.contains(where: { $0.change == .removed }) { rows.insert(.undoneRemoval) }
      devices[device].undone.append(steps)
    }
  }

  mutating func redo(on device: Int) {
    guard let steps = devices[device].undone.last else { return }
    devices[device].undone.removeLast()
    guard isAsLeft(steps.map(\.inverse), by: shown(device)) else { return }
    if note(steps, on: device, takingBack: true, remember: false) { rows.insert(.redo) }
  }

  private func isAsLeft(_ steps: [JournalStep], by shown: SyncProjection) -> Bool {
    steps.allSatisfy { step in
      let now = shown.items[step.item]
      return switch step.change {
      case .added: now != nil
      case .removed: now == nil
      case .changed:
        now.map { now in step.fields.allSatisfy { now[$0.name] ?? .nothing == $0.after } } ?? false
      }
    }
  }

  /// Forgets removed items and earlier values, of all items or of some of them.
  mutating func forget(on device: Int) {
    let all = devices[device].replica.state.itemStates.keys.sorted(by: Self.precedes)
    let places = chance(2) ? all : all.filter { _ in chance(3) }
    guard
      let entry = devices[device].replica.own.appendErasureEntry(
        [], at: places, at: devices[device].clock)
    else { return }
    rows.insert(.forgotten)
    entries.append(entry)
    send(entry.id, from: device)
    devices[device].shown = nil
  }

  /// Sends values again that another device forgot, of items that still exist.
  mutating func resendForgottenValues(_ before: SyncState, on device: Int) {
    let places = before.itemStates.keys
    let steps = devices[device].replica.state.resentSteps(of: places, from: before)
    let clock = devices[device].clock
    guard let entry = devices[device].replica.own.appendResentEntry(steps, at: clock) else {
      return
    }
    rows.insert(.resentSteps)
    entries.append(entry)
    send(entry.id, from: device)
    devices[device].shown = nil
  }

  /// Chooses one of the listed values of a conflict, or keeps the current one.
  mutating func settleByHand(on device: Int, _ shown: SyncProjection) {
    let listed = shown.notices.compactMap { notice -> (key: String, step: JournalStep)? in
      guard case .otherValue(let place, let names, let kept, let other, let entry) = notice else {
        return nil
      }
      let step = JournalStep(
        at: place, of: place.id, .changed, title: "",
        fields: zip(names, zip(kept, other)).map { JournalField($0, .text, from: $1.0, to: $1.1) })
      return ("\(place.name) \(names) \(entry)", step)
    }
    let sorted = listed.sorted { $0.key < $1.key }.map(\.step)
    guard let step = pick(sorted) else { return }
    rows.insert(.settledByHand)
    note([chance(2) ? step : step.inverse], on: device)
  }

  /// Performs the automatic changes of a device after receiving.
  mutating func settle(_ device: Int) {
    let notes = devices[device].replica.state.mergedNotes(in: shown(device))
    if !notes.isEmpty, note(notes, on: device, remember: false) { rows.insert(.notesJoined) }
    let numbers = devices[device].replica.state.renumberingSteps(
      in: shown(device), by: devices[device].replica.device, all: chance(2))
    if !numbers.isEmpty, note(numbers, on: device, remember: false) {
      rows.insert(.numberGivenAnew)
    }
  }
}

extension JournalStep {
  /// Step that reverts this one.
  var inverse: JournalStep {
    let back: Change =
      switch change {
      case .added: .removed
      case .removed: .added
      case .changed: .changed
      }
    return JournalStep(
      at: item, of: owner, back, title: title,
      fields: fields.map { JournalField($0.name, $0.fieldType, from: $0.after, to: $0.before) })
  }
}

extension FieldValue {
  /// Lines of a text.
  var texts: [String] {
    if case .text(let text) = self { text.split(separator: "\n").map(String.init) } else { [] }
  }

  func place(of kind: JournalKind) -> ItemReference? {
    if case .number(let id) = self { ItemReference(kind, id) } else { nil }
  }
}
