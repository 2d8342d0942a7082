import Foundation
import HearthData
import HearthDomain
import HearthSamples
import HearthTestSupport
import Testing

@Suite struct FileChunksTests {
  private let folder = ScratchFolder()

  @Test(arguments: [0, 1, 65_536, 200_000])
  func `all bytes of a file come in chunks`(count: Int) throws {
    let bytes = (0..<count).map { UInt8($0 % 251) }
    try folder.write("cards.vcf", bytes)
    let chunks = try FileChunks(of: folder.place("cards.vcf"))
    var read: [UInt8] = []
    while case let piece = try chunks.next(), !piece.isEmpty { read += piece }
    #expect(read == bytes)
    #expect(try chunks.next().isEmpty)
  }

  @Test func `a missing or special file is an error`() {
    let missing = folder.file("missing.vcf")
    #expect(throws: DomainError.unavailable(.file(path: FilePath(missing), .missing))) {
      try FileChunks(of: FilePath(missing))
    }
    #expect(throws: DomainError.unavailable(.file(path: FilePath(folder.path), .isFolder))) {
      try FileChunks(of: FilePath(folder.path))
    }
  }

  @Test func `a pipe is refused without waiting where none is accepted`() {
    let pipe = folder.place("pipe")
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(throws: DomainError.unavailable(.file(path: pipe, .isSpecial))) {
      try FileChunks(of: pipe, acceptsPipes: false)
    }
  }

  @Test func `cards are read from a file`() throws {
    try folder.write("cards.vcf", VCardSample.allCases.flatMap(\.bytes))
    let chunks = try FileChunks(of: folder.place("cards.vcf"))
    var names: [String] = []
    _ = try VCardContactFile().read(chunks.next, each: { names.append($0.name.value) })
    #expect(names.count == VCardSample.allCases.count)
    #expect(names.first == "김지민")
  }
}
