import HearthDomain

/// What the commands and screens of events work with.
package struct EventTools: Sendable {
  let schedule: ScheduleUseCases
  let formatter: EventFormatter

  package init(schedule: ScheduleUseCases, clock: LocalClock) {
    self.schedule = schedule
    formatter = EventFormatter(clock: clock)
  }

  /// The commands of `event`, in the order of their help.
  package static var commands: [CommandEntry<EventTools>] {
    [
      CommandEntry(EventAddCommand.init), CommandEntry(EventEditCommand.init),
      CommandEntry(EventRemoveCommand.init), CommandEntry(EventListCommand.init),
      CommandEntry(EventShowCommand.init), CommandEntry(EventNextCommand.init),
      CommandEntry(EventCalendarCommand.init),
    ]
  }
}
