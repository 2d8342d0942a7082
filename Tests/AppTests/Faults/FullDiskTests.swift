import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// The program on a disk that is really full, if the test can create one.
@Suite(.waiting, .enabled(if: FullDisk.canBeMade, "only root can mount a disk in memory"))
struct FullDiskTests {
  private static let writes: [[String]] = [
    ["feel", "60", "again"], ["water", "Mum"], ["read", "Demian", "20"],
    ["plan", "Dinner", "--from", "tomorrow 7pm"], ["saying", "add", "--en", "Another line"],
    ["person", "add", "Dad", "--every", "5"], ["book", "sentence", "add", "Demian", "Another"],
    ["profile", "edit", "--name", "Mina"], ["settings", "set", "canvas.artist", "Mo"],
    ["settings", "set", "mouse", "off"], ["backup", "DISK/backup.db"],
    ["export", "DISK/all.json"], ["import", "HOME/all.json", "--yes"],
    ["demo", "--store", "DISK/new.db"], ["restore", "HOME/hearth.db", "--yes"],
  ]

  @Test(.inWholeRuns, arguments: [0, 40])
  func `a change that does not fit is reported in one sentence and has no effect`(kibibytes: Int)
    throws
  {
    let home = try FilledHome()
    let disk = try FullDisk(at: home.folder.file("disk"))
    var hearth = home.hearth
    hearth.variables["HEARTH_STORE"] = disk.path + "/hearth.db"
    hearth.variables["XDG_CONFIG_HOME"] = disk.path
    try FileManager.default.copyItem(atPath: home.store, toPath: disk.path + "/hearth.db")
    #expect(try hearth.run("settings", "set", "language", "en").status == 0)
    #expect(try hearth.run("export", home.folder.file("all.json")).status == 0)
    var before = try hearth.run("export", "-").output
    var entries = try hearth.run("log", "--json", "--limit", "999").output
    var refused = 0
    let writes = Self.writes.tried(usually: 8)
    for write in writes {
      try disk.fill(leaving: kibibytes)
      let words = write.map {
        $0.replacing("DISK", with: disk.path).replacing("HOME", with: home.folder.path)
      }
      let there = try FileManager.default.contentsOfDirectory(atPath: disk.path)
      let outcome = try hearth.run(words)
      disk.empty()
      guard outcome.status != 0 else {
        before = try hearth.run("export", "-").output
        entries = try hearth.run("log", "--json", "--limit", "999").output
        continue
      }
      refused += 1
      #expect(outcome.status == 69, "\(write): \(outcome.errors)")
      #expect(outcome.errors.contains("The disk is full"), "\(write): \(outcome.errors)")
      #expect(outcome.errors.count { $0 == "\n" } == 1, "\(outcome.errors)")
      #expect(try hearth.run("export", "-").output == before, "\(write)")
      #expect(
        try hearth.run("log", "--json", "--limit", "999").output == entries, "\(write)")
      #expect(
        try SQLiteInspector(path: FilePath(disk.path + "/hearth.db")).inspect().isSound, "\(write)")
      let left = try FileManager.default.contentsOfDirectory(atPath: disk.path)
      let made = ["backup", "all", "new", ".hearth-", "hearth-before-"]
      let new = Set(left).subtracting(there)
      #expect(!new.contains { name in made.contains { name.hasPrefix($0) } }, "\(write): \(new)")
    }
    // With a little space left, small changes may still fit.
    let least = TestExtent.count(6, usually: 2)
    #expect(refused == writes.count || kibibytes > 0 && refused >= least, "\(refused)")
  }

  @Test(.inWholeRuns, arguments: [0, 4, 8])
  func `a catalogue that does not fit leaves the old one`(mebibytes: Int) throws {
    let home = try FilledHome()
    let disk = try FullDisk(at: home.folder.file("disk"), mebibytes: 24)
    var hearth = home.hearth
    hearth.variables["HEARTH_STORE"] = disk.path + "/hearth.db"
    let table = home.folder.file("books.csv")
    func fill(_ count: Int) throws -> Binary.Outcome {
      let lines = (1...count).map { "The book of number \($0) and its letters,Author \($0 % 777)" }
      try Data(("title,author\n" + lines.joined(separator: "\n")).utf8)
        .write(to: URL(fileURLWithPath: table))
      return try hearth.run("book", "catalogue", "import", table)
    }
    #expect(try fill(10).status == 0)
    let file = disk.path + "/hearth-catalogue.db"
    let before = FileManager.default.contents(atPath: file)
    try disk.fill(leaving: mebibytes * 1024)
    let outcome = try fill(20_000)
    #expect(outcome.status == 69, "\(outcome.output)")
    #expect(outcome.errors.contains("The disk is full"), "\(outcome.errors)")
    #expect(FileManager.default.contents(atPath: file) == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: disk.path).sorted()
        == ["filling", "hearth-catalogue.db"])
    disk.empty()
    #expect(try fill(20).status == 0)
  }

  @Test(.inWholeRuns) func `on a full disk data can be read and exported`() throws {
    let home = try FilledHome()
    let disk = try FullDisk(at: home.folder.file("disk"))
    var hearth = home.hearth
    hearth.variables["HEARTH_STORE"] = disk.path + "/hearth.db"
    try FileManager.default.copyItem(atPath: home.store, toPath: disk.path + "/hearth.db")
    let before = try hearth.run("export", "-").output
    try disk.fill(leaving: 0)
    for arguments in [["today"], ["saying"], ["book", "list"], ["search", "line"]] {
      let outcome = try hearth.run(arguments)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    }
    #expect(try hearth.run("export", "-").output == before)
    #expect(try hearth.run("doctor").output.contains("Only 0 KiB of space is left"))
    #expect(try hearth.run("backup", home.folder.file("rescued.db")).status == 0)
    // A full screen that is already open writes again as soon as there is space.
    let program = try OpenProgram(hearth)
    #expect(
      program.walk("", "Good morning.", "5", "[5 Schedule]", "a", "New event", "Lunch", "Lunch"))
    #expect(program.walk("\u{13}", "The disk is full"), "\(program.picture)")
    disk.empty()
    #expect(program.walk("\r", "Lunch", "\u{13}", "Planned: Lunch"))
    program.terminal.type("\u{3}")
    #expect(program.end() == .exit(130))
    #expect(try hearth.run("event", "list").output.contains("Lunch"))
    #expect(try SQLiteInspector(path: FilePath(disk.path + "/hearth.db")).inspect().isSound)
  }
}

