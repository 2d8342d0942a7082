import HearthDomain

/// What the commands and screens of events work with.
public struct EventTools: Sendable {
  let schedule: ScheduleUseCases
  let voice: EventVoice

  public init(schedule: ScheduleUseCases, clock: LocalClock) {
    self.schedule = schedule
    voice = EventVoice(clock: clock)
  }

  /// The commands of `event`, in the order of their help.
  public static var commands: [CommandEntry<EventTools>] {
    [
      CommandEntry(EventAddCommand.init), CommandEntry(EventEditCommand.init),
      CommandEntry(EventRemoveCommand.init), CommandEntry(EventListCommand.init),
      CommandEntry(EventShowCommand.init), CommandEntry(EventNextCommand.init),
      CommandEntry(EventCalendarCommand.init),
    ]
  }
}
