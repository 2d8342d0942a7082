/// What can be done with what was changed.
public struct JournalUseCases: Sendable {
  public let queries: JournalQueries
  public private(set) var undo: UndoChanges
  public private(set) var redo: RedoChanges
  public let forget: ForgetChanges

  /// Without a collection of profiles the name of one is only the store's; a store in memory leaves
  /// no remains.
  public init(
    _ context: UseCaseContext, collection: ProfileCollection?, remains: (any StoreRemains)? = nil
  ) {
    queries = JournalQueries(store: context.store, zone: context.clock.zone)
    undo = UndoChanges(store: context.store, collection: collection)
    redo = RedoChanges(store: context.store, collection: collection)
    forget = ForgetChanges(store: context.store, remains: remains)
  }

  /// The same, telling from time to time how far a change is taken back or done again; what is
  /// thrown then leaves everything as it was.
  public func noting(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> JournalUseCases {
    var noting = self
    noting.undo.note = note
    noting.redo.note = note
    return noting
  }
}
