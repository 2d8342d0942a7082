import Foundation
import HearthData
import HearthDomain
import HearthSamples
import HearthTestSupport
import Testing

@testable import HearthContainer

/// A store with corrupted bytes: the program never crashes, always prints an error, and commands
/// that only read change nothing.
@Suite(.waiting) struct DamagedStoreTests {
  private let folder = ScratchFolder()
  private let path: String
  /// The file after all processes closed it, and file and log while one has it open.
  private let closed: [UInt8]
  private let open: (file: [UInt8], log: [UInt8])

  init() throws {
    path = folder.file("hearth.db")
    let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)
    let store = SQLStore.sqlite(path: FilePath(path), now: clock.now)
    let size = SampleSize(days: 9, moodsPerDay: 1...2, people: 3, sayings: 4, events: 4, books: 3)
    try FillWithSamples(store: store, clock: clock, randomness: .seeded(5))(size, in: .korean) {
      _ in
    }
    open = (try #require(folder.bytes("hearth.db")), try #require(folder.bytes("hearth.db-wal")))
    try store.close()
    closed = try #require(folder.bytes("hearth.db"))
  }

  /// `HEARTH_FLIPS=3000` tries more.
  private static let flips =
    ProcessInfo.processInfo.environment["HEARTH_FLIPS"].flatMap { Int($0) }
    ?? TestExtent.count(120, usually: 36)

  private static let reading = [
    ["doctor"], ["export", "-"], ["person"], ["mood", "diary"], ["book"], ["event"],
    ["book", "stats"], ["mood", "stats"],
  ]
  private static let writing = [
    ["today"], ["feel", "60", "산책"], ["person", "add", "새 친구", "--every", "7"],
    ["plan", "회의", "--from", "tomorrow 3pm"], ["book", "add", "Cosmos", "--pages", "300"],
    ["saying", "add", "--ko", "가나다"], ["search", "엄마"], ["doctor", "--repair"], ["remind"],
  ]

  @Test(.inWholeRuns, arguments: [true, false])
  func `every kind of damage gets an answer`(isOpen: Bool) throws {
    var numbers = SeededNumbers(seed: 20_261_120)
    for round in 0..<Self.flips / 2 {
      var (file, log) = isOpen ? open : (closed, [])
      for _ in 0...round % 3 {
        if isOpen, Bool.random(using: &numbers) {
          log.harm(&numbers)
        } else {
          file.harm(&numbers)
        }
      }
      try put(file, log)
      let hearth = CommandsInProcess(.file(path: FilePath(path)), variables: ["HOME": folder.path])
      let read = Self.reading[round % Self.reading.count]
      check(hearth.run(read), read, round)
      if !isOpen {
        // The header contains the journal mode, which is set when the file is opened.
        let now = try #require(folder.bytes("hearth.db"))
        let isKept = Data(now.dropFirst(100)) == Data(file.dropFirst(100))
        #expect(isKept, "round \(round): \(read)")
      }
      let written = Self.writing[round % Self.writing.count]
      check(hearth.run(written), written, round)
    }
  }

  @Test(.inWholeRuns)
  func `a damaged copy is refused or leaves the previous store`() throws {
    var numbers = SeededNumbers(seed: 7)
    for round in 0..<Self.flips / 6 {
      var copy = closed
      copy.harm(&numbers)
      try folder.write("copy.db", copy)
      try put(closed, [])
      let hearth = CommandsInProcess(.file(path: FilePath(path)), variables: ["HOME": folder.path])
      let restored = hearth.run(["restore", folder.file("copy.db"), "--yes"])
      check(restored, ["restore"], round)
      if restored.status == 0 {
        // A changed letter in a text cannot be detected; other damage is.
        check(hearth.run(["doctor", "--repair"]), ["doctor"], round)
        let kept = try folder.names().filter { $0.contains("-before-restore-") }
        #expect(kept.count == 1, "round \(round): \(kept)")
      } else {
        #expect(folder.bytes("hearth.db") == closed, "round \(round)")
      }
      for name in try folder.names() where name.contains("-before-restore-") {
        try folder.remove(name)
      }
    }
  }

  private func check(_ outcome: CommandsInProcess.Outcome, _ arguments: [String], _ round: Int) {
    let said = "round \(round): \(arguments) \(outcome.status) \(outcome.errors)"
    #expect([0, 1, 65, 69].contains(outcome.status), "\(said)")
    #expect(outcome.status == 0 || !(outcome.errors + outcome.output).isEmpty, "\(said)")
  }

  private func put(_ file: [UInt8], _ log: [UInt8]) throws {
    for ending in ["-wal", "-shm", "-journal"] {
      try? FileManager.default.removeItem(atPath: path + ending)
    }
    try folder.write("hearth.db", file)
    if !log.isEmpty { try folder.write("hearth.db-wal", log) }
  }
}

extension [UInt8] {
  /// Flips a bit, overwrites some bytes, clears or duplicates a page, or truncates the file.
  fileprivate mutating func harm(_ numbers: inout SeededNumbers) {
    guard let place = indices.randomElement(using: &numbers) else { return }
    let page = place / 4096 * 4096
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0...2: self[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
    case 3: overwrite(place..<place + 16) { _ in 0xFF }
    case 4: overwrite(page..<page + 4096) { _ in 0 }
    // The header of a page describes its layout.
    case 5:
      overwrite(page..<page + 12) { $0 % 3 == 0 ? .random(in: 0...255, using: &numbers) : 0 }
    case 6: removeSubrange((Bool.random(using: &numbers) ? place : page)...)
    default:
      let other = Array(self[page..<Swift.min(count, page + 4096)])
      let start = Int.random(in: 0...(count / 4096), using: &numbers) * 4096
      overwrite(start..<start + other.count) { other[$0 - start] }
    }
  }

  private mutating func overwrite(_ range: Range<Int>, _ byte: (Int) -> UInt8) {
    for place in range where indices.contains(place) { self[place] = byte(place) }
  }
}
