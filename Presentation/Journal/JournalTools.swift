import HearthDomain

/// What the commands and screens of the journal work with.
package struct JournalTools: Sendable {
  let journal: JournalUseCases
  let formatter: ChangeFormatter
  /// The entries that were written since the program began, in their order.
  let written: @Sendable () -> [EntryName]
  /// The store that the last restore has put aside, and the line that goes back to it.
  private let putAside: @Sendable () -> StoreCopy?
  private let store: FilePath?

  /// Commands name the store where the user named it, too.
  package init(
    journal: JournalUseCases, clock: LocalClock, store: FilePath? = nil,
    putAside: @escaping @Sendable () -> StoreCopy? = { nil },
    written: @escaping @Sendable () -> [EntryName]
  ) {
    self.journal = journal
    self.written = written
    self.putAside = putAside
    self.store = store
    formatter = ChangeFormatter(clock: clock)
  }

  /// The same, telling somebody else, too, whenever it is asked what was written.
  package func noting(_ note: @escaping @Sendable ([EntryName]) -> Void) -> JournalTools {
    JournalTools(
      journal: journal, clock: formatter.clock, store: store, putAside: putAside
    ) { [written] in
      let names = written()
      note(names)
      return names
    }
  }

  /// The line that goes back to the store as it was before the last restore, where the entry is
  /// older than that: who wants to take back the restore does not mean it. Names of stores that
  /// were put aside tell seconds: what was changed in the very second of a restore came after it.
  func wayBack(beyond entry: JournalEntry) -> String? {
    guard let kept = putAside(), let moment = kept.madeAt,
      formatter.clock.zone.localTime(at: entry.at) < moment
    else { return nil }
    return "hearth restore " + Quoting.shellWord(kept.path)
      + (store.map { " --store " + Quoting.shellWord($0) } ?? "")
  }

  /// What somebody is to know before these are taken back, the newest first: what was done since
  /// and is no part of it.
  func remarks(before entries: [JournalEntry]) throws -> [Words] {
    let staying = try journal.undo.staying(beyond: entries)
    return (entries.last.flatMap(wayBack).map { [TakeBackWords.restored($0)] } ?? [])
      + (staying.isEmpty ? [] : [TakeBackWords.staying(staying, formatter)])
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
