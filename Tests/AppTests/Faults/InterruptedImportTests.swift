import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

/// Imports that Ctrl-C interrupts leave no data.
@Suite(.waiting) struct InterruptedImportTests {
  private static let long = String(repeating: "slow soup stays warm ", count: 5)

  /// The beginning of each file, and one record.
  static let files: [(command: String, head: String, record: @Sendable (Int) -> String)] = [
    ("saying import", "english\n", { "Number \($0) of many: \(long)\n" }),
    ("mood import", "at,level,memo\n", { "2026-01-02T10:00,70,\($0) \(long)\n" }),
    ("book import", "title,author\n", { "\(long) \($0),Ende\n" }),
    (
      "contact import", "",
      { "BEGIN:VCARD\nVERSION:3.0\nFN:Friend \($0)\nNOTE:\(long)\nEND:VCARD\n" }
    ),
  ]

  @Test(.inWholeRuns) func `an interrupted import of a catalogue leaves no file behind`() throws {
    let home = try FilledHome()
    let books = home.folder.file("books.csv")
    let rows = (0..<200_000).map { "Momo \($0),Ende\n" }.joined()
    try ("title,author\n" + rows).write(toFile: books, atomically: false, encoding: .utf8)
    let program = try StartedProgram(
      [Binary.path, "book", "catalogue", "import", books],
      home.hearth.makeProcess([]).environment ?? [:]
    ) { streams in
      for number in Int32(0)...2 {
        posix_spawn_file_actions_addopen(&streams, number, "/dev/null", O_RDWR, 0)
      }
    }
    func unfinished() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: home.folder.path)
        .filter { $0.contains("hearth-unfinished") }
    }
    for _ in 0..<1_000 where try unfinished().isEmpty { usleep(10_000) }
    #expect(try !unfinished().isEmpty)
    kill(program.id, SIGINT)
    var ending = program.ending()
    // A watching process removes the folder a moment later.
    for _ in 0..<1_000 where try ending == nil || !unfinished().isEmpty {
      usleep(10_000)
      ending = ending ?? program.ending()
    }
    #expect(ending == .signal(SIGINT))
    #expect(try unfinished() == [])
  }

  @Test(.inWholeRuns, arguments: files.indices)
  func `an interrupted import leaves the store unchanged`(index: Int) throws {
    let (command, head, record) = Self.files[index]
    let home = try FilledHome()
    let before = try home.hearth.run("export", "-").output
    let input = Pipe()
    let words = [Binary.path] + command.split(separator: " ").map(String.init) + ["-"]
    let variables = home.hearth.makeProcess([]).environment ?? [:]
    let program = try StartedProgram(words, variables) { streams in
      posix_spawn_file_actions_adddup2(&streams, input.fileHandleForReading.fileDescriptor, 0)
      for number in Int32(1)...2 {
        posix_spawn_file_actions_addopen(&streams, number, "/dev/null", O_WRONLY, 0)
      }
    }
    // Many times the capacity of a pipe: after the last write most of it was read, and the program
    // waits for more, because the file never ends.
    let text = head + (0..<5_000).map(record).joined()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    kill(program.id, SIGINT)
    var ending = program.ending()
    for _ in 0..<1_000 where ending == nil {
      usleep(10_000)
      ending = program.ending()
    }
    // A shell reports this as 130.
    #expect(ending == .signal(SIGINT))
    if ending == nil { program.kill() }
    #expect(before.contains("a fine day"))
    #expect(try home.hearth.run("export", "-").output == before)
    #expect(try SQLiteInspector(path: FilePath(home.store)).inspect().findings.isEmpty)
    #expect(try home.hearth.run("feel", "70", "tea").status == 0)
  }
}
