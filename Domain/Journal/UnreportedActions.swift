/// Finds actions that undo cannot revert and that no undo has reported yet. An undo of the last
/// change reports the actions since that change.
struct UnreportedActions {
  private var unreported: [JournalEntry] = []
  /// Changes in effect, the last one last, each with the id of the entry that made or redid it.
  private var effectiveChanges: [(change: EntryName, since: Int)] = []
  /// The change that each entry undid or redid.
  private var undoneChanges: [EntryName: EntryName] = [:]
  private var redoneChanges: [EntryName: EntryName] = [:]

  /// Processes a journal entry of this device; entries are added from the oldest on.
  /// `isPassedOver`: undoing the last change skips this entry.
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
    // Undoing an earlier change by its number reports nothing.
    if place == effectiveChanges.endIndex { unreported.removeAll { $0.id > since } }
  }

  /// Returns the unreported actions since the first of these changes, the newest last.
  func entries(since changes: Set<EntryName>) -> [JournalEntry] {
    let first = effectiveChanges.filter { changes.contains($0.change) }.map(\.since).min() ?? .min
    return unreported.filter { $0.id > first }
  }
}
