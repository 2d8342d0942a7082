/// What can be done with events.
public struct ScheduleUseCases: Sendable {
  public let queries: ScheduleQueries
  public let add: AddEvent
  public let copy: CopyEvent
  public let edit: EditEvent
  public let remove: RemoveEvent
  public let restore: RestoreOccurrence
  public let markDone: MarkEventDone
  public let answer: AnswerMeeting
  public let importEvents: ImportEvents
  public let export: ExportEvents
  public let exportLife: ExportLife
  public let calendars: EventCalendarUseCases
  public let links: LinkUseCases
  public let subscriptions: SubscriptionUseCases

  public init(_ context: UseCaseContext) {
    let (store, clock) = (context.store, context.clock)
    queries = ScheduleQueries(store: store, clock: clock)
    add = AddEvent(store: store, clock: clock, newID: context.newID)
    copy = CopyEvent(store: store, clock: clock, add: add)
    edit = EditEvent(store: store, clock: clock, newID: context.newID)
    remove = RemoveEvent(store: store, clock: clock, newID: context.newID)
    restore = RestoreOccurrence(store: store, clock: clock)
    markDone = MarkEventDone(store: store, clock: clock)
    answer = AnswerMeeting(store: store, clock: clock, newID: context.newID)
    importEvents = ImportEvents(
      store: context.importStore, newID: context.newID, now: clock.now)
    export = ExportEvents(store: store, clock: clock)
    exportLife = ExportLife(store: store, clock: clock)
    calendars = EventCalendarUseCases(store: store)
    links = LinkUseCases(context)
    subscriptions = SubscriptionUseCases(store: store, links: links, now: clock.now)
  }
}
