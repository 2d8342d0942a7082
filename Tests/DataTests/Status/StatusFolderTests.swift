import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// The cache of status lines, valid while the store's files are unchanged.
@Suite struct StatusFolderTests {
  private let scratch = ScratchFolder()
  private let made = Counter()

  private var folder: StatusFolder {
    StatusFolder(
      folder: scratch.place("run/hearth"), store: scratch.place("hearth.db"), surroundings: "1")
  }

  private func write(_ text: String, _ name: String = "hearth.db", secondsAgo: Double = 60) throws {
    try scratch.write(name, Array(text.utf8))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)], ofItemAtPath: scratch.file(name)
    )
  }

  /// Returns the status line; every new line has another number.
  private func said(
    _ question: String = "plain", minute: Int64 = 7, isCacheable: Bool = true,
    meanwhile: () throws -> Void = {}
  ) throws -> String {
    try folder.line(answering: question, inMinute: minute) {
      try meanwhile()
      return StatusLineText(line: "line \(made.next())\n가", isCacheable: isCacheable)
    }
  }

  @Test func `a line is reused while nothing changes`() throws {
    try write("store")
    #expect(try said() == "line 1\n가")
    #expect(try said() == "line 1\n가")
    #expect(try said("tmux") == "line 2\n가")
    #expect(try said("tmux") == "line 2\n가")
    #expect(try said() == "line 1\n가")
  }

  @Test func `a line is rebuilt in another minute`() throws {
    try write("store")
    #expect(try said() != said(minute: 8))
  }

  @Test(arguments: [
    ("hearth.db", "other store", 60.0), ("hearth.db", "store", 59), ("hearth.db-wal", "log", 60),
  ])
  func `a change of the store's files invalidates the line`(
    name: String, text: String, secondsAgo: Double
  ) throws {
    try write("store")
    #expect(try said() == "line 1\n가")
    try write(text, name, secondsAgo: secondsAgo)
    #expect(try said() == "line 2\n가")
    #expect(try said() == "line 2\n가")
  }

  @Test func `a change while the line is built is not missed`() throws {
    try write("store")
    #expect(try said { try write("changed", secondsAgo: 50) } == "line 1\n가")
    #expect(try said() == "line 2\n가")
  }

  @Test func `another file of the same size and time is another store`() throws {
    try write("store")
    let time = try FileManager.default.attributesOfItem(atPath: scratch.file("hearth.db"))[
      .modificationDate]
    #expect(try said() == "line 1\n가")
    try write("store", "new.db")
    try scratch.remove("hearth.db")
    try FileManager.default.moveItem(
      atPath: scratch.file("new.db"), toPath: scratch.file("hearth.db"))
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(time)], ofItemAtPath: scratch.file("hearth.db"))
    #expect(try said() == "line 2\n가")
  }

  @Test func `a line is not cached right after a write to the store`() throws {
    try write("store", secondsAgo: -5)
    #expect(try said() != said())
  }

  @Test func `nothing is cached if not allowed, or without a store`() throws {
    #expect(try said() != said())
    try write("store")
    #expect(try said(isCacheable: false) != said(isCacheable: false))
    #expect(try !scratch.names().contains("run"))
  }

  @Test func `cached lines are removed once caching is not allowed`() throws {
    try write("store")
    _ = try said()
    try write("locked")
    _ = try said("tmux", isCacheable: false)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.file("run/hearth")).isEmpty)
  }

  @Test func `the cache is accessible only to its owner`() throws {
    try write("store")
    _ = try said()
    let folder = scratch.file("run/hearth")
    let manager = FileManager.default
    let names = try manager.contentsOfDirectory(atPath: folder)
    #expect(names.count == 1)
    for path in [folder, folder + "/" + names[0]] {
      let mode = try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode.map { $0 & 0o077 } == 0)
    }
    // Others could write lines there, and some status bars execute parts of a line.
    try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    #expect(try said() == "line 2\n가")
    #expect(try said() == "line 3\n가")
  }

  @Test func `only a few lines are cached, however many requests there are`() throws {
    try write("store")
    for number in 0..<70 { _ = try said("question \(number)") }
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.file("run/hearth"))
    #expect((1...32).contains(names.count))
  }
}

private final class Counter: Sendable {
  private let numbers = Randomness.counting()

  func next() -> UInt64 { numbers.next() }
}
