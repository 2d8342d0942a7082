import HearthDomain

/// The dependencies of the journal's commands and screens.
package final class JournalTools: Sendable {
  let journal: JournalUseCases
  let formatter: ChangeFormatter
  /// Returns the entries written since the start of the program, in order.
  let writtenEntries: @Sendable () -> [EntryName]
  /// Returns the store that the last restore has replaced; nil if there is none.
  private let replacedStore: @Sendable () -> StoreBackup?
  private let store: FilePath?

  /// Creates the tools. `store` is the path that the user specified; it is included in printed
  /// commands.
  package init(
    journal: JournalUseCases, clock: LocalClock, store: FilePath? = nil,
    replacedStore: @escaping @Sendable () -> StoreBackup? = { nil },
    written: @escaping @Sendable () -> [EntryName]
  ) {
    self.journal = journal
    self.writtenEntries = written
    self.replacedStore = replacedStore
    self.store = store
    formatter = ChangeFormatter(clock: clock)
  }

  /// Returns a copy of the tools that also passes the written entries to `note` each time they are
  /// read.
  package func observingWrittenEntries(_ note: @escaping @Sendable ([EntryName]) -> Void)
    -> JournalTools
  {
    JournalTools(
      journal: journal, clock: formatter.clock, store: store, replacedStore: replacedStore
    ) { [writtenEntries] in
      let names = writtenEntries()
      note(names)
      return names
    }
  }

  /// Returns the command that reverts the last restore if the entry is older than that; otherwise
  /// nil. The time of a restore is known to the second only; a change in that second counts as
  /// later.
  func restoreUndoCommand(beyond entry: JournalEntry) -> String? {
    guard let kept = replacedStore(), let moment = kept.madeAt,
      formatter.clock.zone.localTime(at: entry.changedAt) < moment
    else { return nil }
    return "hearth restore " + Quoting.shellWord(kept.path)
      + (store.map { " --store " + Quoting.shellWord($0) } ?? "")
  }

  /// Returns the remarks to display before the entries (newest first) are undone: about a restore
  /// since then, and about later effects that undo does not revert.
  func remarks(before entries: [JournalEntry]) throws -> [Words] {
    let irreversible = try journal.undo.irreversibleActions(since: entries)
    return
      (entries.last.flatMap(restoreUndoCommand).map { [UndoWords.olderThanRestoreRemark($0)] } ?? [])
      + (irreversible.isEmpty ? [] : [UndoWords.irreversibleEffectsRemark(irreversible, formatter)])
  }

  /// Returns the steps of the entry, limited to the number that is displayed.
  func steps(of entry: JournalEntry) throws -> [JournalStep] {
    try journal.queries.steps(of: entry, limit: 1000)
  }

  /// The commands of the journal, in the order of the help.
  package static var commands: [CommandEntry<JournalTools>] {
    [
      CommandEntry(UndoCommand.init), CommandEntry(RedoCommand.init),
      CommandEntry(LogCommand.init), CommandEntry(LogShowCommand.init),
      CommandEntry(LogForgetCommand.init),
    ]
  }
}
