import Foundation
import HearthDomain

/// Folder of one test, deleted with its contents when the object is released.
package final class ScratchFolder: Sendable {
  package let path: String

  /// If the folder cannot be created, later writes to it fail.
  package init() {
    let name = "hearth-test-\(UUID().uuidString)"
    path = "\(Self.parent)/\(name)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// In memory in a usual run, if there is room, so that thousands of stores don't wait for the
  /// disk. On disk in a whole run, like real stores, and wherever `TMPDIR` says.
  private static let parent: String = {
    let usual = FileManager.default.temporaryDirectory.path
    #if os(Linux)
      let memory = "/dev/shm"
      let isWanted =
        TestExtent.ofThisRun == .usual && ProcessInfo.processInfo.environment["TMPDIR"] == nil
      var room = statvfs()
      guard isWanted, access(memory, W_OK) == 0, statvfs(memory, &room) == 0,
        room.f_flag & forbidsPrograms == 0,
        UInt64(room.f_bavail) * UInt64(room.f_frsize) >= 4 << 30
      else { return usual }
      return memory
    #else
      return usual
    #endif
  }()

  #if os(Linux)
    // Value of ST_NOEXEC, which Swift cannot import from glibc: tests write and run scripts.
    private static let forbidsPrograms: UInt = 8
  #endif

  /// Returns the path of a file in the folder.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Returns the path of a file in the folder, as a `FilePath`.
  package func place(_ name: String) -> FilePath { FilePath(file(name)) }

  /// Returns the bytes of a file in the folder; nil if it is missing.
  package func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: file(name)).map { Array($0) }
  }

  /// Returns the text of a file in the folder; empty if it is missing.
  package func text(_ name: String) -> String {
    String(decoding: bytes(name) ?? [], as: UTF8.self)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: file(name))
  }

  package func write(_ name: String, _ bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
  }

  package func makeFolders(_ names: String...) throws {
    for name in names {
      try FileManager.default.createDirectory(
        atPath: file(name), withIntermediateDirectories: true)
    }
  }

  /// Returns the sorted names of the folder's contents.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}

extension ScratchFolder {
  /// Writes an executable shell script; returns its path.  A child process writes it: a program
  /// that is open for writing cannot be executed, and children of other tests briefly inherit the
  /// open files of this process.
  @discardableResult
  package func writeScript(_ name: String, _ lines: String) throws -> String {
    let line = "printf '#!/bin/sh\\n%s\\n' \"$2\" > \"$1\" && chmod 755 \"$1\""
    try OtherProgram("/bin/sh", ["-c", line, "sh", file(name), lines]).run()
    return file(name)
  }
}
