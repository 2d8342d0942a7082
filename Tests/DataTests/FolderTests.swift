import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct FolderTests {
  private let scratch = ScratchFolder()

  @Test func `a file in place of a folder is reported and stays`() throws {
    try scratch.write("pipe", [1])
    let path = FilePath(scratch.file("pipe"))
    for folder in [path, path.appending("in").appending("it")] {
      #expect(throws: DomainError.file(path, .notFolder)) { try Folder(path: folder).create() }
    }
    #expect(throws: DomainError.file(path, .notFolder)) { try Folder(path: path).each { _ in } }
    #expect(throws: DomainError.file(path.appending("in"), .missingFolder)) {
      try Folder(path: path.appending("in")).each { _ in }
    }
    #expect(scratch.bytes("pipe") == [1])
    let store = SQLStore.sqlite(path: path.appending("hearth.db"), now: .fixed("2026-11-20T10:00"))
    #expect(
      throws: DomainError.unavailable(.store(path: path.appending("hearth.db"), .notFolder))
    ) {
      try store.write { _ in }
    }
  }
}