extension StoreReport {
  /// Whether there is no problem but the low disk space.
  fileprivate var isSound: Bool {
    findings.allSatisfy { if case .littleSpace = $0 { true } else { false } }
  }
}

/// A small disk in memory.
private final class FullDisk {
  let path: String
  private var filling: String { path + "/filling" }

  init(at path: String, mebibytes: Int = 3) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard FullDisk.run("mount", "-t", "tmpfs", "-o", "size=\(mebibytes)m", "tmpfs", path) else {
      throw POSIXError(.EPERM)
    }
  }

  deinit {
    _ = FullDisk.run("umount", path)
  }

  static let canBeMade: Bool = {
    guard geteuid() == 0 else { return false }
    let folder = ScratchFolder()
    return (try? FullDisk(at: folder.file("disk"))) != nil
  }()

  /// Another test's child process may hold a removed file for a moment, so the disk is filled until
  /// no more space is freed.
  func fill(leaving kibibytes: Int) throws {
    let file = open(filling, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(file) }
    while case let count = try free() - kibibytes * 1024, count > 0 {
      let bytes = [UInt8](repeating: 0, count: count)
      guard write(file, bytes, bytes.count) == bytes.count else { throw POSIXError(.ENOSPC) }
      usleep(20_000)
    }
  }

  private func free() throws -> Int {
    let attributes = try FileManager.default.attributesOfFileSystem(forPath: path)
    return (attributes[.systemFreeSize] as? NSNumber)?.intValue ?? 0
  }

  /// The file is truncated, not removed: another test's child process may hold it for a moment, and
  /// the space of a removed file is only freed when nobody has it open.
  func empty() {
    truncate(filling, 0)
  }

  private static func run(_ words: String...) -> Bool {
    (try? OtherProgram("/usr/bin/env", words).run()) == 0
  }
}
