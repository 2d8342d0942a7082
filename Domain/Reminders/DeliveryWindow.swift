/// The period whose reminders a channel may deliver now.
struct DeliveryWindow {
  let now: Instant
  let progress: ChannelProgress
  let start: Instant
  /// Moment from which reminders due before the channel's first use may still be undelivered.
  private let backlogStart: Instant

  var channel: DeliveryChannel { progress.channel }

  init(
    _ progress: ChannelProgress, missedFrom: Instant, now: Instant, in zone: any ZoneRules
  ) {
    self.now = now
    self.progress = progress
    self.backlogStart = missedFrom
    let oldest = now.adding(milliseconds: -ReminderQueries.maxAge)
    let yesterday = now.adding(milliseconds: -DeliverReminders.maxDelay)
    guard let settledAt = progress.completedUntil else {
      start = max(min(progress.firstMidnight(in: zone), missedFrom), oldest)
      return
    }
    // If the clock was set back, deliver the last day again; reminders already delivered are not
    // repeated.
    start = settledAt > now ? yesterday : max(settledAt, oldest)
  }

  /// Reminders due before this moment are summarised.
  var summaryCutoff: Instant { now.adding(milliseconds: -DeliverReminders.maxDelay) }

  /// Whether the channel may deliver the reminder. Reminders due before the channel's first use are
  /// delivered only if they are from the same day and still useful, or if they are of events that
  /// no channel has announced.
  func shouldDeliver(_ reminder: Reminder, in zone: any ZoneRules) -> Bool {
    guard reminder.dueAt >= start, reminder.dueAt <= now else { return false }
    return deliversIndependently(reminder, in: zone)
      || reminder.kind == .event && reminder.dueAt >= backlogStart
  }

  /// Whether the channel delivers the reminder whatever other channels did: it was due after the
  /// channel's first use, or on the same day and is still open or under way.
  func deliversIndependently(_ reminder: Reminder, in zone: any ZoneRules) -> Bool {
    if reminder.dueAt >= progress.beganAt { return true }
    let subject = reminder.subject
    return reminder.dueAt >= progress.firstMidnight(in: zone)
      && (subject.isOpen(at: now, in: zone) || subject.isUnderWay(at: now))
  }

  /// The channel's progress after it has accepted everything that was due.
  var completedProgress: ChannelProgress {
    ChannelProgress(of: channel, beganAt: progress.beganAt, settledAt: summaryCutoff)
  }

  /// Whether the progress has advanced enough to be worth a write.
  var isCompletionWorthSaving: Bool {
    // Reminders from before the channel's first use are examined only once.
    guard let settledAt = progress.completedUntil else {
      return summaryCutoff > min(progress.beganAt, backlogStart)
    }
    return settledAt > now
      || settledAt.adding(milliseconds: Instant.hourInMilliseconds) < summaryCutoff
  }
}

extension ChannelProgress {
  /// Midnight of the day of the channel's first use.
  fileprivate func firstMidnight(in zone: any ZoneRules) -> Instant {
    zone.instant(on: zone.localTime(at: beganAt).day, at: .midnight)
  }

  /// Whether all reminders due before the channel's first use are done.
  fileprivate var hasCompletedBacklog: Bool { completedUntil.map { $0 >= beganAt } ?? false }
}

extension DeliverReminders {
  /// Returns the window of the channel, which begins now on its first use.
  func window(of channel: DeliveryChannel, at now: Instant) throws -> DeliveryWindow {
    let progress = try progress(of: channel, at: now)
    return DeliveryWindow(
      progress, missedFrom: try backlogStart(progress), now: now, in: queries.clock.zone)
  }

  /// Returns the progress of the channel, creating it on its first use.
  func progress(of channel: DeliveryChannel, at now: Instant) throws -> ChannelProgress {
    // A first use slightly in the future was recorded by another process; one further ahead comes
    // from a wrong clock.
    let latest = now.adding(milliseconds: DeliverReminders.maxSendingTime)
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

  /// Returns the moment from which reminders due before the channel's first use may be undelivered.
  /// It is the store's creation, or the moment up to which an earlier channel delivered everything.
  /// Events entered before any delivery are thus announced once.
  private func backlogStart(_ progress: ChannelProgress) throws -> Instant {
    if progress.hasCompletedBacklog { return progress.beganAt }
    return try store.read { repositories in
      let told = try repositories.channels(before: progress).compactMap(\.completedUntil).max()
      let since = try repositories.profile.createdAt()
      return min(told.map { max($0, since) } ?? since, progress.beganAt)
    }
  }

  /// Records that everything until a day ago is done, and deletes old deliveries.
  func complete(_ window: DeliveryWindow) throws {
    guard window.isCompletionWorthSaving else { return }
    try store.write { repositories in
      try repositories.deliveries.save(window.completedProgress)
      try repositories.deliveries.removeDeliveries(
        before: window.now.adding(milliseconds: -DeliverReminders.deliveryRetention),
        keeping: DeliverReminders.minKeptDeliveries, limit: 500)
    }
  }
}
