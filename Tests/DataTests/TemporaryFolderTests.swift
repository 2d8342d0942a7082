import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Folders left by runs that were killed.
@Suite struct TemporaryFolderTests {
  private let folder = ScratchFolder()

  /// Creates a folder as a killed run leaves it.
  private func leave(_ name: String, _ files: [String]) throws -> String {
    let path = folder.file(name)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    for file in files { try folder.write("\(name)/\(file)", [1]) }
    return path
  }

  @Test func `an unlocked leftover is removed with the next file made there`() throws {
    let left = try leave(".hearth-unfinished-abcdef", ["file", "file-wal", "file-journal"])
    #expect(
      TemporaryFolder.leftovers(in: FilePath(folder.path))
        == [TemporaryFolder.Leftover(path: FilePath(left), bytes: 3, isCertainlyAbandoned: true)])
    try AtomicFile(path: folder.place("out")).write([1], replacing: false)
    #expect(try folder.names() == ["out"])
  }

  @Test func `a leftover within a leftover is removed too`() throws {
    _ = try leave(".hearth-unfinished-abcdef", ["file"])
    _ = try leave(".hearth-unfinished-abcdef/.hearth-unfinished-ghijkl", ["file"])
    TemporaryFolder.removeLeftovers(in: FilePath(folder.path))
    #expect(try folder.names().isEmpty)
  }

  @Test func `a folder in use stays`() throws {
    try AtomicFile(path: folder.place("out")).make(replacing: false) { _, temporary in
      #expect(TemporaryFolder.leftovers(in: FilePath(folder.path)).isEmpty)
      try AtomicFile(path: folder.place("other")).write([2], replacing: false)
      #expect(FileStatus(path: temporary)?.kind == .file)
    }
    #expect(try folder.names() == ["other", "out"])
  }

  @Test func `a folder with another name, or with other contents, is left alone`() throws {
    let names = [".hearth-unfinished-abc", ".hearth-unfinished-abcdefg", ".hearth-notes1"]
    for name in names { _ = try leave(name, ["file"]) }
    _ = try leave(".hearth-unfinished-abcdef", ["letter.txt"])
    let elsewhere = try leave("elsewhere", ["file"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(".hearth-unfinished-linked"), withDestinationPath: elsewhere)
    let before = try folder.names()
    TemporaryFolder.removeLeftovers(in: FilePath(folder.path))
    #expect(try folder.names() == before)
    #expect(folder.bytes(".hearth-unfinished-abcdef/letter.txt") == [1])
    #expect(folder.bytes("elsewhere/file") == [1])
  }

  @Test func `a folder with any foreign file in it is left completely`() throws {
    let others = [
      try leave(".hearth-unfinished-abcdef", ["file", "letter.txt"]),
      try leave(".hearth-unfinished-ghijkl", ["hearth-text-of-mine.md"]),
    ]
    TemporaryFolder.removeLeftovers(in: FilePath(folder.path))
    #expect(folder.bytes(".hearth-unfinished-abcdef/file") == [1])
    #expect(folder.bytes(".hearth-unfinished-ghijkl/hearth-text-of-mine.md") == [1])
    let told = TemporaryFolder.leftovers(in: FilePath(folder.path))
    #expect(Set(told.map(\.path)) == Set(others.map { FilePath($0) }))
    #expect(told.allSatisfy { !$0.isCertainlyAbandoned })
  }

  @Test func `a folder that cannot be locked is reported and left`() throws {
    let left = try leave(".hearth-unlocked-abcdef", ["file"])
    TemporaryFolder.removeLeftovers(in: FilePath(folder.path))
    #expect(
      TemporaryFolder.leftovers(in: FilePath(folder.path))
        == [TemporaryFolder.Leftover(path: FilePath(left), bytes: 1, isCertainlyAbandoned: false)])
  }

  @Test func `leftovers of earlier versions are reported and stay`() throws {
    let left = [
      ".hearth-a1B2c3", "hearth-arriving-2026-11-20-090000.db", "hearth-XyZ123.md",
      "hearth.db.new-4711-a1B2c3", "hearth.db.new-4711-a1B2c3-wal",
    ]
    let others = [
      ".hearth-settings", ".hearth-abcdef", "hearth-review.md", "hearth.db", "hearth.db-wal",
      "hearth-2026-11-20-090000.db", "hearth-before-restore-2026-11-20-090000.db",
    ]
    for name in left + others { try folder.write(name, [1]) }
    let told = TemporaryFolder.leftovers(in: FilePath(folder.path))
    #expect(Set(told.map(\.path)) == Set(left.map { folder.place($0) }))
    #expect(told.allSatisfy { !$0.isCertainlyAbandoned && !$0.isFolder })
    TemporaryFolder.removeLeftovers(in: FilePath(folder.path))
    #expect(try Set(folder.names()) == Set(left + others))
  }

  @Test func `the text of a killed editor is removed with the next one`() throws {
    _ = try leave(
      ".hearth-unfinished-abcdef",
      ["hearth-text.md", ".hearth-text.md.swp", "hearth-text.md~", "#hearth-text.md#"])
    let inspector = SQLiteInspector(
      path: folder.place("none/hearth.db"),
      store: .sqlite(path: folder.place("none/hearth.db"), now: .fixed("2026-11-20T09:00")),
      texts: FilePath(folder.path))
    let left = folder.place(".hearth-unfinished-abcdef")
    #expect(
      try inspector.inspect().findings.contains(
        .leftover(path: left, bytes: 4, isSurelyOne: true)))
    let editor = Editor.system(
      environment: [
        "EDITOR": "f() { echo new > \"$1\"; touch \"$1~\"; }; f", "TMPDIR": FilePath(folder.path),
      ])
    #expect(try editor("old") == "new\n")
    #expect(try folder.names() == [])
  }

  @Test func `an error leaves no files`() throws {
    struct Stopped: Error {}
    #expect(throws: Stopped.self) {
      try AtomicFile(path: folder.place("out")).make(replacing: false) { _, file in
        for suffix in ["-wal", "-shm", "-journal"] {
          #expect(
            FileManager.default.createFile(atPath: (file + suffix).displayText, contents: nil))
        }
        throw Stopped()
      }
    }
    #expect(try folder.names().isEmpty)
  }
}
