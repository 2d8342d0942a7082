import Foundation
import HearthTestSupport
import Testing

/// Shows the full screen of a store that syncs through a server.
@Suite(.waiting, .enabled(if: PostgresServer.isHere, "PostgreSQL is not installed"))
struct SyncedScreenTests {
  private let homes = (0..<2).map { _ in ScratchFolder() }
  private let shared = ScratchFolder()

  private func hearth(_ place: Int, _ arguments: String...) throws {
    let outcome = try Binary(home: homes[place].path).run(arguments)
    #expect(outcome.status == 0, "\(arguments) \(outcome)")
  }

  @Test(.inWholeRuns) func `changes from another device appear within a minute`() throws {
    let server = try #require(PostgresServer.shared)
    let address = try server.address(of: server.makeRole())
    try shared.write("passphrase", "correct horse battery\n".utf8)
    for (place, verb) in ["setup", "join"].enumerated() {
      try hearth(
        place, "sync", verb, "postgres", address, "--passphrase-file", shared.file("passphrase"),
        "--name", "vm", "--yes")
    }
    try hearth(1, "person", "add", "Mum", "--every", "7")
    let program = try OpenProgram(Binary(home: homes[1].path))
    #expect(program.shows("[1 Today]"), "\(program.picture)")
    #expect(program.walk("2", "Mum"), "\(program.picture)")
    // The sync at startup has finished by then.
    let start = Date()
    #expect(program.wait { Date() > start + 8 })
    try hearth(0, "person", "add", "Grandpa", "--every", "7")
    try hearth(0, "sync")
    let end = start + 40
    #expect(program.wait { program.picture.contains("Grandpa") || Date() > end })
    #expect(program.picture.contains("Grandpa"), "\(program.picture)")
    program.terminal.type("q")
    #expect(program.end() == .exit(0))
    #expect(program.isRestored)
  }
}
