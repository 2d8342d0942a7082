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

  /// Whether one of the channels has taken it, or is done with all of its time.
  func isTold(_ reminder: Reminder, by channels: [ChannelProgress]) throws -> Bool {
    try channels.contains { progress in
      try progress.settledAt.map { reminder.at < $0 } ?? false
        || isTaken(reminder, by: progress.channel)
    }
  }

  /// Whether the channel has taken it, or by another key the same occasion: what was delivered
  /// before this one was due is of another moment.
  func isTaken(_ reminder: Reminder, by channel: DeliveryChannel) throws -> Bool {
    if let own = try deliveries.delivery(of: reminder.key, by: channel) {
      if own.sender == nil { return true }
    }
    return try reminder.otherKeys.contains { key in
      let other = try deliveries.delivery(of: key, by: channel)
      return other.map { $0.sender == nil && $0.at >= reminder.at } ?? false
    }
  }
}
