extension RedoChanges {
  /// The entry that would be taken back so that what it took back is done again; nil where there
  /// is none.
  public func coming() throws -> JournalEntry? {
    try store.read { try $0.journal.newestRedoable() }
  }
}
