import CLibrary
import HearthData
import HearthDomain

/// Time of exchanging between devices. The relay is a folder, so there is no network time.
struct SyncFigures {
  static let name = "sync"

  /// Number of changes in a day, and number of segments after a year of such days.
  private static let day = 30
  private static let year = 1_000

  let bench: Bench
  private let clock = ContinuousClock()

  init(bench: Bench) {
    self.bench = bench
  }

  func figures() throws -> [Figure] {
    var figures: [Figure] = []
    for size in [StoreSize.small, .medium] {
      let place = try Place(bench, "day-\(size.rawValue)")
      let first = try place.device(at: bench.store(size, copy: "sync"), .standard)
      try first.setUp()
      var times: [Double] = []
      for _ in 0..<9 {
        try first.change(Self.day)
        times.append(try clock.measure { try first.exchange() } / .milliseconds(1))
      }
      figures.append(
        Figure(
          name: "a day's changes at \(size.rawValue)", value: times.middle, unit: "ms", goal: 50))
    }
    let place = try Place(bench, "year")
    let first = try place.device(at: bench.store(.small, copy: "year"), .standard)
    try first.setUp()
    for _ in 0..<Self.year {
      try first.change(1)
      try first.exchange()
    }
    let pieces = try place.device(at: bench.freshStore("by-pieces"), .standard)
    figures.append(
      Figure(
        name: "joining by \(Self.year) pieces",
        value: try clock.measure { try pieces.join() } / .milliseconds(1), unit: "ms", goal: nil))
    // Same device with a rule that makes a snapshot due.
    let eager = first.writing(SnapshotRule(minBytes: 1, minPieces: 1))
    figures.append(
      Figure(
        name: "writing a snapshot of them",
        value: try clock.measure { try eager.exchange() } / .milliseconds(1), unit: "ms", goal: nil)
    )
    let snapshot = try place.device(at: bench.freshStore("by-snapshot"), .standard)
    figures.append(
      Figure(
        name: "joining by the snapshot",
        value: try clock.measure { try snapshot.join() } / .milliseconds(1), unit: "ms",
        goal: nil))
    return figures
  }
}

/// Relay folder with the devices that exchange through it.
private struct Place {
  let relay: FilePath
  let keys: FilePath

  init(_ bench: Bench, _ name: String) throws {
    relay = FilePath("\(bench.folder)/\(name)-relay")
    keys = FilePath("\(bench.folder)/\(name)-keys")
    try bench.prepare(ShellCommand("mkdir", [relay.displayText]))
  }

  func device(at path: String, _ rule: SnapshotRule) throws -> BenchedDevice {
    BenchedDevice(
      store: SQLStore.sqlite(path: FilePath(path), now: .system), relay: relay, keys: keys,
      rule: rule)
  }
}

private struct BenchedDevice {
  let store: SQLStore
  let relay: FilePath
  let keys: FilePath
  let rule: SnapshotRule

  private var tools: SyncTools {
    SyncTools(
      store: store, sealer: SodiumSealer(), rings: KeyFolder(folder: keys),
      format: DeflatedSegments(), now: .system, snapshots: rule
    ) { [relay] _ in FolderRelay(folder: relay) }
  }

  private var address: SyncAddress { SyncAddress(.folder, relay.displayText) }

  private func passphrase() throws -> SealPassphrase {
    try SealPassphrase(Secret("correct horse battery".utf8))
  }

  func writing(_ rule: SnapshotRule) -> BenchedDevice {
    BenchedDevice(store: store, relay: relay, keys: keys, rule: rule)
  }

  func setUp() throws { _ = try tools.join.setUp(address, called: "a", passphrase()) }

  func join() throws {
    let join = tools.join
    _ = try join(join.prepare(address, called: "b", passphrase()))
  }

  func exchange() throws { _ = try tools.synchronise() }

  func change(_ count: Int) throws {
    let moods = try store.read { try $0.moods.list(.all, .newest(100)) }
    for number in 0..<count {
      let mood = moods[Int.random(in: moods.indices)]
      var details = mood.details
      details.level = try MoodLevel(((details.level?.value ?? 0) + number + 1) % 101)
      try store.write { repositories in
        try repositories.moods.save(Mood(id: mood.id, details: details, place: mood.canvasPosition))
      }
    }
  }
}
