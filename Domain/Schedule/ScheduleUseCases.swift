public struct ScheduleUseCases: Sendable {
  let context: UseCaseContext

  public init(_ context: UseCaseContext) {
    self.context = context
  }

  public var queries: ScheduleQueries { ScheduleQueries(context: context) }
  public var add: AddEvent { AddEvent(context: context) }
  public var copy: CopyEvent { CopyEvent(context: context, add: add) }
  public var edit: EditEvent { EditEvent(context: context) }
  public var remove: RemoveEvent { RemoveEvent(context: context) }
  public var restore: RestoreOccurrence { RestoreOccurrence(context: context) }
  public var toDos: ToDoUseCases { ToDoUseCases(context) }
  public var answer: AnswerMeeting { AnswerMeeting(context: context) }
  public var importEvents: ImportEvents { ImportEvents(context: context) }
  public var export: ExportEvents { ExportEvents(context: context) }
  public var exportLife: ExportLife { ExportLife(context: context) }
  public var calendars: EventCalendarUseCases { EventCalendarUseCases(context: context) }
  package var links: LinkUseCases { LinkUseCases(context: context) }
  package var subscriptions: SubscriptionUseCases { SubscriptionUseCases(context: context) }
}
