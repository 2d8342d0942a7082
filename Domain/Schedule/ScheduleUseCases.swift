/// What can be done with events.
public struct ScheduleUseCases: Sendable {
  public let queries: ScheduleQueries
  public let add: AddEvent
  public let edit: EditEvent
  public let remove: RemoveEvent

  public init(_ context: UseCaseContext) {
    let (store, clock) = (context.store, context.clock)
    queries = ScheduleQueries(store: store, clock: clock)
    add = AddEvent(store: store, clock: clock, newID: context.newID)
    edit = EditEvent(store: store, clock: clock)
    remove = RemoveEvent(store: store)
  }
}
