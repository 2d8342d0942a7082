/// Actions that undo cannot revert and that were not reported yet. An undo of the last change
/// reports those done since that change.
struct UntoldStaying {
  private var untold: [JournalEntry] = []
  /// Changes in effect, the last one last, with the id of the entry that made or redid each.
  private var holding: [(change: EntryName, since: Int)] = []
  /// Change undone or redone by each entry.
  private var takenBack: [EntryName: EntryName] = [:]
  private var doneAgain: [EntryName: EntryName] = [:]

  /// Processes the next entry made here.
  mutating func take(_ entry: JournalEntry, isPassedOver: Bool) {
    if entry.words.staying != nil {
      untold.append(entry)
    } else if let undone = entry.undoes {
      if let change = takenBack[undone] {
        doneAgain[entry.name] = change
        holding.append((change, entry.id))
      } else {
        let change = doneAgain[undone] ?? undone
        takenBack[entry.name] = change
        takeBack(change)
      }
    } else if !isPassedOver, !entry.isForgotten {
      holding.append((entry.name, entry.id))
    }
  }

  private mutating func takeBack(_ change: EntryName) {
    guard let place = holding.lastIndex(where: { $0.change == change }) else { return }
    let since = holding.remove(at: place).since
    // An undo of an earlier change, by its number, reports nothing.
    if place == holding.endIndex { untold.removeAll { $0.id > since } }
  }

  /// Returns the actions since the first of these changes, the newest last.
  func entries(beyond changes: Set<EntryName>) -> [JournalEntry] {
    let first = holding.filter { changes.contains($0.change) }.map(\.since).min() ?? .min
    return untold.filter { $0.id > first }
  }
}
