import Foundation
import HearthDomain

/// A folder of a test's own, removed with everything in it when the test lets go of it.
package final class ScratchFolder: Sendable {
  package let path: String

  /// Where it cannot be made, whatever is put there fails.
  package init() {
    let name = "hearth-test-\(UUID().uuidString)"
    path = "\(Self.parent)/\(name)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// In memory in a usual run, where there is room: thousands of stores then wait for no disk. A
  /// whole run is on a disk, as stores are, and so is one that is told where by `TMPDIR`.
  private static let parent: String = {
    let usual = FileManager.default.temporaryDirectory.path
    #if os(Linux)
      let memory = "/dev/shm"
      let isWanted =
        Thoroughness.ofThisRun == .usual && ProcessInfo.processInfo.environment["TMPDIR"] == nil
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
    // ST_NOEXEC, which glibc's headers keep from Swift: tests write scripts and run them.
    private static let forbidsPrograms: UInt = 8
  #endif

  /// The path of a file in the folder.
  package func file(_ name: String) -> String { path + "/" + name }

  /// The same as the program knows it.
  package func place(_ name: String) -> FilePath { FilePath(file(name)) }

  /// The bytes of a file in the folder, or nil if it is not there.
  package func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: file(name)).map { Array($0) }
  }

  /// The text of a file in the folder; empty if it is not there.
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

  /// The names of what is in the folder, in order.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}

extension ScratchFolder {
  /// Writes a script of the shell that can be run as a program; returns its path.
  ///
  /// Another process writes it: a program that is open for writing cannot be run, and whatever
  /// this process has open is open in the children of other tests too for a moment.
  @discardableResult
  package func writeScript(_ name: String, _ lines: String) throws -> String {
    let line = "printf '#!/bin/sh\\n%s\\n' \"$2\" > \"$1\" && chmod 755 \"$1\""
    try OtherProgram("/bin/sh", ["-c", line, "sh", file(name), lines]).run()
    return file(name)
  }
}
