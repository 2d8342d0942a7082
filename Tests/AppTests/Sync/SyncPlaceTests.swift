import Foundation
import HearthTestSupport
import Testing

/// Checks the places where devices may exchange their data.
@Suite(.waiting) struct SyncPlaceTests {
  private let folder = ScratchFolder()

  @Test(.inWholeRuns) func `the folder for syncing is created where its parent exists`() throws {
    let hearth = Binary(home: folder.path)
    try folder.write("passphrase", "correct horse battery\n".utf8)
    let setup = ["--passphrase-file", folder.file("passphrase"), "--lang", "en"]
    // Nothing is created when the passphrase is missing or invalid.
    let none = try hearth.run("sync", "setup", "folder", folder.file("meeting"), "--lang", "en")
    #expect(none.status == 1 && none.errors.contains("the first line of standard input"))
    #expect(none.errors.contains("--passphrase-file"))
    try folder.write("short", "short\n".utf8)
    let short = try hearth.run(
      "sync", "setup", "folder", folder.file("meeting"), "--passphrase-file", folder.file("short"))
    #expect(short.status == 64)
    #expect(!FileManager.default.fileExists(atPath: folder.file("meeting")))
    let made = try hearth.run(["sync", "setup", "folder", folder.file("meeting")] + setup)
    #expect(made.status == 0)
    #expect(made.errors.contains("Created the folder"))
    let other = ScratchFolder()
    let far = try Binary(home: other.path).run(
      ["sync", "setup", "folder", folder.file("not/there")] + setup)
    #expect(far.status == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.file("not")))
  }

  @Test(
    .inWholeRuns,
    arguments: [
      ".local/state/hearth/keys", ".local/state/hearth", ".local/share/./hearth", ".local//share",
      "alias",
    ])
  func `the folder of the store or the keys is refused for syncing`(place: String) throws {
    let hearth = Binary(home: folder.path)
    #expect(try hearth.run("feel", "70").status == 0)
    let files = FileManager.default
    try files.createDirectory(
      atPath: folder.file(".local/state/hearth/keys"), withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: folder.file("alias"), withDestinationPath: folder.file(".local/share/hearth"))
    let outcome = try hearth.run("sync", "setup", "folder", folder.file(place), "--lang", "en")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("choose another folder"))
  }
}
