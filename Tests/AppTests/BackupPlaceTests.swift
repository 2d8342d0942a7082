import Foundation
import HearthTestSupport
import Testing

@Suite struct BackupPlaceTests {
  @Test func `a copy beside one is told with its whole path`() throws {
    let folder = try ScratchFolder()
    let hearth = Binary(home: folder.path)
    #expect(try hearth.run("feel", "70", "a walk").status == 0)
    let process = hearth.makeProcess(["backup", "extra.db", "--json"])
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      String(decoding: printed, as: UTF8.self).contains("\"file\":\"\(folder.file("extra.db"))\""))
    #expect(FileManager.default.fileExists(atPath: folder.file("extra.db")))
  }
}
