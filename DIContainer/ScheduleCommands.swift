import HearthDomain
import HearthPresentation

extension AppContainer {
  /// The commands of `event`, in the order of their help.
  static var scheduleCommands: [CommandEntry<AppContainer>] {
    planningCommands + agendaCommands
  }

  /// What commands and Today say of events at this moment.
  var eventVoice: EventVoice { EventVoice(clock: configuration.ambient.clock) }

  private static var planningCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(EventAddCommand.self) {
        EventAddCommand(add: $0.useCases.schedule.add, voice: $0.eventVoice)
      },
      CommandEntry(EventEditCommand.self) {
        EventEditCommand(
          queries: $0.useCases.schedule.queries, edit: $0.useCases.schedule.edit,
          voice: $0.eventVoice)
      },
      CommandEntry(EventRemoveCommand.self) {
        EventRemoveCommand(
          queries: $0.useCases.schedule.queries, remove: $0.useCases.schedule.remove,
          voice: $0.eventVoice)
      },
    ]
  }

  private static var agendaCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(EventListCommand.self) {
        EventListCommand(queries: $0.useCases.schedule.queries, voice: $0.eventVoice)
      },
      CommandEntry(EventShowCommand.self) {
        EventShowCommand(queries: $0.useCases.schedule.queries, voice: $0.eventVoice)
      },
      CommandEntry(EventNextCommand.self) {
        EventNextCommand(queries: $0.useCases.schedule.queries, voice: $0.eventVoice)
      },
      CommandEntry(EventCalendarCommand.self) {
        EventCalendarCommand(queries: $0.useCases.schedule.queries, voice: $0.eventVoice)
      },
    ]
  }
}
