import HearthDomain

/// What the screens of Schedule can do.
public struct PlanUseCases: Sendable {
  let schedule: ScheduleQueries
  let add: AddEvent
  let edit: EditEvent
  let remove: RemoveEvent

  public init(schedule: ScheduleQueries, add: AddEvent, edit: EditEvent, remove: RemoveEvent) {
    self.schedule = schedule
    self.add = add
    self.edit = edit
    self.remove = remove
  }
}
