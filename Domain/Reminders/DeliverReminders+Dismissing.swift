extension DeliverReminders {
  /// Returns the reminders that are still due. Left out are those of removed or moved events, of
  /// watered plants, and those dismissed elsewhere.
  public func stillDue(_ reminders: [Reminder]) throws -> [Reminder] {
    guard let first = reminders.map(\.dueAt).min(), let last = reminders.map(\.dueAt).max() else {
      return []
    }
    let due = Set(try queries.reminders(at: first..<last.nextMillisecond).flatMap(\.allKeys))
    return try notDismissed(reminders.filter { due.contains($0.key) })
  }

  /// Returns today's due reminders that were neither acted on nor dismissed, by any channel.
  public func unhandledToday() throws -> [Reminder] {
    let clock = queries.clock
    let midnight = clock.zone.instant(on: clock.today, at: .midnight)
    return try notDismissed(
      queries.reminders(at: midnight..<max(midnight, clock.now().nextMillisecond)))
  }

  /// Dismisses the reminders for all channels.
  public func dismiss(_ reminders: [Reminder]) throws {
    guard !reminders.isEmpty else { return }
    let now = queries.clock.now()
    try store.write { repositories in
      for reminder in reminders {
        try repositories.deliveries.save(Delivery(of: reminder.key, by: .dismissalMarker, at: now))
      }
    }
  }

  private func notDismissed(_ reminders: [Reminder]) throws -> [Reminder] {
    guard !reminders.isEmpty else { return [] }
    return try store.read { repositories in
      try reminders.filter { try !repositories.isDismissed($0) }
    }
  }
}

extension Repositories {
  func isDismissed(_ reminder: Reminder) throws -> Bool {
    try isAccepted(reminder, by: .dismissalMarker)
  }

  /// Returns the channels used before the given one whose messages users surely notice. Output of a
  /// timer and messages to a program may go unseen.
  func channels(before progress: ChannelProgress) throws -> [ChannelProgress] {
    let unseen = [
      DeliveryChannel(.standardOutput), DeliveryChannel(.hook), .timerRunMarker, .timerOfferMarker,
      .newsMarker,
    ]
    return try deliveries.allProgress().filter {
      $0.beganAt < progress.beganAt && !unseen.contains($0.channel)
    }
  }

  /// Whether one of the channels delivered the reminder, or has completed the time at which it was
  /// due.
  func isDelivered(_ reminder: Reminder, by channels: [ChannelProgress]) throws -> Bool {
    try channels.contains { progress in
      if let settledAt = progress.completedUntil, reminder.dueAt < settledAt { return true }
      guard let taken = try delivery(of: reminder, by: progress.channel) else { return false }
      // The full screen accepts reminders of past events without displaying them.
      return progress.channel != .screen || !reminder.isOver(at: taken.claimedOrAcceptedAt)
    }
  }

  /// Whether the channel accepted the reminder, stored under any of its keys.
  func isAccepted(_ reminder: Reminder, by channel: DeliveryChannel) throws -> Bool {
    try delivery(of: reminder, by: channel) != nil
  }

  /// Returns the channel's delivery of the reminder, stored under any of its keys. Under another
  /// key than the main one, deliveries from before the reminder was due belong to another reminder.
  private func delivery(of reminder: Reminder, by channel: DeliveryChannel) throws -> Delivery? {
    if let own = try deliveries.delivery(of: reminder.key, by: channel), own.senderProcessID == nil
    {
      return own
    }
    for key in reminder.otherKeys {
      let other = try deliveries.delivery(of: key, by: channel)
      if let other, other.senderProcessID == nil, other.claimedOrAcceptedAt >= reminder.dueAt {
        return other
      }
    }
    return nil
  }
}

extension EventTimestampCache {
  /// Whether the event was in the store before it ended; false for most events that links and
  /// imports add. If the journal does not know when an event was created, `begunAt` counts.
  func wasStoredBeforeEnd(_ reminder: Reminder, since begunAt: Instant) throws -> Bool {
    guard case .event(let event) = reminder.subject else { return true }
    let occurrence = event.occurrence
    return try timestamps(of: occurrence.event.id).createdAt ?? begunAt < occurrence.endsAt
  }
}
