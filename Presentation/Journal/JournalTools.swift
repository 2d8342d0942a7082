import HearthDomain

/// What the commands and screens of the journal work with.
package struct JournalTools: Sendable {
  let journal: JournalUseCases
  let formatter: ChangeFormatter
  /// The entries that were written since the program began, in their order.
  let written: @Sendable () -> [EntryName]

  package init(
    journal: JournalUseCases, clock: LocalClock, written: @escaping @Sendable () -> [EntryName]
  ) {
    self.journal = journal
    self.written = written
    formatter = ChangeFormatter(clock: clock)
  }

  /// The same, telling somebody else, too, whenever it is asked what was written.
  package func noting(_ note: @escaping @Sendable ([EntryName]) -> Void) -> JournalTools {
    JournalTools(journal: journal, clock: formatter.clock) { [written] in
      let names = written()
      note(names)
      return names
    }
  }

  /// The steps of the entry, as many as are told at once; a bulk has more than anybody reads.
  func steps(of entry: JournalEntry) throws -> [JournalStep] {
    try journal.queries.steps(of: entry, limit: 1000)
  }

  /// The commands of the journal, in the order of their help.
  package static var commands: [CommandEntry<JournalTools>] {
    [
      CommandEntry(UndoCommand.init), CommandEntry(RedoCommand.init),
      CommandEntry(LogCommand.init), CommandEntry(LogShowCommand.init),
      CommandEntry(LogForgetCommand.init),
    ]
  }
}
