import HearthDomain

/// What can be done with events.
struct ScheduleUseCases {
  let queries: ScheduleQueries
  let add: AddEvent
  let edit: EditEvent
  let remove: RemoveEvent

  init(store: any Store, ambient: Ambient) {
    let clock = ambient.clock
    queries = ScheduleQueries(store: store, clock: clock)
    add = AddEvent(store: store, clock: clock, newID: ambient.newID)
    edit = EditEvent(store: store, clock: clock)
    remove = RemoveEvent(store: store)
  }
}
