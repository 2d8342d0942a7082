import Foundation
import HearthData
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct SayingExportTests {
  @Test func `if the second of two files cannot be written the first is restored`() throws {
    let folder = ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("all.dat"), withIntermediateDirectories: false)
    let shelf = SayingCommandFixture(.english, .terminal)
    shelf.exportFiles = SystemFiles()
    let line = "saying export \(folder.file("all")) --yes"
    #expect(shelf.run(line).status != .success)
    #expect(try folder.names() == ["all.dat"])
    try folder.write("all", Array("mine".utf8))
    #expect(shelf.run(line).status != .success)
    #expect(folder.bytes("all") == Array("mine".utf8))
    #expect(try folder.names() == ["all", "all.dat"])
    try folder.remove("all.dat")
    #expect(shelf.run(line).status == .success)
    #expect(folder.bytes("all") != Array("mine".utf8))
    #expect(try folder.names() == ["all", "all.dat"])
  }
}
