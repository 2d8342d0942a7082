import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

@Suite struct TidiedFolderTests {
  @Test func `leftovers of an interrupted run are removed with the next run's first file`() throws {
    let scratch = ScratchFolder()
    func left() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: scratch.path)
        .filter { $0.hasPrefix(".hearth-unfinished") }
    }
    func leave() throws {
      try scratch.makeFolders(".hearth-unfinished-abcdef")
      try scratch.write(".hearth-unfinished-abcdef/file", "half".utf8)
    }
    var number = 0
    func add(to folder: VdirFolder) throws {
      number += 1
      _ = try folder.add(Array(LinkTrial.file("u\(number)", []).utf8), uid: "u\(number)")
    }
    func folder() -> VdirFolder {
      VdirFolder(FilePath(scratch.path), of: .calendar, randomness: .seeded(5))
    }
    let first = folder()
    try leave()
    try add(to: first)
    #expect(try left().isEmpty)
    // Checking with each file would take time proportional to the number of files.
    try leave()
    try add(to: first)
    #expect(try left().count == 1)
    try add(to: folder())
    #expect(try left().isEmpty)
  }
}
