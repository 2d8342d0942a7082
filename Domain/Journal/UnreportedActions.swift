/// Actions that undo cannot revert and that were not reported yet. An undo of the last change
/// reports those done since that change.
struct UnreportedActions {
  private var unreported: [JournalEntry] = []
  /// Changes in effect, the last one last, with the id of the entry that made or redid each.
  private var effectiveChanges: [(change: EntryName, since: Int)] = []
  /// Change undone or redone by each entry.
  private var undoneChanges: [EntryName: EntryName] = [:]
  private var redoneChanges: [EntryName: EntryName] = [:]

  /// Processes the next journal entry of this device, oldest first. `isPassedOver` means that
  /// undoing the last change skips this entry.
  mutating func add(_ entry: JournalEntry, isPassedOver: Bool) {
    if entry.summary.irreversibleAction != nil {
      unreported.append(entry)
    } else if let undone = entry.undoes {
      if let change = undoneChanges[undone] {
        redoneChanges[entry.name] = change
        effectiveChanges.append((change, entry.id))
      } else {
        let change = redoneChanges[undone] ?? undone
        undoneChanges[entry.name] = change
        markUndone(change)
      }
    } else if !isPassedOver, !entry.isForgotten {
      effectiveChanges.append((entry.name, entry.id))
    }
  }

  private mutating func markUndone(_ change: EntryName) {
    guard let place = effectiveChanges.lastIndex(where: { $0.change == change }) else { return }
    let since = effectiveChanges.remove(at: place).since
    // An undo of an earlier change, by its number, reports nothing.
    if place == effectiveChanges.endIndex { unreported.removeAll { $0.id > since } }
  }

  /// Returns the actions since the first of these changes, the newest last.
  func entries(since changes: Set<EntryName>) -> [JournalEntry] {
    let first = effectiveChanges.filter { changes.contains($0.change) }.map(\.since).min() ?? .min
    return unreported.filter { $0.id > first }
  }
}
