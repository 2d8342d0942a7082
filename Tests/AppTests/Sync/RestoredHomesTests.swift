import Foundation
import HearthTestSupport
import Testing

/// Runs the program on two machines, one of which is restored from a backup.
@Suite(.waiting)
struct RestoredHomesTests {
  private let homes = [ScratchFolder(), ScratchFolder()]
  private let shared = ScratchFolder()

  private func hearth(_ place: Int) -> Binary {
    Binary(home: homes[place].path, variables: ["TZ": "Asia/Seoul", "LANG": "en_US.UTF-8"])
  }

  /// Runs the program and expects success.
  @discardableResult
  private func hearth(_ place: Int, _ words: String...) throws -> String {
    let outcome = try hearth(place).run(words)
    #expect(outcome.status == 0, "\(words): \(outcome)")
    return outcome.output
  }

  private func names(_ place: Int) throws -> [String] {
    try hearth(place, "person", "list", "--fields", "name").split(separator: "\n").map(String.init)
      .sorted()
  }

  /// Sets up both homes with Mum, who is in the first home's backup. Amy and Ben are added
  /// afterwards.
  private func ready() throws {
    try shared.makeFolders("relay")
    let (relay, secret) = (shared.file("relay"), shared.file("passphrase"))
    try shared.write("passphrase", "correct horse battery\n".utf8)
    for (place, verb) in ["setup", "join"].enumerated() {
      try hearth(place, "sync", verb, "folder", relay, "--passphrase-file", secret, "--name", "vm")
    }
    try hearth(0, "person", "add", "Mum", "--every", "7")
    for place in [0, 1, 0] { try hearth(place, "sync") }
    let copy = shared.file("copy.db")
    try hearth(0, "backup", copy)
    for (place, name) in ["Ben", "Amy"].enumerated() {
      try hearth(place, "person", "add", name, "--every", "7")
    }
    for place in [1, 0, 1] { try hearth(place, "sync") }
    let restored = try hearth(0).run("restore", copy, "--yes")
    #expect(restored.status == 0 && restored.errors.contains("hearth sync resume"), "\(restored)")
  }

  @Test(.inWholeRuns)
  func `a restored store says what it waits for, and is brought up to date`() throws {
    try ready()
    let refused = try hearth(0).run("sync")
    #expect(refused.status == 69 && refused.errors.contains("hearth sync resume"), "\(refused)")
    let asked = try hearth(0).run("sync", "resume")
    #expect(asked.status == 64 && asked.errors.contains("--take"), "\(asked)")
    #expect(try names(0) == ["Mum"] && hearth(1, "sync", "status").contains("vm-2"))
    try hearth(0, "sync", "resume", "--take", "others")
    for place in [1, 0] { try hearth(place, "sync") }
    for place in [0, 1] { #expect(try names(place) == ["Amy", "Ben", "Mum"]) }
    #expect(try hearth(0, "sync", "status").contains("vm-3"))
    // Each reports its contents, and then both know that they match.
    for place in [0, 1, 0] { _ = try hearth(place).run("sync", "check") }
    #expect(try hearth(0, "sync", "check", "--json").contains("\"same\""))
  }

  @Test(.inWholeRuns) func `the restored state is applied to all devices, and undone again`() throws
  {
    try ready()
    try hearth(0, "sync", "resume", "--take", "this")
    try hearth(1, "sync")
    for place in [0, 1] { #expect(try names(place) == ["Mum"]) }
    try hearth(0, "undo")
    for place in [0, 1] { try hearth(place, "sync") }
    for place in [0, 1] { #expect(try names(place) == ["Amy", "Ben", "Mum"]) }
  }
}
