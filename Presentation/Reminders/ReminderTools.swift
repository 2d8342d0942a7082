import HearthDomain

/// What the commands of reminders work with.
package struct ReminderTools {
  let deliver: DeliverReminders
  let queries: ReminderQueries
  let channels: ReminderChannels
  let formatter: ReminderFormatter
  let prompt: PassphrasePrompt
  /// Begins a rest, once the store is open, so that its changes can be noticed.
  let rest: () -> any ReminderWaiter
  /// What reads subscribed calendars anew meanwhile; nil where there is nothing to read.
  let subscriptions: () -> SubscriptionWatch?
  /// What has the machine deliver by itself, for that command; throws in a demo.
  let timers: (CommandName) throws -> ReminderTimers

  package init(
    deliver: DeliverReminders, queries: ReminderQueries, channels: ReminderChannels,
    formatter: ReminderFormatter, prompt: PassphrasePrompt,
    rest: @escaping () -> any ReminderWaiter,
    subscriptions: @escaping () -> SubscriptionWatch? = { nil },
    timers: @escaping (CommandName) throws -> ReminderTimers
  ) {
    self.deliver = deliver
    self.queries = queries
    self.channels = channels
    self.formatter = formatter
    self.prompt = prompt
    self.rest = rest
    self.subscriptions = subscriptions
    self.timers = timers
  }

  /// The commands of `remind`, in the order of their help.
  package static var commands: [CommandEntry<ReminderTools>] {
    [
      CommandEntry(RemindCommand.init), CommandEntry(RemindListCommand.init),
      CommandEntry(RemindWatchCommand.init), CommandEntry(RemindInstallCommand.init),
      CommandEntry(RemindRemoveCommand.init),
    ]
  }
}
