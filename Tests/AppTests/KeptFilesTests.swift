import Foundation
import HearthTestSupport
import Testing

/// What the program keeps is written over by nothing that a user writes, whatever was agreed to.
@Suite(.waiting) struct KeptFilesTests {
  private let home: TendedHome

  init() throws {
    home = try TendedHome()
  }

  private func bytes(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

  @Test(
    arguments: [
      "mood export", "person export", "saying export", "book export", "export", "backup",
    ], [false, true])
  func `no export takes the place of the store`(command: String, isLinked: Bool) throws {
    var target = home.store
    if isLinked {
      target = home.folder.file("link.db")
      try FileManager.default.createSymbolicLink(
        atPath: target, withDestinationPath: home.store)
    }
    let before = bytes(home.store)
    let words = command.split(separator: " ").map(String.init)
    let outcome = try home.hearth.run(words + [target, "--yes"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("did not write over it"), "\(outcome.errors)")
    #expect(bytes(home.store) == before)
  }

  @Test func `nor of what lies beside it, of another profile, of the settings`() throws {
    let hearth = home.hearth
    #expect(try hearth.run("settings", "set", "theme", "cloud").status == 0)
    let settings = "\(home.folder.path)/.config/hearth/settings.json"
    #expect(bytes(settings) != nil)
    for file in [home.store + "-wal", home.store + "-journal", settings] {
      let before = bytes(file)
      #expect(try hearth.run("mood", "export", file, "--yes").status == 1, "\(file)")
      #expect(bytes(file) == before)
    }
  }

  @Test func `a catalogue takes no other file's place`() throws {
    let table = home.folder.file("books.csv")
    try Data("title,author\nWalden,Thoreau\n".utf8).write(to: URL(fileURLWithPath: table))
    let catalogue = home.store.dropLast(3) + "-catalogue.db"
    for other in [Data("a text".utf8), try #require(bytes(home.store))] {
      try other.write(to: URL(fileURLWithPath: "\(catalogue)"))
      #expect(try home.hearth.run("book", "catalogue", "import", table).status == 1)
      #expect(bytes("\(catalogue)") == other)
    }
    try Data().write(to: URL(fileURLWithPath: "\(catalogue)"))
    for _ in 0..<2 {
      #expect(try home.hearth.run("book", "catalogue", "import", table).status == 0)
    }
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: [[], ["--json"]])
  func `a repair that cannot be told was done all the same`(form: [String]) throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let process = home.hearth.makeProcess(["doctor", "--repair"] + form)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = full
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 69)
    #expect(String(decoding: said, as: UTF8.self).contains("what changed is kept"))
  }
}
