extension DeliverReminders {
  /// Those that still call something to mind: of an event that was removed or moved, or a plant
  /// that was watered, nothing is due any more; nor of what was let go of elsewhere.
  public func standing(_ reminders: [Reminder]) throws -> [Reminder] {
    guard let first = reminders.map(\.at).min(), let last = reminders.map(\.at).max() else {
      return []
    }
    let due = Set(try queries.reminders(at: first..<last.next).flatMap(\.keys))
    return try kept(reminders.filter { due.contains($0.key) })
  }

  /// What came due today and was neither answered nor let go of, whoever brought it.
  public func passedToday() throws -> [Reminder] {
    let clock = queries.clock
    let midnight = clock.zone.instant(on: clock.today, at: .midnight)
    return try kept(queries.reminders(at: midnight..<max(midnight, clock.now().next)))
  }

  /// Notes that these were answered or let go of: no channel brings them any more.
  public func letGo(of reminders: [Reminder]) throws {
    guard !reminders.isEmpty else { return }
    let now = queries.clock.now()
    try store.write { repositories in
      for reminder in reminders {
        try repositories.deliveries.save(Delivery(of: reminder.key, by: .letGo, at: now))
      }
    }
  }

  private func kept(_ reminders: [Reminder]) throws -> [Reminder] {
    guard !reminders.isEmpty else { return [] }
    return try store.read { repositories in
      try reminders.filter { try !repositories.isLetGo($0) }
    }
  }
}

extension Repositories {
  func isLetGo(_ reminder: Reminder) throws -> Bool {
    try isTaken(reminder, by: .letGo)
  }

  /// The channels that were in use before that one began, and that reach somebody for sure: what a
  /// timer prints, or a program is handed, may be seen by nobody.
  func channels(before progress: ChannelProgress) throws -> [ChannelProgress] {
    let unseen = [DeliveryChannel(.standardOutput), DeliveryChannel(.hook)]
    return try deliveries.allProgress().filter {
      $0.beganAt < progress.beganAt && !unseen.contains($0.channel)
    }
  }

  /// Whether one of the channels has told it, or is done with all of its time.
  func isTold(_ reminder: Reminder, by channels: [ChannelProgress]) throws -> Bool {
    try channels.contains { progress in
      if let settledAt = progress.settledAt, reminder.at < settledAt { return true }
      guard let taken = try taking(of: reminder, by: progress.channel) else { return false }
      // The full screen takes what is over already, and shows nothing of it in its line.
      return progress.channel != .screen || !reminder.isOver(at: taken.at)
    }
  }

  /// Whether the channel has taken it, or by another key the same occasion.
  func isTaken(_ reminder: Reminder, by channel: DeliveryChannel) throws -> Bool {
    try taking(of: reminder, by: channel) != nil
  }

  /// The delivery by which the channel took it, be it by another key: what was delivered before
  /// this one was due is of another moment.
  private func taking(of reminder: Reminder, by channel: DeliveryChannel) throws -> Delivery? {
    if let own = try deliveries.delivery(of: reminder.key, by: channel), own.sender == nil {
      return own
    }
    for key in reminder.otherKeys {
      let other = try deliveries.delivery(of: key, by: channel)
      if let other, other.sender == nil, other.at >= reminder.at { return other }
    }
    return nil
  }
}

extension EventLives {
  /// Whether the event was here before it was over: by a link or out of a file come many that were
  /// over long ago. What the journal does not know came with the store, or as it joined others.
  func hadComeIn(_ reminder: Reminder, since begunAt: Instant) throws -> Bool {
    guard case .event(let event) = reminder.subject else { return true }
    let occurrence = event.occurrence
    return try life(of: occurrence.event.id).madeAt ?? begunAt < occurrence.endsAt
  }
}
