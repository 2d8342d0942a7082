import HearthDomain

/// The deliveries of an in-memory store.
struct InMemoryDeliveries: Sendable {
  struct Key: Hashable {
    let reminder: ReminderKey
    let channel: DeliveryChannel
  }

  var deliveriesByKey: [Key: Delivery] = [:]
  var progress: [DeliveryChannel: ChannelProgress] = [:]
}

struct InMemoryDeliveryRepository: DeliveryRepository {
  private typealias Key = InMemoryDeliveries.Key

  let transaction: InMemoryTransaction

  func delivery(of reminder: ReminderKey, by channel: DeliveryChannel) throws -> Delivery? {
    try transaction.read {
      $0.deliveries.deliveriesByKey[Key(reminder: reminder, channel: channel)]
    }
  }

  func save(_ delivery: Delivery) throws {
    let key = Key(reminder: delivery.reminder, channel: delivery.channel)
    try transaction.write { $0.deliveries.deliveriesByKey[key] = delivery }
  }

  func remove(_ reminder: ReminderKey, by channel: DeliveryChannel) throws {
    try transaction.write {
      $0.deliveries.deliveriesByKey[Key(reminder: reminder, channel: channel)] = nil
    }
  }

  func removeDeliveries(before moment: Instant, keeping kept: Int, limit: Int) throws {
    try transaction.write { tables in
      let oldest = tables.deliveries.deliveriesByKey.values.sorted(
        by: InMemoryDeliveryRepository.isOlder)
      guard let newestKept = oldest.dropLast(max(0, kept - 1)).last else { return }
      for delivery in oldest.prefix(max(0, limit))
      where delivery.claimedOrAcceptedAt < moment
        && delivery.claimedOrAcceptedAt < newestKept.claimedOrAcceptedAt
      {
        tables.deliveries.deliveriesByKey[
          Key(reminder: delivery.reminder, channel: delivery.channel)] = nil
      }
    }
  }

  func progress(of channel: DeliveryChannel) throws -> ChannelProgress? {
    try transaction.read { $0.deliveries.progress[channel] }
  }

  func allProgress() throws -> [ChannelProgress] {
    try transaction.read { tables in
      tables.deliveries.progress.values.sorted {
        $0.channel.id.utf8.lexicographicallyPrecedes($1.channel.id.utf8)
      }
    }
  }

  func save(_ progress: ChannelProgress) throws {
    try transaction.write { $0.deliveries.progress[progress.channel] = progress }
  }

  private static func isOlder(_ left: Delivery, _ right: Delivery) -> Bool {
    (left.claimedOrAcceptedAt, left.reminder.text, left.channel.id) < (
      right.claimedOrAcceptedAt, right.reminder.text, right.channel.id
    )
  }
}
