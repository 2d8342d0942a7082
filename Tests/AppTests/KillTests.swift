import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct KillTests {
  @Test func `what a command has confirmed survives being killed`() throws {
    let folder = try ScratchFolder()
    let hearth = Binary(home: folder.path)
    let store = folder.file("hearth.db")
    var confirmed = ""
    for round in 0..<40 {
      let wanted = "round \(round)"
      let process = hearth.makeProcess(["profile", "edit", "--name", wanted, "--store", store])
      let output = Pipe()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      // Each round dies a little later in its life, from its first instructions on.
      usleep(UInt32(round) * 150)
      kill(process.processIdentifier, SIGKILL)
      let said = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let kept = try name(in: store)
      if said.isEmpty {
        #expect(kept == confirmed || kept == wanted)
      } else {
        #expect(kept == wanted)
      }
      confirmed = kept
    }
    #expect(try SQLiteInspector(path: store).inspect().findings.isEmpty)
  }

  @Test func `many at once lose nothing and leave a sound store`() throws {
    let folder = try ScratchFolder()
    let hearth = Binary(home: folder.path)
    let store = folder.file("hearth.db")
    let processes = try (0..<8).map { number in
      let process = hearth.makeProcess(
        ["profile", "edit", "--name", "writer \(number)", "--store", store])
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try name(in: store).hasPrefix("writer "))
    #expect(try SQLiteInspector(path: store).inspect().findings.isEmpty)
  }

  private func name(in path: String) throws -> String {
    guard FileManager.default.fileExists(atPath: path) else { return "" }
    let store = SQLStore.sqlite(path: path, now: .fixed("2026-11-20T09:00"))
    return try ProfileQueries(store: store).profile().displayName.value
  }
}
