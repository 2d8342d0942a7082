import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// A store whose file is removed or replaced while it is open.
@Suite struct ReplacedStoreTests: CopiedStore {
  let folder = ScratchFolder()

  @Test func `a vanished store is reported, and used again once it is back`() throws {
    let running = store
    try rename("Mina", in: running)
    let away = folder.file("away.db")
    try FileManager.default.moveItem(atPath: path.displayText, toPath: away)
    let gone = DomainError.unavailable(.store(path: path, .gone))
    #expect(throws: gone) { try rename("Jun", in: running) }
    #expect(throws: gone) { try running.read { _ in } }
    #expect(try folder.names().contains("hearth.db") == false)
    try FileManager.default.moveItem(atPath: away, toPath: path.displayText)
    try rename("Jun", in: running)
    #expect(try name(at: path) == "Jun")
  }

  @Test func `a replaced store is opened again, and its log is not changed`() throws {
    let running = store
    try rename("Mina", in: running)
    _ = try running.wasChangedElsewhere()
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    for name in ["hearth.db", "hearth.db-wal", "hearth.db-shm"] {
      try? folder.remove(name)
    }
    try FileManager.default.moveItem(atPath: copy.displayText, toPath: path.displayText)
    let other = store
    try rename("Jun", in: other)
    #expect(try running.wasChangedElsewhere())
    #expect(try !running.wasChangedElsewhere())
    #expect(try ProfileQueries(store: running).profile().displayName.value == "Jun")
    try rename("Ara", in: running)
    #expect(try ProfileQueries(store: other).profile().displayName.value == "Ara")
  }
}
