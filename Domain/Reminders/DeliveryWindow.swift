/// From when on reminders are delivered by a channel at a moment.
struct DeliveryWindow {
  let now: Instant
  let progress: ChannelProgress
  let from: Instant
  /// What was due from then on until the channel was used first, and no other one has brought.
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
    // Where the clock was set back, the last day counts, and what was delivered is known.
    from = settledAt > now ? yesterday : max(settledAt, oldest)
  }

  /// What was due before is summed up.
  var lateBefore: Instant { now.adding(milliseconds: -DeliverReminders.longestDelay) }

  /// Whether the channel is to bring it: of the day on which it was used first, what still wants
  /// something done or goes on, and events that passed before.
  func wants(_ reminder: Reminder, in zone: any ZoneRules) -> Bool {
    guard reminder.at >= from, reminder.at <= now else { return false }
    return isOwn(reminder, in: zone)
      || reminder.kind == .event && reminder.at >= missedFrom
  }

  /// Whether the channel brings it whatever others have brought: an event that passed before it was
  /// used first is told only where no earlier channel has.
  func isOwn(_ reminder: Reminder, in zone: any ZoneRules) -> Bool {
    if reminder.at >= progress.beganAt { return true }
    let subject = reminder.subject
    return reminder.at >= progress.firstMidnight(in: zone)
      && (subject.isOpen(at: now, in: zone) || subject.goesOn(at: now))
  }

  /// The progress when all that is due was taken.
  var settled: ChannelProgress {
    ChannelProgress(of: channel, beganAt: progress.beganAt, settledAt: lateBefore)
  }

  /// Whether the progress lies so far behind, or ahead, that it is worth a write.
  var isWorthSettling: Bool {
    // What passed before the first time is looked through once.
    guard let settledAt = progress.settledAt else {
      return lateBefore > min(progress.beganAt, missedFrom)
    }
    return settledAt > now || settledAt.adding(milliseconds: Instant.hour) < lateBefore
  }
}

extension ChannelProgress {
  /// The beginning of the day on which the channel was used first.
  fileprivate func firstMidnight(in zone: any ZoneRules) -> Instant {
    zone.instant(on: zone.localTime(at: beganAt).day, at: .midnight)
  }

  /// Whether all is told that was due before the channel was used first.
  fileprivate var isPastBeginning: Bool { settledAt.map { $0 >= beganAt } ?? false }
}

extension DeliverReminders {
  /// The window of the channel, which begins now if it was never used before.
  func window(of channel: DeliveryChannel, at now: Instant) throws -> DeliveryWindow {
    let progress = try progress(of: channel, at: now)
    return DeliveryWindow(
      progress, missedFrom: try missedFrom(progress), now: now, in: queries.clock.zone)
  }

  /// How far the channel is, noted down where it begins now.
  func progress(of channel: DeliveryChannel, at now: Instant) throws -> ChannelProgress {
    // What another process has begun just now may lie a moment ahead; what lies further ahead was
    // begun by a clock that was wrong.
    let latest = now.adding(milliseconds: DeliverReminders.longestSending)
    let known = { (repositories: Repositories) in
      try repositories.deliveries.progress(of: channel).flatMap { $0.beganAt <= latest ? $0 : nil }
    }
    if let known = try store.read(known) { return known }
    return try store.write { repositories in
      // Another process may have begun it meanwhile.
      if let known = try known(repositories) { return known }
      let new = ChannelProgress(of: channel, beganAt: now)
      try repositories.deliveries.save(new)
      return new
    }
  }

  /// Since when nobody may have told what was due before the channel was used first: since the
  /// store has been here, or as far as an earlier channel has told all. What was planned before
  /// anything was ever delivered is told once.
  private func missedFrom(_ progress: ChannelProgress) throws -> Instant {
    if progress.isPastBeginning { return progress.beganAt }
    return try store.read { repositories in
      let told = try repositories.channels(before: progress).compactMap(\.settledAt).max()
      let since = try repositories.profile.begunAt()
      return min(told.map { max($0, since) } ?? since, progress.beganAt)
    }
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
