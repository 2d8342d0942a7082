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
      }, setup: reminderSetup)
  }

  /// Sets up reminders; nil for a demo and for a store in memory, of which nothing is left when the
  /// program ends.
  var reminderSetup: ReminderSetup? {
    guard !configuration.isDemo, case .file = configuration.store else { return nil }
    return useCases.reminders.setup
  }

  /// After the first change that will cause a reminder, prints once that reminders are delivered
  /// only while the full screen is open. If the user has agreed to the setup, reports its errors.
  func offerReminderSetup(in console: inout Console) {
    guard !access.writtenEntries().isEmpty else { return }
    do { try reminderTools.offerSetup(in: &console) } catch { _ = console.report(error) }
    console.flush()
  }

  /// Formats reminders, for commands and screens.
  var reminderFormatter: ReminderFormatter {
    ReminderFormatter(clock: configuration.ambient.clock, people: useCases.people.queries)
  }

  /// The channels by which reminders are delivered.
  var reminderChannels: ReminderChannels {
    let environment = configuration.environment
    let desktop = DesktopReminderSender(
      environment: environment.bytes(of: DesktopReminderSender.variables))
    let searchPath = environment.path("PATH") ?? ""
    let queries = useCases.reminders.queries
    return ReminderChannels(
      chosen: { try queries.channels() }, hasDesktop: desktop.isAvailable,
      hasHook: { [hooks] in hooks?.has(.onDue) == true },
      notifications: NotificationSequence(
        environment: environment.variables(NotificationSequence.environmentVariables)),
      sender: { [hooks] channel in
        switch channel {
        case .standardOutput, .terminal: nil
        case .desktop: desktop
        case .command(let words): CommandReminderSender(words, searchPath: searchPath)
        case .ntfy(let server, let topic):
          NtfyReminderSender(server: server, topic: topic, network: HTTPTransport.forProgram)
        case .hook: hooks?.reminderSender
        }
      })
  }

  /// Delivers reminders while the full screen is open.
  var screenDelivery: ScreenDelivery {
    ScreenDelivery(
      deliver: useCases.reminders.deliver, snooze: useCases.reminders.snooze,
      channels: reminderChannels, formatter: reminderFormatter,
      isInsideTmux: configuration.environment.nonEmpty("TMUX") != nil,
      background: ReminderBackground(run: PlainThread.run))
  }

  private var reminderWaiter: any ReminderWaiter {
    let changes = access.watch?()
    return SystemReminderWaiter(
      changes: changes?.descriptor, hasChanged: { changes?.hasChanged() ?? false },
      awoke: configuration.settings.discardCache)
  }

  var timers: ReminderTimers {
    let variables = configuration.environment.bytes(of: SystemdReminderTimer.variables)
    let systemd: @Sendable ([String]) -> SystemdReminderTimer? = {
      SystemdReminderTimer(running: $0, environment: variables)
    }
    var store: FilePath?
    if case .file(let path) = configuration.store { store = path.absolute }
    let hasCron = ProgramFile.isInstalled("crontab", in: configuration.environment.path("PATH"))
    return ReminderTimers(
      usual: systemd([])?.isAvailable == true ? .systemd : hasCron ? .cron : nil,
      program: ProgramFile.path, store: store,
      variables: ReminderTimers.cronVariables.compactMap { name in
        configuration.environment.path(name).flatMap { $0.isEmpty ? nil : (name, $0) }
      }, systemd: systemd)
  }
}
