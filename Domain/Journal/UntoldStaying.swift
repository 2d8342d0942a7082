/// What stays whatever is taken back, and of which nobody was told: whoever takes back the last
/// change is told what was done since it was made.
struct UntoldStaying {
  private var untold: [JournalEntry] = []
  /// The changes that hold, the last made last, with the entry by which each does: one that was
  /// done again was made when that was done.
  private var holding: [(change: EntryName, since: Int)] = []
  /// The changes that entries took back, and did again.
  private var takenBack: [EntryName: EntryName] = [:]
  private var doneAgain: [EntryName: EntryName] = [:]

  /// Takes in the next entry made here.
  mutating func take(_ entry: JournalEntry) {
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
    } else if !entry.words.isPassedOver, !entry.isForgotten {
      holding.append((entry.name, entry.id))
    }
  }

  private mutating func takeBack(_ change: EntryName) {
    guard let place = holding.lastIndex(where: { $0.change == change }) else { return }
    let since = holding.remove(at: place).since
    // One before the last was taken back by its number, over which nothing is told.
    if place == holding.endIndex { untold.removeAll { $0.id > since } }
  }

  /// Those that were done since the first of these changes was made, the newest last.
  func entries(beyond changes: Set<EntryName>) -> [JournalEntry] {
    let first = holding.filter { changes.contains($0.change) }.map(\.since).min() ?? .min
    return untold.filter { $0.id > first }
  }
}
