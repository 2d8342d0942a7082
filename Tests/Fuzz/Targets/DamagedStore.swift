import HearthContainer
import HearthData
import HearthDomain

/// Filled store, damaged at the places that an input selects, and then used.
final class DamagedStore {
  /// Inputs are sequences of places and kinds of damage.
  static let corpus: [[UInt8]] = (0..<32).map { start in
    (0..<24).map { UInt8(truncatingIfNeeded: ($0 + start * 29) &* 37 &+ start) }
  }

  private let path: String
  private let other: String
  private let closed: [UInt8]
  private let open: (file: [UInt8], log: [UInt8])

  init() throws {
    path = try Scratch.file("damaged.db")
    other = try Scratch.file("given.db")
    let made = try Scratch.file("made.db")
    let store = SQLStore.sqlite(path: FilePath(made), now: ArchiveTexts.now)
    try ArchiveTexts.fill(store)
    open = (Scratch.bytes(made) ?? [], Scratch.bytes(made + "-wal") ?? [])
    try store.close()
    closed = Scratch.bytes(made) ?? []
    try RuleViolation.unless(!closed.isEmpty && !open.log.isEmpty, "no store to damage")
  }

  private static let reading = [
    ["doctor"], ["export", "-"], ["person", "list"], ["mood", "diary"], ["book", "list"],
    ["event", "list"], ["book", "stats"], ["mood", "stats"], ["person", "history", "a"],
  ]
  private static let writing = [
    ["feel", "60", "산책"], ["person", "add", "새 친구", "--every", "7"],
    ["plan", "회의", "--from", "tomorrow 3pm"],
    ["book", "add", "Cosmos", "--pages", "300"], ["doctor", "--repair"],
    ["saying", "add", "--ko", "가나다"], ["saying"], ["today"],
    ["search", "엄마"], ["saying", "search", "불"], ["remind", "list"], ["book", "search", "데미"],
  ]

  func use(_ input: [UInt8]) throws {
    guard input.count > 2 else { return }
    let (first, second) = (Int(input[0]), Int(input[1]))
    var file = first % 3 == 0 ? open.file : closed
    var log = first % 3 == 0 ? open.log : []
    damage(&file, &log, by: input.dropFirst(2))
    put(file, log, at: path)
    let home = InMemoryProgram(.file(path: FilePath(path)))
    try run(DamagedStore.reading[second % DamagedStore.reading.count], home)
    // An empty file counts as a store that is still to be created.
    if log.isEmpty, !file.isEmpty {
      // Bytes of the file header describe the journal mode, which is set on opening.
      let now = Scratch.bytes(path) ?? []
      try RuleViolation.unless(
        now.count == file.count && now.dropFirst(100) == file.dropFirst(100),
        "who reads has written")
    }
    try run(DamagedStore.writing[first % DamagedStore.writing.count], home)
    if second % 8 == 0 { try restore(file) }
  }

  private func run(_ arguments: [String], _ home: InMemoryProgram) throws {
    let outcome = try home.run(arguments)
    try RuleViolation.unless(
      [0, 1, 65, 69].contains(outcome.status), "\(arguments): \(outcome.status) \(outcome.errors)")
  }

  /// Restores the damaged copy. If that is refused, the store must be unchanged.
  private func restore(_ file: [UInt8]) throws {
    put(file, [], at: other)
    put(closed, [], at: path)
    let outcome = try InMemoryProgram(.file(path: FilePath(path))).run(["restore", other, "--yes"])
    guard outcome.status != 0 else { return }
    try RuleViolation.unless(
      Scratch.bytes(path) == closed, "a store that a refused copy has changed")
  }

  private func put(_ file: [UInt8], _ log: [UInt8], at path: String) {
    for ending in ["-wal", "-shm", "-journal"] { Scratch.remove(path + ending) }
    Findings.keep(file, as: path)
    if !log.isEmpty { Findings.keep(log, as: path + "-wal") }
  }

  private func damage(_ file: inout [UInt8], _ log: inout [UInt8], by input: ArraySlice<UInt8>) {
    var rest = input
    while rest.count >= 5 {
      let step = Array(rest.prefix(5))
      rest = rest.dropFirst(5)
      if step[0] & 1 == 1, !log.isEmpty { harm(&log, step) } else { harm(&file, step) }
    }
  }

  private func harm(_ bytes: inout [UInt8], _ step: [UInt8]) {
    guard !bytes.isEmpty else { return }
    let number = Int(step[1]) << 16 | Int(step[2]) << 8 | Int(step[3])
    let (place, value) = (number % bytes.count, step[4])
    let page = place / 4096 * 4096
    switch step[0] >> 1 % 8 {
    case 0, 1: bytes[place] ^= 1 << (value % 8)
    case 2: bytes[place] = value
    case 3: fill(&bytes, page..<(page + 4096), 0)
    case 4: bytes.removeSubrange((value % 4 == 0 ? place : page)...)
    case 5: fill(&bytes, place..<(place + Int(value)), 0xFF)
    // Page headers describe the layout of the page.
    case 6: bytes[min(bytes.count - 1, page + Int(value) % 16)] = step[3]
    default: fill(&bytes, page + Int(value) * 2..<(page + Int(value) * 2 + 8), step[3])
    }
  }

  private func fill(_ bytes: inout [UInt8], _ range: Range<Int>, _ value: UInt8) {
    for place in range where place < bytes.count { bytes[place] = value }
  }
}
