import Foundation
import HearthTestSupport
import Testing

/// Reads input from a pipe, however long the writer takes.
@Suite(.waiting) struct PipedInputTests {
  private let folder = ScratchFolder()
  private let other = ScratchFolder()

  @Test(.inWholeRuns, arguments: [["mood", "export"], ["export"]])
  func `reading from a pipe does not block other writers`(exporting: [String]) throws {
    let there = Binary(home: other.path)
    #expect(try there.run("feel", "70", "piped").status == 0)
    let bytes = try there.run(exporting + ["-"]).output.utf8
    let hearth = Binary(home: folder.path)
    #expect(try hearth.run("feel", "50", "before").status == 0)
    let pipe = Pipe()
    let importing = hearth.makeProcess(exporting.dropLast() + ["import", "-", "--yes"])
    importing.standardInput = pipe.fileHandleForReading
    importing.standardOutput = FileHandle.nullDevice
    importing.standardError = FileHandle.nullDevice
    try importing.run()
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes.prefix(40)))
    usleep(1_000_000)
    let meanwhile = try hearth.run("feel", "60", "meanwhile")
    #expect(meanwhile.status == 0, "\(meanwhile.errors)")
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes.dropFirst(40)))
    try pipe.fileHandleForWriting.close()
    importing.waitUntilExit()
    #expect(importing.terminationStatus == 0)
    let moods = try hearth.run("mood", "diary").output
    for memo in ["before", "meanwhile", "piped"] { #expect(moods.contains(memo), "\(moods)") }
  }
}
