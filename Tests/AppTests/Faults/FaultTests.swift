import Foundation
import HearthDomain
import HearthTestSupport
import Testing

/// The program with a full disk, a file that cannot be written, or a damaged store.
@Suite(.waiting) struct FaultTests {
  private let folder = ScratchFolder()
  private let hearth: Binary
  private let store: String

  init() throws {
    hearth = Binary(home: folder.path)
    store = folder.file("hearth.db")
    for arguments in [
      ["feel", "70", "a fine day"], ["person", "add", "엄마", "--every", "7"], ["water", "엄마"],
      ["plan", "Meeting", "--from", "tomorrow 3pm"], ["saying"],
      ["book", "add", "데미안", "--pages", "240"], ["read", "데미안", "20"],
      ["book", "sentence", "add", "데미안", "새는 알에서 나오려고 투쟁한다"],
    ] { #expect(try hearth.run(arguments + ["--store", store]).status == 0, "\(arguments)") }
  }

  @Test(.inWholeRuns) func `a restore repairs a store that the doctor finds damaged`() throws {
    #expect(try hearth.run("backup", folder.file("good.db"), "--store", store).status == 0)
    var bytes = try #require(folder.bytes("hearth.db"))
    for place in stride(from: 4_196, to: bytes.count, by: 1_024) { bytes[place] ^= 0x55 }
    try folder.write("hearth.db", bytes)
    #expect(try hearth.run("doctor", "--store", store).status != 0)
    let restored = try hearth.run(
      "restore", folder.file("good.db"), "--yes", "--store", store)
    #expect(restored.status == 0, "\(restored.errors)")
    #expect(try hearth.run("doctor", "--store", store).status == 0)
    #expect(try hearth.run("person", "list", "--store", store).output.contains("엄마"))
  }

  @Test(.inWholeRuns) func `on a full disk nothing is lost, and the error is reported`() throws {
    let csv =
      "korean,english\n" + (0..<4_000).map { "글 \($0) 불을 지펴요,line \($0)\n" }.joined()
    try folder.write("many.csv", Array(csv.utf8))
    let before = try hearth.run("export", "-", "--store", store).output
    // There is room for a backup, but not for the new data.
    let full = try run(
      blocks: 1_000, ["saying", "import", folder.file("many.csv"), "--store", store])
    #expect(full.status == 69, "\(full.errors)")
    #expect(full.errors.contains("The disk is full") || full.errors.contains("disk I/O error"))
    let backup = try run(blocks: 600, ["backup", folder.file("b.db"), "--store", store])
    #expect(backup.status == 1, "\(backup.errors)")
    #expect(backup.errors.contains(folder.file("b.db")))
    // An import only proceeds if the store could be copied first.
    let importing = try run(
      blocks: 600, ["saying", "import", folder.file("many.csv"), "--store", store])
    #expect(importing.status == 69)
    #expect(importing.errors.contains("backed up before the change"))
    #expect(try hearth.run("export", "-", "--store", store).output == before)
    #expect(try hearth.run("doctor", "--store", store).status == 0)
    let left = try folder.names().filter { !$0.hasPrefix(".local") }
    #expect(Set(left) == ["hearth.db", "many.csv"], "\(left)")
  }

  /// Runs the command with a limit on file sizes, which looks to it like a full disk.
  private func run(blocks: Int, _ arguments: [String]) throws -> Binary.Outcome {
    let process = hearth.makeProcess(arguments)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "ulimit -f \(blocks) && exec \"$0\" \"$@\"", Binary.path] + arguments
    process.standardInput = FileHandle.nullDevice
    return try Binary.outcome(of: process)
  }
}
