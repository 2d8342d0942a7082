/// From when on reminders are delivered by a channel at a moment.
struct DeliveryWindow {
  let now: Instant
  let progress: ChannelProgress
  let from: Instant

  var channel: DeliveryChannel { progress.channel }

  init(_ progress: ChannelProgress, now: Instant, in zone: any ZoneRules) {
    self.now = now
    self.progress = progress
    let oldest = now.adding(milliseconds: -ReminderQueries.longestPast)
    let yesterday = now.adding(milliseconds: -DeliverReminders.longestDelay)
    guard let settledAt = progress.settledAt else {
      let firstDay = zone.localTime(at: progress.beganAt).day
      from = max(zone.instant(on: firstDay, at: .midnight), oldest)
      return
    }
    // Where the clock was set back, the last day counts, and what was delivered is known.
    from = settledAt > now ? yesterday : max(settledAt, oldest)
  }

  /// What was due before is summed up.
  var lateBefore: Instant { now.adding(milliseconds: -DeliverReminders.longestDelay) }

  /// Whether the channel is to bring it: of the day on which it was used first, only what still
  /// wants something done or goes on.
  func wants(_ reminder: Reminder, in zone: any ZoneRules) -> Bool {
    guard reminder.at >= from, reminder.at <= now else { return false }
    return reminder.at >= progress.beganAt || reminder.subject.isOpen(at: now, in: zone)
      || reminder.subject.goesOn(at: now)
  }

  /// The progress when all that is due was taken.
  var settled: ChannelProgress {
    ChannelProgress(of: channel, beganAt: progress.beganAt, settledAt: lateBefore)
  }

  /// Whether the progress lies so far behind, or ahead, that it is worth a write.
  var isWorthSettling: Bool {
    guard let settledAt = progress.settledAt else { return lateBefore > progress.beganAt }
    return settledAt > now || settledAt.adding(milliseconds: Instant.hour) < lateBefore
  }
}

extension DeliverReminders {
  /// The window of the channel, which begins now if it was never used before.
  func window(of channel: DeliveryChannel, at now: Instant) throws -> DeliveryWindow {
    let zone = queries.clock.zone
    let known = try store.read { try $0.deliveries.progress(of: channel) }
    if let known, known.beganAt <= now { return DeliveryWindow(known, now: now, in: zone) }
    let new = ChannelProgress(of: channel, beganAt: now)
    try store.write { try $0.deliveries.save(new) }
    return DeliveryWindow(new, now: now, in: zone)
  }

  /// Notes that all is delivered until a day ago, and forgets what nobody needs any more.
  func settle(_ window: DeliveryWindow) throws {
    guard window.isWorthSettling else { return }
    try store.write { repositories in
      try repositories.deliveries.save(window.settled)
      try repositories.deliveries.forget(
        before: window.now.adding(milliseconds: -DeliverReminders.memory),
        keeping: DeliverReminders.leastKept, limit: 500)
    }
  }
}
