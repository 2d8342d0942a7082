import HearthDomain

/// The dependencies of the commands about reminders.
package struct ReminderTools {
  let deliver: DeliverReminders
  let queries: ReminderQueries
  let channels: ReminderChannels
  let formatter: ReminderFormatter
  let prompt: PassphrasePrompt
  /// Returns a waiter. It is created only after the store is open, so that it notices changes.
  let makeWaiter: () -> any ReminderWaiter
  /// Returns the refresher of subscribed calendars; nil if there are none.
  let subscriptions: () -> SubscriptionWatch?
  /// Returns the timers of the machine, for the command. Throws in a demo.
  let timers: (CommandName) throws -> ReminderTimers
  /// Tells whether a timer is set up; nil if none can be.
  let setup: ReminderSetup?

  package init(
    deliver: DeliverReminders, queries: ReminderQueries, channels: ReminderChannels,
    formatter: ReminderFormatter, prompt: PassphrasePrompt,
    rest: @escaping () -> any ReminderWaiter,
    subscriptions: @escaping () -> SubscriptionWatch? = { nil },
    timers: @escaping (CommandName) throws -> ReminderTimers, setup: ReminderSetup? = nil
  ) {
    self.deliver = deliver
    self.queries = queries
    self.channels = channels
    self.formatter = formatter
    self.prompt = prompt
    self.makeWaiter = rest
    self.subscriptions = subscriptions
    self.timers = timers
    self.setup = setup
  }

  /// The commands of `remind`, in the order of the help.
  package static var commands: [CommandEntry<ReminderTools>] {
    [
      CommandEntry(RemindCommand.init), CommandEntry(RemindListCommand.init),
      CommandEntry(RemindWatchCommand.init), CommandEntry(RemindInstallCommand.init),
      CommandEntry(RemindRemoveCommand.init),
    ]
  }
}
