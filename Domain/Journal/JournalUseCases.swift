/// What can be done with what was changed.
public struct JournalUseCases: Sendable {
  public let queries: JournalQueries
  public let undo: UndoChanges
  public let redo: RedoChanges

  /// Without a collection of profiles the name of one is only the store's.
  public init(_ context: UseCaseContext, collection: ProfileCollection?) {
    queries = JournalQueries(store: context.store)
    undo = UndoChanges(store: context.store, collection: collection)
    redo = RedoChanges(store: context.store, collection: collection)
  }
}
