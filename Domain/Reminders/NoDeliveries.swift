/// The deliveries of a store that does not record them.
public struct NoDeliveries: DeliveryRepository {
  public init() {}

  public func delivery(of reminder: ReminderKey, by channel: DeliveryChannel) -> Delivery? { nil }
  public func save(_ delivery: Delivery) {}
  public func remove(_ reminder: ReminderKey, by channel: DeliveryChannel) {}
  public func removeDeliveries(before moment: Instant, keeping kept: Int, limit: Int) {}
  public func progress(of channel: DeliveryChannel) -> ChannelProgress? { nil }
  public func allProgress() -> [ChannelProgress] { [] }
  public func save(_ progress: ChannelProgress) {}
}
