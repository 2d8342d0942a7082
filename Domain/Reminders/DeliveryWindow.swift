/// Range of time from which a channel delivers reminders at a moment.
struct DeliveryWindow {
  let now: Instant
  let progress: ChannelProgress
  let from: Instant
  /// Start of the time before the channel's first use in which no other channel may have delivered.
  private let missedFrom: Instant

  var channel: DeliveryChannel { progress.channel }

  init(
    _ progress: ChannelProgress, missedFrom: Instant, now: Instant, in zone: any ZoneRules
  ) {
    self.now = now
    self.progress = progress
    self.missedFrom = missedFrom
    let oldest = now.adding(milliseconds: -ReminderQueries.longestPast)
    let yesterday = now.adding(milliseconds: -DeliverReminders.longestDelay)
    guard let settledAt = progress.settledAt else {
      from = max(min(progress.firstMidnight(in: zone), missedFrom), oldest)
      return
    }
    // If the clock was set back, deliver the last day again; stored deliveries prevent repetitions.
    from = settledAt > now ? yesterday : max(settledAt, oldest)
  }

  /// Reminders due before this moment are summarised.
  var lateBefore: Instant { now.adding(milliseconds: -DeliverReminders.longestDelay) }

  /// Whether the channel may deliver the reminder: of the day of its first use, those that are
  /// still open or under way, and past events.
  func wants(_ reminder: Reminder, in zone: any ZoneRules) -> Bool {
    guard reminder.at >= from, reminder.at <= now else { return false }
    return isOwn(reminder, in: zone)
      || reminder.kind == .event && reminder.at >= missedFrom
  }

  /// Whether the channel delivers the reminder whatever other channels did. Events from before its
  /// first use are delivered only if no earlier channel did so.
  func isOwn(_ reminder: Reminder, in zone: any ZoneRules) -> Bool {
    if reminder.at >= progress.beganAt { return true }
    let subject = reminder.subject
    return reminder.at >= progress.firstMidnight(in: zone)
      && (subject.isOpen(at: now, in: zone) || subject.isUnderWay(at: now))
  }

  /// Progress after everything due was accepted.
  var settled: ChannelProgress {
    ChannelProgress(of: channel, beganAt: progress.beganAt, settledAt: lateBefore)
  }

  /// Whether the progress differs enough to be worth a write.
  var isWorthSettling: Bool {
    // The time before the first use is examined once.
    guard let settledAt = progress.settledAt else {
      return lateBefore > min(progress.beganAt, missedFrom)
    }
    return settledAt > now || settledAt.adding(milliseconds: Instant.hour) < lateBefore
  }
}

extension ChannelProgress {
  /// Midnight of the day of the channel's first use.
  fileprivate func firstMidnight(in zone: any ZoneRules) -> Instant {
    zone.instant(on: zone.localTime(at: beganAt).day, at: .midnight)
  }

  /// Whether everything due before the channel's first use is settled.
  fileprivate var isPastBeginning: Bool { settledAt.map { $0 >= beganAt } ?? false }
}

extension DeliverReminders {
  /// Returns the window of the channel, which begins now on its first use.
  func window(of channel: DeliveryChannel, at now: Instant) throws -> DeliveryWindow {
    let progress = try progress(of: channel, at: now)
    return DeliveryWindow(
      progress, missedFrom: try missedFrom(progress), now: now, in: queries.clock.zone)
  }

  /// Returns the progress of the channel, creating it on its first use.
  func progress(of channel: DeliveryChannel, at now: Instant) throws -> ChannelProgress {
    // A beginning slightly in the future is from another process; one further ahead is from a wrong
    // clock.
    let latest = now.adding(milliseconds: DeliverReminders.longestSending)
    let known = { (repositories: Repositories) in
      try repositories.deliveries.progress(of: channel).flatMap { $0.beganAt <= latest ? $0 : nil }
    }
    if let known = try store.read(known) { return known }
    return try store.write { repositories in
      // Another process may have created it meanwhile.
      if let known = try known(repositories) { return known }
      let new = ChannelProgress(of: channel, beganAt: now)
      try repositories.deliveries.save(new)
      return new
    }
  }

  /// Returns the moment from which on reminders before the channel's first use may be undelivered:
  /// the store's creation, or what an earlier channel has settled. Events planned before any
  /// delivery are thus delivered once.
  private func missedFrom(_ progress: ChannelProgress) throws -> Instant {
    if progress.isPastBeginning { return progress.beganAt }
    return try store.read { repositories in
      let told = try repositories.channels(before: progress).compactMap(\.settledAt).max()
      let since = try repositories.profile.begunAt()
      return min(told.map { max($0, since) } ?? since, progress.beganAt)
    }
  }

  /// Records that everything until a day ago is delivered, and deletes old deliveries.
  func settle(_ window: DeliveryWindow) throws {
    guard window.isWorthSettling else { return }
    try store.write { repositories in
      try repositories.deliveries.save(window.settled)
      try repositories.deliveries.forget(
        before: window.now.adding(milliseconds: -DeliverReminders.memory),
        keeping: DeliverReminders.minKeptDeliveries, limit: 500)
    }
  }
}
