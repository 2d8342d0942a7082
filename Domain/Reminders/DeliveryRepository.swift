/// Keeps which channel took which reminder, and how far each channel is.
public protocol DeliveryRepository {
  /// The delivery of that reminder by that channel, or nil.
  func delivery(of reminder: ReminderKey, by channel: DeliveryChannel) throws -> Delivery?

  /// Adds the delivery, or replaces that of the same reminder by the same channel.
  func save(_ delivery: Delivery) throws

  /// Nothing happens if there is no such delivery.
  func remove(_ reminder: ReminderKey, by channel: DeliveryChannel) throws

  /// Removes up to `limit` of the oldest deliveries from before that moment, but none of the
  /// `kept` newest.
  func forget(before moment: Instant, keeping kept: Int, limit: Int) throws

  /// How far the channel is; nil for one that was never used.
  func progress(of channel: DeliveryChannel) throws -> ChannelProgress?

  /// How far each channel is that was ever used, by its id.
  func allProgress() throws -> [ChannelProgress]

  /// Adds the progress, or replaces that of the same channel.
  func save(_ progress: ChannelProgress) throws
}
