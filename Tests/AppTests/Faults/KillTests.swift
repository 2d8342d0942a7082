import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite(.waiting) struct KillTests {
  @Test(.inWholeRuns) func `a change that a command confirmed survives a kill`() throws {
    let folder = ScratchFolder()
    let hearth = Binary(home: folder.path)
    let store = folder.file("hearth.db")
    var confirmed = ""
    for round in 0..<40 {
      let wanted = "round \(round)"
      // Each round is killed a little later, starting with the first instructions.
      let said = try hearth.run(
        ["profile", "edit", "--name", wanted, "--store", store], killedAfter: UInt32(round) * 150)
      let kept = try name(in: store)
      if said.isEmpty {
        #expect(kept == confirmed || kept == wanted)
      } else {
        #expect(kept == wanted)
      }
      confirmed = kept
    }
    #expect(try SQLiteInspector(path: FilePath(store)).inspect().findings.isEmpty)
  }

  @Test(.inWholeRuns)
  func `a bulk change is undone completely or not at all, whenever it is killed`()
    throws
  {
    let folder = ScratchFolder()
    let hearth = Binary(home: folder.path)
    let store = folder.file("hearth.db")
    let lines = (1...2_500).map { "\"A line of chance, number \($0)\"" }
    try ("english\n" + lines.joined(separator: "\n")).write(
      toFile: folder.file("lines.csv"), atomically: true, encoding: .utf8)
    func run(_ arguments: String...) throws -> Binary.Outcome {
      try hearth.run(arguments + ["--store", store])
    }
    #expect(try run("saying", "import", folder.file("lines.csv")).status == 0)
    let full = try run("saying", "list", "--json").output
    let took = try time {
      let status = try run("undo").status
      #expect(status == 0)
    }
    let empty = try run("saying", "list", "--json").output
    #expect(full != empty)
    #expect(try run("redo").status == 0)
    #expect(try run("saying", "list", "--json").output == full)
    var isBack = false
    for round in 1...12 {
      let after = UInt32(took * Double(round) / 12)
      _ = try hearth.run([isBack ? "redo" : "undo", "--store", store], killedAfter: after)
      let now = try run("saying", "list", "--json").output
      #expect(now == full || now == empty, "killed after \(after) µs")
      isBack = now == empty
    }
    #expect(try SQLiteInspector(path: FilePath(store)).inspect().findings.isEmpty)
  }

  @Test(.inWholeRuns)
  func `leftovers of a killed run are removed, files in use are not`()
    throws
  {
    let home = try FilledHome()
    let state = home.folder.file(".local/state/hearth")
    func unfinished() -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: state)) ?? []
      return names.filter { $0.hasPrefix(".hearth-") }
    }
    // Both processes read a copy that never ends.
    let input = (Pipe(), Pipe())
    let restores = try [input.0, input.1].map { pipe in
      let process = home.hearth.makeProcess(["restore", "-", "--yes"])
      process.standardInput = pipe
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // Enough bytes to recognize an unencrypted store.
      try pipe.fileHandleForWriting.write(
        contentsOf: Data("SQLite format 3\0".utf8) + Data(count: 100))
      return process
    }
    for _ in 0..<500 where unfinished().count < 2 { usleep(10_000) }
    #expect(unfinished().count == 2)
    kill(restores[0].processIdentifier, SIGKILL)
    restores[0].waitUntilExit()
    for _ in 0..<500 where unfinished().count > 1 { usleep(10_000) }
    #expect(unfinished().count == 1)
    // As if the watching process had been killed too.
    let left = state + "/.hearth-unfinished-abcdef"
    try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
    #expect(try home.hearth.run("backup", "-").status == 0)
    #expect(unfinished().count == 1 && !FileManager.default.fileExists(atPath: left))
    kill(restores[1].processIdentifier, SIGKILL)
    restores[1].waitUntilExit()
    for _ in 0..<500 where !unfinished().isEmpty { usleep(10_000) }
    #expect(unfinished().isEmpty)
  }

  /// On a busy machine a process may wait too long, and says so.
  @Test(.inWholeRuns) func `concurrent creations of a store lose nothing and leave it intact`()
    throws
  {
    let folder = ScratchFolder()
    let hearth = Binary(home: folder.path)
    let store = folder.file("hearth.db")
    let lines = (0..<8).map { ["profile", "edit", "--name", "writer \($0)", "--store", store] }
    let ended = try hearth.runAtOnce(lines)
    #expect(ended.contains(0) && ended.allSatisfy { [0, 69].contains($0) }, "\(ended)")
    #expect(try name(in: store).hasPrefix("writer "))
    #expect(try SQLiteInspector(path: FilePath(store)).inspect().findings.isEmpty)
  }

  /// `HEARTH_QUEUE_RUNS=105` lets each process write more often.
  private static let turns =
    ProcessInfo.processInfo.environment["HEARTH_QUEUE_RUNS"].flatMap { Int($0) } ?? 3

  /// A writer waits five seconds for others, which may be too short on a busy machine.
  @Test(.inWholeRuns)
  func `forty concurrent writers lose nothing, and none gives up on an idle machine`() throws {
    let folder = ScratchFolder()
    let hearth = Binary(home: folder.path)
    let store = folder.file("hearth.db")
    func write(_ text: String) throws -> Double {
      try time {
        let outcome = try hearth.run("feel", "50", text, "--store", store)
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
    }
    let before = try write("first")
    let script = """
      for turn in $(seq \(KillTests.turns)); do
        "$1" feel 50 "writer $2 turn $turn" --store "$3" || exit
      done
      """
    let writers = try (0..<40).map { writer in
      let process = hearth.makeProcess(["-c", script, "sh", Binary.path, "\(writer)", store])
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      let (output, errors) = (Pipe(), Pipe())
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      return (process: process, output: output, errors: errors)
    }
    var (confirmed, gaveUp) = (0, 0)
    for writer in writers {
      confirmed += writer.output.fileHandleForReading.bytesToEnd().count { $0 == 10 }
      let said = writer.errors.fileHandleForReading.bytesToEnd()
      writer.process.waitUntilExit()
      guard writer.process.terminationStatus != 0 else { continue }
      gaveUp += 1
      #expect(writer.process.terminationStatus == 69)
      #expect(String(decoding: said, as: UTF8.self).contains("Another program is using the store"))
    }
    #expect(try texts(in: store).count == confirmed)
    #expect(confirmed >= 40 * KillTests.turns - gaveUp * KillTests.turns)
    try expectWhole(store)
    let isCalm = try max(before, write("last")) * 40 < 2_500_000
    #expect(gaveUp == 0 || !isCalm)
  }

  /// `HEARTH_KILL_RUNS=2000` tries more.
  private static let runs =
    ProcessInfo.processInfo.environment["HEARTH_KILL_RUNS"].flatMap { Int($0) }
    ?? TestExtent.count(120, usually: 48)

  @Test(.inWholeRuns) func `concurrent writers killed at any moment lose nothing confirmed`()
    async throws
  {
    let folder = ScratchFolder()
    let hearth = Binary(home: folder.path)
    let store = folder.file("hearth.db")
    #expect(try hearth.run("feel", "50", "first", "--store", store).status == 0)
    let demian = ["book", "add", "Demian", "--pages", "300", "--store", store]
    #expect(try hearth.run(demian).status == 0)
    let mum = ["person", "add", "Mum", "--every", "1", "--planted", "2026-11-01"]
    #expect(try hearth.run(mum + ["--store", store]).status == 0)
    let whole = try time { _ = try hearth.run("feel", "50", "second", "--store", store) }
    let writers = 4
    let confirmed = try await withThrowingTaskGroup(of: [String].self) { group in
      for writer in 0..<writers {
        group.addTask {
          var numbers = SeededNumbers(seed: UInt64(writer + 1))
          return try (0..<KillTests.runs / writers).compactMap { round in
            let text = "writer \(writer) round \(round)"
            // Some processes finish: four writers take longer than one.
            let moment = UInt32.random(in: 0...UInt32(whole * 2), using: &numbers)
            let arguments = KillTests.command(round, text) + ["--store", store]
            return try KillTests.run(arguments, of: hearth, killedAfter: moment) ? text : nil
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    try expectWhole(store)
    let kept = try texts(in: store)
    let lost = confirmed.filter { !kept.contains($0) }
    #expect(lost.isEmpty)
    #expect(Set(kept).count == kept.count)
    #expect(try SQLiteInspector(path: FilePath(store)).inspect().findings.isEmpty)
    if KillTests.runs >= 1_000 {
      print("\(KillTests.runs) runs, \(confirmed.count) confirmed, \(kept.count) kept")
    }
  }

  private static func command(_ round: Int, _ text: String) -> [String] {
    let commands = [
      ["feel", "50", text], ["person", "add", text, "--every", "7"],
      ["plan", text, "--from", "tomorrow 3pm"], ["profile", "edit", "--name", text],
      ["book", "add", text, "--pages", "300"], ["book", "sentence", "add", "Demian", text],
      ["read", "Demian", "\(round + 1)", "--yes"], ["saying", "add", "--en", text],
      ["water", "Mum", "--on", "2026-11-15", "--memo", text],
    ]
    return commands[round % commands.count]
  }

  /// Returns whether the command confirmed a change before it was killed; names and pages do not
  /// count, because others overwrite them.
  private static func run(
    _ arguments: [String], of hearth: Binary, killedAfter microseconds: UInt32
  ) throws -> Bool {
    let said = try hearth.run(arguments, killedAfter: microseconds)
    return !said.isEmpty && !["profile", "read"].contains(arguments[0])
  }

  private func texts(in path: String) throws -> [String] {
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.read)
    return try connection.rows(
      """
      SELECT memo AS text FROM mood WHERE memo LIKE 'writer%'
      UNION ALL SELECT name FROM person UNION ALL SELECT title FROM event
      UNION ALL SELECT title FROM book UNION ALL SELECT text FROM sentence
      UNION ALL SELECT english FROM saying WHERE english LIKE 'writer%'
      UNION ALL SELECT memo FROM watering WHERE memo LIKE 'writer%'
      """, of: "things"
    ) { try $0.text("text") }
  }

  /// Expects that each change exists with its journal entry, or neither does: there is no data from
  /// before the journal, and nothing is removed here.
  private func expectWhole(_ path: String) throws {
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.read)
    func count(_ sql: String) throws -> Int? {
      try connection.first("SELECT count(*) AS n FROM \(sql)", of: "n") { try $0.int("n") }
    }
    // Starter sayings are not counted.
    let tables = [
      (1, "person"), (2, "watering"), (6, "mood"), (8, "event"), (9, "book"),
      (11, "reading_record"), (12, "sentence"),
      (5, "saying WHERE english LIKE 'writer%' AND korean IS NULL"),
    ]
    for (kind, table) in tables {
      let noted = try count("journal_step WHERE change = 0 AND kind = \(kind)")
      #expect(try count(table) == noted, "\(table)")
    }
    let gaps = "journal_entry WHERE number <> id OR state <> 0"
    #expect(try count(gaps) == 0)
    #expect(try count("journal_entry WHERE id NOT IN (SELECT entry FROM journal_step)") == 0)
  }

  /// Returns the duration of the body in microseconds.
  private func time(_ body: () throws -> Void) rethrows -> Double {
    let start = Date()
    try body()
    return Date().timeIntervalSince(start) * 1_000_000
  }

  private func name(in path: String) throws -> String {
    guard FileManager.default.fileExists(atPath: path) else { return "" }
    let store = SQLStore.sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00"))
    return try ProfileQueries(store: store).profile().displayName.value
  }
}
