import HearthDomain
import Testing

@testable import HearthData

@Suite struct ArchivedRemindersTests: OnFiledStore {
  let home: FiledStore
  private let moment = Instant(milliseconds: 1_795_132_800_000)

  init() throws {
    home = try .sampled()
  }

  private func delivery(
    _ reminder: String = "reading:2026-11-19", by channel: String = "desktop",
    sender: Int64? = nil
  ) throws -> Delivery {
    Delivery(
      of: try #require(ReminderKey(reminder)), by: try #require(DeliveryChannel(id: channel)),
      at: moment, sender: sender)
  }

  @Test func `delivered reminders stay delivered in a store read from an archive`() throws {
    let wanted = try delivery()
    let found = try store.read {
      try $0.deliveries.delivery(of: wanted.reminder, by: wanted.channel)
    }
    #expect(found?.senderProcessID == nil && found != nil)
    let progress = try store.read { try $0.deliveries.progress(of: .screen) }
    #expect(progress?.completedUntil == nil && progress != nil)
  }

  @Test func `deliveries in progress are not archived`() throws {
    try store.write { try $0.deliveries.save(delivery("mood:2026-11-20", sender: 7)) }
    #expect(try text(of: store) == ArchiveSample.everything)
  }

  @Test func `a reminder that the archive knows as delivered is not sent again`() throws {
    let claim = try delivery(sender: 7)
    try store.write { try $0.deliveries.save(claim) }
    #expect(try read(ArchiveSample.everything, into: store).added == 1)
    let found = try store.read {
      try $0.deliveries.delivery(of: claim.reminder, by: claim.channel)
    }
    #expect(found?.senderProcessID == nil)
  }

  @Test(arguments: [false, true])
  func `existing channels and deliveries are not changed by an archive`(replacing: Bool) throws {
    let progress = ChannelProgress(of: .screen, beganAt: moment, settledAt: moment)
    let delivered = try delivery()
    try store.write { repositories in
      try repositories.deliveries.save(progress)
      try repositories.deliveries.save(delivered)
    }
    let outcome = try read(ArchiveSample.everything, into: store, replacing: replacing)
    #expect(outcome.unchanged == ArchiveSample.records)
    #expect(try store.read { try $0.deliveries.progress(of: .screen) } == progress)
    #expect(
      try store.read {
        try $0.deliveries.delivery(of: delivered.reminder, by: delivered.channel)
      } == delivered)
  }

  @Test func `all settings that are kept in the store are restored`() throws {
    var moods = MoodSettings()
    moods.artist = try ArtistName("지수")
    moods.mode = .last
    moods.palette = .tide
    moods.allowsShuffling = false
    #expect(try store.read { try $0.moodSettings.load() } == moods)
    let profile = try store.read { try $0.profile.load() }
    #expect(profile.displayName.value == "미나")
    #expect(profile.welcomedAt?.milliseconds == 1_795_132_800_123)
    #expect(try store.read { try $0.starters.progress() }?.releasedCount == 60)
  }
}
