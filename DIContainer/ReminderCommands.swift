import HearthData
import HearthDomain
import HearthPresentation
import TerminalKit

extension AppContainer {
  /// The commands of `remind`, in the order of their help.
  static var reminderCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(RemindCommand.self) {
        RemindCommand(desk: $0.reminderDesk, door: $0.profileDoor)
      },
      CommandEntry(RemindListCommand.self) {
        RemindListCommand(queries: $0.useCases.reminders.queries, voice: $0.reminderVoice)
      },
      CommandEntry(RemindWatchCommand.self) { container in
        RemindWatchCommand(
          desk: container.reminderDesk, door: container.profileDoor,
          rest: { container.reminderRest })
      },
      CommandEntry(RemindInstallCommand.self) { container in
        try container.refuseInDemo(RemindInstallCommand.words)
        return RemindInstallCommand(timers: container.timers)
      },
      CommandEntry(RemindRemoveCommand.self) { container in
        try container.refuseInDemo(RemindRemoveCommand.words)
        return RemindRemoveCommand(timers: container.timers)
      },
    ]
  }

  /// What commands and screens say of reminders at this moment.
  var reminderVoice: ReminderVoice {
    ReminderVoice(clock: configuration.ambient.clock, people: useCases.people.queries)
  }

  /// The ways out of the program by which reminders are delivered.
  var reminderChannels: ReminderChannels {
    let environment = configuration.environment
    let desktop = DesktopReminderSender(
      environment: environment.bytes(of: DesktopReminderSender.variables))
    let searchPath = environment.path("PATH") ?? ""
    let queries = useCases.reminders.queries
    return ReminderChannels(
      chosen: { try queries.channels() }, hasDesktop: desktop.suitsTheMachine,
      notifications: NotificationSequence(
        environment: environment.variables(NotificationSequence.variables)),
      sender: { channel in
        switch channel {
        case .standardOutput, .terminal: nil
        case .desktop: desktop
        case .command(let words): CommandReminderSender(words, searchPath: searchPath)
        case .ntfy(let server, let topic):
          NtfyReminderSender(server: server, topic: topic, network: HTTPTransport.ofProgram)
        }
      })
  }

  private var reminderDesk: ReminderDesk {
    ReminderDesk(
      deliver: useCases.reminders.deliver, queries: useCases.reminders.queries,
      channels: reminderChannels, voice: reminderVoice)
  }

  /// Delivers while the full-screen view is open.
  var reminderBell: ReminderBell {
    ReminderBell(
      deliver: useCases.reminders.deliver, channels: reminderChannels, voice: reminderVoice,
      isInsideTmux: configuration.environment.filled("TMUX") != nil,
      background: ReminderBackground(run: PlainThread.run))
  }

  private var reminderRest: any ReminderRest {
    let changes = access.watch?()
    return SystemReminderRest(
      changes: changes?.descriptor, hasChanged: { changes?.happened() ?? false })
  }

  private var timers: ReminderTimers {
    let variables = configuration.environment.bytes(of: SystemdReminderTimer.variables)
    let systemd: @Sendable ([String]) -> SystemdReminderTimer? = {
      SystemdReminderTimer(running: $0, environment: variables)
    }
    var store: FilePath?
    if case .file(let path) = configuration.store { store = path.absolute }
    return ReminderTimers(
      usual: systemd([])?.suitsTheMachine == true ? .systemd : .cron, program: ProgramFile.path,
      store: store, systemd: systemd)
  }
}
