/// Operations on the journal.
package struct JournalUseCases: Sendable {
  package let queries: JournalQueries
  package private(set) var undo: UndoChanges
  package private(set) var redo: RedoChanges
  package let forget: ForgetChanges
  private let store: any Store

  /// Creates the operations. The optional parts:
  ///
  /// - Without `collection`, renaming the profile affects only the store.
  /// - Without `settings`, undo does not restore settings.
  /// - Without `remains`, as for a store in memory, erasing changes cleans no files.
  package init(
    _ context: UseCaseContext, collection: ProfileCollection?,
    settings: (any SettingsRepository)? = nil, remains: (any DeletedDataEraser)? = nil
  ) {
    store = context.store
    queries = JournalQueries(store: context.store, zone: context.clock.zone)
    undo = UndoChanges(
      store: context.store, collection: collection, settings: settings)
    redo = RedoChanges(
      store: context.store, collection: collection, settings: settings)
    forget = ForgetChanges(store: context.store, eraser: remains)
  }

  /// Records that a command did something that undo cannot revert.
  package func recordIrreversibleAction(_ command: String) throws {
    try store.write { try $0.recordIrreversibleAction(command) }
  }

  /// Returns use cases that report the progress of undoing and redoing; an error thrown by `note`
  /// rolls everything back.
  package func reportingProgress(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> JournalUseCases {
    var noting = self
    noting.undo.reportProgress = note
    noting.redo.reportProgress = note
    return noting
  }
}
