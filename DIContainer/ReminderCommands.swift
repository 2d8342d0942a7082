import HearthData
import HearthDomain
import HearthPresentation
import TerminalKit

extension AppContainer {
  var reminderTools: ReminderTools {
    ReminderTools(
      deliver: useCases.reminders.deliver, queries: useCases.reminders.queries,
      channels: reminderChannels, formatter: reminderFormatter, prompt: passphrasePrompt,
      rest: { reminderWaiter },
      subscriptions: { SubscriptionWatch(linkTools) { settings().refreshesCalendars } },
      timers: { command in
        try refuseInDemo(command)
        return timers
      })
  }

  /// What commands and screens say of reminders at this moment.
  var reminderFormatter: ReminderFormatter {
    ReminderFormatter(clock: configuration.ambient.clock, people: useCases.people.queries)
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
      hasHook: { [hooks] in hooks?.has(.onDue) == true },
      notifications: NotificationSequence(
        environment: environment.variables(NotificationSequence.variables)),
      sender: { [hooks] channel in
        switch channel {
        case .standardOutput, .terminal: nil
        case .desktop: desktop
        case .command(let words): CommandReminderSender(words, searchPath: searchPath)
        case .ntfy(let server, let topic):
          NtfyReminderSender(server: server, topic: topic, network: HTTPTransport.ofProgram)
        case .hook: hooks?.reminderSender
        }
      })
  }

  /// Delivers while the full-screen view is open.
  var screenDelivery: ScreenDelivery {
    ScreenDelivery(
      deliver: useCases.reminders.deliver, snooze: useCases.reminders.snooze,
      channels: reminderChannels, formatter: reminderFormatter,
      isInsideTmux: configuration.environment.filled("TMUX") != nil,
      background: ReminderBackground(run: PlainThread.run))
  }

  private var reminderWaiter: any ReminderWaiter {
    let changes = access.watch?()
    return SystemReminderWaiter(
      changes: changes?.descriptor, hasChanged: { changes?.happened() ?? false },
      awoke: configuration.settings.renew)
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
