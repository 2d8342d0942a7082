import CLibrary
import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct AtomicFileTests {
  private let folder = ScratchFolder()
  private var path: String { folder.file("out.json") }
  private var file: AtomicFile { AtomicFile(path: FilePath(path)) }

  init() throws {
    try setPermissions(0o755, of: folder.path)
  }

  @Test(arguments: [0, 1, 1_000_000])
  func `a new file has the written bytes and is readable only by its owner`(count: Int) throws {
    let bytes = [UInt8](repeating: 7, count: count)
    try file.write(bytes, replacing: false)
    #expect(folder.bytes("out.json") == bytes)
    #expect(try permissions(of: path) == 0o600)
    #expect(try folder.names() == ["out.json"])
  }

  @Test func `an existing file is replaced only on request, and keeps its mode`() throws {
    try folder.write("out.json", [1])
    try setPermissions(0o640, of: path)
    expect(.exists) { try file.write([2], replacing: false) }
    #expect(folder.bytes("out.json") == [1])
    try file.write([2], replacing: true)
    #expect(folder.bytes("out.json") == [2])
    #expect(try permissions(of: path) == 0o640)
    #expect(try folder.names() == ["out.json"])
  }

  @Test(arguments: [0o644, 0o666, 0o600] as [mode_t])
  func `a private file is readable only by its owner, whatever its mode was before`(mode: mode_t)
    throws
  {
    try folder.write("out.json", [1])
    let files = SystemFiles(scratch: FilePath(folder.path))
    try setPermissions(mode, of: path)
    try files.write([2], to: FilePath(path), replacing: true)
    #expect(try permissions(of: path) == 0o600)
    try setPermissions(mode, of: path)
    try files.write(to: FilePath(path), replacing: true) { try $0([3]) }
    #expect(try permissions(of: path) == 0o600)
    #expect(folder.bytes("out.json") == [3])
  }

  @Test func `a symbolic link stays, and its target is replaced`() throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real.json")
    try file.write([1], replacing: false)
    expect(.exists) { try file.write([2], replacing: false) }
    try file.write([3], replacing: true)
    #expect(folder.bytes("real.json") == [3])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "real.json")
  }

  @Test func `a file with the longest possible name can be written`() throws {
    let name = String(repeating: "n", count: 255)
    try AtomicFile(path: folder.place(name)).write([1], replacing: false)
    #expect(try folder.names() == [name])
  }

  @Test func `a folder is not replaced`() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    expect(.isFolder) { try file.write([1], replacing: true) }
  }

  @Test func `a device is not replaced`() {
    #expect(throws: DomainError.self) {
      try AtomicFile(path: "/dev/null").write([1], replacing: true)
    }
  }

  @Test(arguments: [false, true])
  func `a pipe is never replaced, even behind a link or if it appears meanwhile`(isLinked: Bool)
    throws
  {
    let pipe = folder.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let path = isLinked ? path : pipe
    if isLinked {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "pipe")
    }
    let file = AtomicFile(path: FilePath(path))
    let refused = FileTrouble.isSpecial
    expect(refused, at: path) { try file.write([1], replacing: true) }
    // The target changes after the check, before the rename.
    try folder.write("new", [1])
    expect(refused, at: path) {
      try file.moveIntoPlace(folder.place("new"), at: FilePath(pipe), replacing: true)
    }
    expect(.exists, at: path) {
      try file.moveIntoPlace(folder.place("new"), at: FilePath(pipe), replacing: false)
    }
    #expect(FileStatus(path: FilePath(pipe))?.kind == .other)
    #expect(folder.bytes("new") == [1])
  }

  @Test func `a failing close is reported`() {
    let gone = DomainError.unavailable(
      .file(path: "x", .failed(detail: systemMessage(EBADF))))
    #expect(throws: gone) { try OpenFile(adopting: 1_000_000_000).close(at: "x") }
  }

  @Test func `concurrent writers that want the same name each get a free one`() async throws {
    let start = folder.file("copy")
    let made = try await withThrowingTaskGroup(of: FilePath.self) { group in
      for byte in UInt8(1)...25 {
        group.addTask {
          try AtomicFile.createUnderFreeName(named: { FilePath("\(start)-\($0)") }) {
            descriptor, _ in
            #expect(writeAll([byte], to: descriptor) == nil)
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(made) == Set((1...25).map { FilePath("\(start)-\($0)") }))
    let bytes = made.map { FileManager.default.contents(atPath: $0.displayText)?.first }
    #expect(Set(bytes) == Set((1...25).map { UInt8($0) }))
  }

  @Test func `a missing folder is reported as missing`() {
    let path = folder.file("none/out.json")
    expect(.noFolder, at: path) { try AtomicFile(path: FilePath(path)).write([1], replacing: true) }
  }

  @Test func `a failed write to a read-only folder changes nothing`() throws {
    try folder.write("out.json", [1])
    try setPermissions(0o555, of: folder.path)
    asOrdinaryUser { expect(.noPermission) { try file.write([2], replacing: true) } }
    try setPermissions(0o755, of: folder.path)
    #expect(folder.bytes("out.json") == [1])
    #expect(try folder.names() == ["out.json"])
  }

  @Test func `the bytes that were written are read back`() throws {
    try folder.write("in", [1, 0, 2])
    #expect(try FileReader(limit: 3).bytes(of: folder.place("in")) == [1, 0, 2])
    try folder.write("in", [])
    #expect(try FileReader(limit: 0).bytes(of: folder.place("in")) == [])
  }

  @Test func `a file over the size limit is not read, even an endless one`() throws {
    try folder.write("in", [1, 2, 3])
    let tooMuch = FileTrouble.failed(detail: "more than 2 bytes")
    let reader = FileReader(limit: 2)
    expect(tooMuch, at: folder.file("in")) { _ = try reader.bytes(of: folder.place("in")) }
    expect(.isSpecial, at: "/dev/zero") { _ = try reader.bytes(of: "/dev/zero") }
  }

  @Test func `reading a pipe in place of a file fails without waiting`() throws {
    #expect(mkfifo(path, 0o600) == 0)
    expect(.isSpecial) { _ = try FileReader(limit: 2).bytes(of: FilePath(path)) }
  }

  @Test func `a read failure is reported with its reason`() throws {
    let reader = FileReader(limit: 10)
    expect(.missing) { _ = try reader.bytes(of: FilePath(path)) }
    expect(.isFolder, at: folder.path) { _ = try reader.bytes(of: FilePath(folder.path)) }
    try folder.write("out.json", [1])
    try setPermissions(0o000, of: path)
    asOrdinaryUser { expect(.noPermission) { _ = try reader.bytes(of: FilePath(path)) } }
  }

  private func expect(
    _ trouble: FileTrouble, at path: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) {
    let error = DomainError.unavailable(.file(path: FilePath(path ?? self.path), trouble))
    #expect(throws: error, sourceLocation: sourceLocation) { try body() }
  }
}
