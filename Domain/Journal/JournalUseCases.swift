/// What can be done with what was changed.
package struct JournalUseCases: Sendable {
  package let queries: JournalQueries
  package private(set) var undo: UndoChanges
  package private(set) var redo: RedoChanges
  package let forget: ForgetChanges
  private let store: any Store

  /// Without a collection of profiles the name of one is only the store's; without settings none is
  /// put back; a store in memory leaves no remains.
  package init(
    _ context: UseCaseContext, collection: ProfileCollection?,
    settings: (any SettingsRepository)? = nil, remains: (any StoreRemains)? = nil
  ) {
    store = context.store
    queries = JournalQueries(store: context.store, zone: context.clock.zone)
    undo = UndoChanges(
      store: context.store, collection: collection, settings: settings)
    redo = RedoChanges(
      store: context.store, collection: collection, settings: settings)
    forget = ForgetChanges(store: context.store, remains: remains)
  }

  /// Notes that a command has done what stays whatever is taken back.
  package func noteStaying(_ command: String) throws {
    try store.write { try $0.noteStaying(command) }
  }

  /// The same, telling from time to time how far a change is taken back or done again; what is
  /// thrown then leaves everything as it was.
  package func noting(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> JournalUseCases {
    var noting = self
    noting.undo.note = note
    noting.redo.note = note
    return noting
  }
}
