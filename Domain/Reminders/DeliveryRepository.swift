/// Storage of deliveries and of each channel's progress.
public protocol DeliveryRepository {
  /// Returns the delivery of the reminder by the channel; nil if there is none.
  func delivery(of reminder: ReminderKey, by channel: DeliveryChannel) throws -> Delivery?

  /// Adds or replaces the delivery of the reminder by the channel.
  func save(_ delivery: Delivery) throws

  /// Removes the delivery; does nothing if there is none.
  func remove(_ reminder: ReminderKey, by channel: DeliveryChannel) throws

  /// Removes up to `limit` of the oldest deliveries from before the moment, except the `kept`
  /// newest.
  func removeDeliveries(before moment: Instant, keeping kept: Int, limit: Int) throws

  /// Returns the progress of the channel; nil if it was never used.
  func progress(of channel: DeliveryChannel) throws -> ChannelProgress?

  /// Returns the progress of all channels ever used, sorted by id.
  func allProgress() throws -> [ChannelProgress]

  /// Adds or replaces the progress of the channel.
  func save(_ progress: ChannelProgress) throws
}
