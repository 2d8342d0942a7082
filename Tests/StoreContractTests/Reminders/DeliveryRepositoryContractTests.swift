import HearthDomain
import HearthTestSupport
import Testing

@Suite struct DeliveryRepositoryContractTests {
  private func key(_ text: String) throws -> ReminderKey { try #require(ReminderKey(text)) }

  private func delivery(
    _ text: String, by channel: DeliveryChannel = .screen, at milliseconds: Int64,
    sender: Int64? = nil
  ) throws -> Delivery {
    Delivery(
      of: try key(text), by: channel, at: Instant(milliseconds: milliseconds), sender: sender)
  }

  @Test(arguments: StoreKind.available)
  func `a delivery of one reminder by one channel is read back`(kind: StoreKind) throws {
    let tried = try kind.make()
    let desktop = DeliveryChannel(.desktop)
    let all = try [
      delivery("water:1:2:0", at: -5), delivery("water:1:2:0", by: desktop, at: 7, sender: 99),
      delivery("축하 '\u{0}\"", at: .max, sender: .min),
    ]
    try tried.store.write { repositories in
      for delivery in all { try repositories.deliveries.save(delivery) }
    }
    for store in [tried.store, tried.reopened()] {
      try store.read { (repositories) throws in
        for delivery in all {
          let found = try repositories.deliveries.delivery(
            of: delivery.reminder, by: delivery.channel)
          #expect(found == delivery)
        }
        #expect(try repositories.deliveries.delivery(of: key("축하 '\u{0}\""), by: desktop) == nil)
        #expect(try repositories.deliveries.delivery(of: key("water"), by: .screen) == nil)
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `a delivery replaces its claim, and both can be removed`(
    kind: StoreKind
  ) throws {
    let store = try kind.make().store
    let taken = try delivery("mood:1", at: 9)
    try store.write { (repositories) throws in
      let deliveries = repositories.deliveries
      try deliveries.save(delivery("mood:1", at: 8, sender: 3))
      try deliveries.save(taken)
      #expect(try deliveries.delivery(of: taken.reminder, by: .screen) == taken)
      try deliveries.remove(taken.reminder, by: DeliveryChannel(.desktop))
      #expect(try deliveries.delivery(of: taken.reminder, by: .screen) == taken)
      try deliveries.remove(taken.reminder, by: .screen)
      try deliveries.remove(taken.reminder, by: .screen)
      #expect(try deliveries.delivery(of: taken.reminder, by: .screen) == nil)
    }
  }

  @Test(
    arguments: StoreKind.available,
    [
      (before: 50, kept: 0, limit: 100, left: 50...99),
      (50, 60, 100, 40...99), (50, 100, 100, 0...99), (50, 1000, 100, 0...99),
      (50, 0, 20, 20...99), (50, 0, 0, 0...99), (1000, 0, 1000, 99...99), (0, 0, 100, 0...99),
    ])
  func `the oldest deliveries are removed in batches, and the newest never`(
    kind: StoreKind, how: (before: Int64, kept: Int, limit: Int, left: ClosedRange<Int64>)
  ) throws {
    let store = try kind.make().store
    try store.write { repositories in
      for number in Int64(0)..<100 {
        try repositories.deliveries.save(delivery("mood:\(number)", at: number))
      }
      try repositories.deliveries.removeDeliveries(
        before: Instant(milliseconds: how.before), keeping: how.kept, limit: how.limit)
    }
    let left = try store.read { repositories in
      try (Int64(0)..<100).filter { number in
        try repositories.deliveries.delivery(of: key("mood:\(number)"), by: .screen) != nil
      }
    }
    #expect(left == Array(how.left))
  }

  @Test(arguments: StoreKind.available)
  func `the progress of a channel is read back`(kind: StoreKind) throws {
    let tried = try kind.make()
    let began = Instant(milliseconds: 5)
    let first = ChannelProgress(of: .screen, beganAt: began)
    let later = ChannelProgress(of: .screen, beganAt: began, settledAt: Instant(milliseconds: 9))
    try tried.store.write { (repositories) throws in
      #expect(try repositories.deliveries.progress(of: .screen) == nil)
      try repositories.deliveries.save(first)
      #expect(try repositories.deliveries.progress(of: .screen) == first)
      try repositories.deliveries.save(later)
    }
    try tried.reopened().read { (repositories) throws in
      #expect(try repositories.deliveries.progress(of: .screen) == later)
      #expect(try repositories.deliveries.progress(of: DeliveryChannel(.desktop)) == nil)
      #expect(try repositories.deliveries.allProgress() == [later])
    }
    let desktop = ChannelProgress(of: DeliveryChannel(.desktop), beganAt: began)
    try tried.store.write { try $0.deliveries.save(desktop) }
    #expect(try tried.store.read { try $0.deliveries.allProgress() } == [desktop, later])
  }

  @Test(arguments: StoreKind.available)
  func `a failed transaction stores no deliveries`(kind: StoreKind) throws {
    struct Stop: Error {}
    let store = try kind.make().store
    #expect(throws: Stop.self) {
      try store.write { repositories in
        try repositories.deliveries.save(delivery("mood:1", at: 1))
        try repositories.deliveries.save(
          ChannelProgress(of: .screen, beganAt: .init(milliseconds: 1)))
        throw Stop()
      }
    }
    try store.read { (repositories) throws in
      #expect(try repositories.deliveries.delivery(of: key("mood:1"), by: .screen) == nil)
      #expect(try repositories.deliveries.progress(of: .screen) == nil)
    }
  }

  @Test func `a channel's id is unique and contains no secret`() {
    let ids = [
      ReminderChannel.standardOutput, .desktop, .terminal, .command(["a", "b"]), .command(["a b"]),
      .ntfy(server: "https://ntfy.sh", topic: "secret"),
      .ntfy(server: "https://ntfy.sh", topic: "s"),
    ].map { DeliveryChannel($0) }
    #expect(Set(ids).count == ids.count)
    #expect(
      ids.map(\.kindName) == [
        "stdout", "desktop", "terminal", "command", "command", "ntfy", "ntfy",
      ])
    #expect(!ids.contains { $0.id.contains("secret") })
    #expect(ids.allSatisfy { DeliveryChannel(id: $0.id) == $0 })
    #expect(DeliveryChannel(id: "") == nil)
    #expect(ReminderKey(String(repeating: "x", count: 121)) == nil)
  }
}
