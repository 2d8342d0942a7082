import HearthDomain

/// Stores deliveries in the table `delivery`, and the progress of channels in `delivery_channel`.
struct SQLDeliveryRepository: DeliveryRepository {
  let connection: any SQLConnection

  func delivery(of reminder: ReminderKey, by channel: DeliveryChannel) throws -> Delivery? {
    try connection.first(
      where: "reminder = ?1 AND channel = ?2", [.text(reminder.text), .text(channel.id)])
  }

  func save(_ delivery: Delivery) throws {
    try connection.insertOrUpdate(delivery.row, in: Delivery.table)
  }

  func remove(_ reminder: ReminderKey, by channel: DeliveryChannel) throws {
    try connection.execute(
      "DELETE FROM delivery WHERE reminder = ?1 AND channel = ?2",
      [.text(reminder.text), .text(channel.id)])
  }

  func removeDeliveries(before moment: Instant, keeping kept: Int, limit: Int) throws {
    // The subquery finds the newest delivery to delete: old enough, and not among the newest ones
    // to keep.
    try connection.execute(
      """
      DELETE FROM delivery WHERE (reminder, channel) IN (
        SELECT reminder, channel FROM delivery
        WHERE at < ?1 AND at < (
          SELECT at FROM delivery ORDER BY at DESC, reminder DESC, channel DESC
          LIMIT 1 OFFSET ?2)
        ORDER BY at, reminder, channel LIMIT ?3)
      """,
      [.integer(moment.milliseconds), .number(max(0, kept - 1)), .number(max(0, limit))])
  }

  func progress(of channel: DeliveryChannel) throws -> ChannelProgress? {
    try connection.first(where: "channel = ?1", [.text(channel.id)])
  }

  func allProgress() throws -> [ChannelProgress] {
    try connection.rows(where: "1 ORDER BY channel", [])
  }

  func save(_ progress: ChannelProgress) throws {
    try connection.insertOrUpdate(progress.row, in: ChannelProgress.table)
  }
}

extension Delivery: SQLStored {
  static let table = SQLTable(
    "delivery", columns: ["reminder", "channel", "at", "sender"], keys: 2)
}
