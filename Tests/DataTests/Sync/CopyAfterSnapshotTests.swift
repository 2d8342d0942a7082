import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Restored and copied stores whose device sent entries that a snapshot has replaced since, because
/// of a new key or their age.
@Suite(.withLibsodium) struct CopyAfterSnapshotTests: SyncedDevices {
  let relay = InMemoryRelay()
  private static let all = ["Four", "One", "Three", "Two"]

  enum Cause: CaseIterable {
    case keyOfAnother, keyOfItsOwn, retention
  }

  /// Returns two devices, and a backup of the first one from before it added Two and Three. A
  /// snapshot has replaced the entry of Two.
  private func past(
    _ cause: Cause
  ) throws -> (laptop: SyncedDevice, phone: SyncedDevice, backup: InMemoryStore) {
    let rule =
      cause == .retention ? SnapshotRule(minBytes: 1, minPieces: 1) : SnapshotRule.standard
    let (laptop, phone) = (device(1, snapshots: rule), device(2, snapshots: rule))
    _ = try laptop.join.setUp(address, called: "laptop", passphrase())
    try phone.join(address, called: "phone", passphrase())
    _ = try laptop.plant("One")
    for device in [laptop, phone, laptop] { _ = try device.sync() }
    let backup = InMemoryStore(copying: laptop.store)
    _ = try laptop.plant("Two")
    let next = try laptop.tools.activeExchange().exchange.lastPackedNumber + 1
    for device in [laptop, phone] { _ = try device.sync() }
    switch cause {
    case .keyOfAnother: _ = try phone.tools.changeKey(otherPassphrase())
    case .keyOfItsOwn: _ = try laptop.tools.changeKey(otherPassphrase())
    case .retention:
      _ = try phone.plant("Old")
      for device in [phone, laptop, phone, laptop] { _ = try device.sync() }
      for device in [laptop, phone] { device.time.pass(milliseconds: 40 * 86_400_000) }
    }
    for device in [laptop, phone, laptop, phone, laptop, phone] { _ = try device.sync() }
    let name = PieceName.segment(try laptop.tools.activeExchange().part.device, next...next)
    #expect(try relay.get(name) == nil)
    _ = try laptop.plant("Three")
    for device in [laptop, phone] { _ = try device.sync() }
    return (laptop, phone, backup)
  }

  private func expectEqual(_ devices: [SyncedDevice], _ names: [String]) throws {
    for device in devices + devices + devices { #expect(try device.sync().problems == []) }
    for device in devices {
      #expect(try device.names.filter { $0 != "Old" } == names)
      _ = try device.tools.check()
    }
    for device in devices {
      let answers = try device.tools.check().check.devices.map(\.answer)
      #expect(!answers.contains { if case .differs = $0 { true } else { false } })
    }
  }

  @Test(arguments: Cause.allCases, ResumeSync.State.allCases)
  func `an entry added after a restore reuses no number`(
    cause: Cause, state: ResumeSync.State
  ) throws {
    let (laptop, phone, backup) = try past(cause)
    let restored = try laptop.restored(from: backup)
    _ = try restored.plant("Four")
    #expect(try restored.resume(taking: state)?.problems == [])
    try expectEqual([restored, phone], state == .others ? Self.all : ["Four", "One"])
  }

  @Test(arguments: Cause.allCases)
  func `an entry added on a copy reuses no number`(cause: Cause) throws {
    let (laptop, phone, backup) = try past(cause)
    let copy = laptop.on(backup)
    _ = try copy.plant("Four")
    #expect(try copy.sync().renaming?.to == "laptop-2")
    try expectEqual([copy, phone], Self.all)
  }

  /// The copy sealed its piece while the relay was full. No later entry refers to the original's
  /// entry with the same number.
  @Test(arguments: Cause.allCases)
  func `an entry that a copy sealed but did not send reuses no number`(cause: Cause) throws {
    let (former, phone) = (device(1), device(2))
    _ = try former.join.setUp(address, called: "laptop", passphrase())
    try phone.join(address, called: "phone", passphrase())
    _ = try former.plant("One")
    for device in [former, phone, former] { _ = try device.sync() }
    let copy = former.on(InMemoryStore(copying: former.store))
    _ = try copy.plant("Four")
    let full = SpoiledRelay(relay)
    full.change { $0.isFull = true }
    _ = try copy.through(full).sync()
    _ = try former.plant("Two")
    _ = try former.sync()
    _ = try phone.sync()
    if cause != .retention {
      let other = cause == .keyOfItsOwn ? former : phone
      _ = try other.tools.changeKey(otherPassphrase())
      for device in [former, phone, former, phone] { _ = try device.sync() }
    }
    #expect(try copy.sync().renaming?.to == "laptop-2")
    try expectEqual([copy, phone], ["Four", "One", "Two"])
  }
}
