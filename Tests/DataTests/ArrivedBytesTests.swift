import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Bytes that arrived through a pipe, read without blocking.
@Suite struct ArrivedBytesTests {
  private let folder = ScratchFolder()

  @Test(.inWholeRuns, arguments: [0, 1, 4 << 20, 9_000_001])
  func `all bytes come out unchanged, and no temporary file is left`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 % 251) }
    let source = bytes.source(of: 65_536)
    let arrived = try ArrivedBytes(of: source, called: "-", in: FilePath(folder.path))
    #expect(try source().isEmpty)
    #expect(try folder.names() == [])
    var read: [UInt8] = []
    while case let piece = try arrived.next(), !piece.isEmpty { read += piece }
    #expect(read == bytes)
  }

  @Test func `a missing scratch folder is reported`() throws {
    let missing = folder.place("missing")
    #expect(throws: DomainError.unavailable(.file(path: missing, .missing))) {
      try ArrivedBytes(
        of: [UInt8](repeating: 7, count: 5 << 20).source(of: 65_536), called: "-", in: missing)
    }
  }

  @Test func `endless input is refused before the disk is full, and leaves nothing`() throws {
    let limit = 6 << 20
    let exactly = [UInt8](repeating: 7, count: limit).source(of: 65_536)
    _ = try ArrivedBytes(of: exactly, called: "-", in: FilePath(folder.path), limit: limit)
    #expect(throws: DomainError.unavailable(.file(path: "-", .pipeTooLong(limit: limit)))) {
      try ArrivedBytes(
        of: { [UInt8](repeating: 0, count: 65_536) }, called: "-", in: FilePath(folder.path),
        limit: limit)
    }
    #expect(try folder.names() == [])
  }

  @Test func `a file is read in place, and a pipe is read completely first`() throws {
    try folder.write("file", [1, 2, 3])
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    for (name, isAtOnce) in [("file", false), ("pipe", true)] {
      var calls = 0
      let next = try SystemFiles(scratch: FilePath(folder.path)).buffered(
        {
          calls += 1
          return calls == 1 ? [1, 2, 3] : []
        }, of: folder.place(name))
      #expect((calls > 0) == isAtOnce)
      #expect(try next() == [1, 2, 3] && next() == [])
    }
  }
}
