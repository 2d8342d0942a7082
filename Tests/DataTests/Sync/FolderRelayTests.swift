import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

@Suite struct FolderRelayTests {
  private let folder = ScratchFolder()
  private let name = PieceName.segment(DeviceID(rawValue: 1), 1...3)

  private var relay: FolderRelay { FolderRelay(folder: FilePath(folder.path)) }
  private var file: String { name.text }

  @Test func `a file is listed only once it is complete`() throws {
    let bytes: [UInt8] = Array(repeating: 7, count: 300)
    try relay.putNew(name, bytes)
    let whole = try #require(folder.bytes(file))
    for count in 0..<whole.count {
      try folder.write(file, whole.prefix(count))
      #expect(try relay.list(after: nil).names.isEmpty && relay.get(name) == nil, "\(count)")
      // The file may be allocated in full before its bytes arrive.
      try folder.write(file, whole.prefix(count) + Array(repeating: 0, count: whole.count - count))
      #expect(try relay.get(name) == nil, "\(count)")
    }
    try folder.write(file, whole + [0])
    #expect(try relay.list(after: nil).names.isEmpty && relay.get(name) == nil)
    // A device that has the piece replaces the incomplete file.
    try relay.putNew(name, bytes)
    #expect(try relay.get(name) == bytes)
  }

  @Test(.enabled(if: getuid() != 0)) func `an unreadable folder does not count as empty`() throws {
    try relay.putNew(name, [1])
    let other = folder.file(DeviceID(rawValue: 2).text)
    mkdir(other, 0)
    defer { chmod(other, 0o700) }
    #expect(throws: DomainError.self) { try relay.list(after: nil) }
  }

  /// Something other than a file that has the name of a piece.
  enum Strange: CaseIterable {
    case loop, linkToFolder, linkToFile, folder, pipe

    func lay(_ path: String, _ outside: ScratchFolder) throws {
      switch self {
      case .loop: symlink(path, path)
      case .linkToFolder: symlink(outside.path, path)
      case .linkToFile:
        try outside.write("theirs", [1, 2, 3])
        symlink(outside.file("theirs"), path)
      case .folder:
        mkdir(path, 0o700)
        _ = FileManager.default.createFile(atPath: path + "/inside", contents: nil)
      case .pipe: mkfifo(path, 0o600)
      }
    }
  }

  @Test(arguments: Strange.allCases)
  func `something other than a file under a piece's name is reported and moved aside`(
    strange: Strange
  ) throws {
    let outside = ScratchFolder()
    try relay.putNew(.key("a"), [2])
    mkdir(folder.file(DeviceID(rawValue: 1).text), 0o700)
    try strange.lay(folder.file(file), outside)
    let listing = try relay.list(after: nil)
    #expect(listing.names == [.key("a")] && listing.unexpectedNames == [file])
    #expect(try relay.get(name) == nil)
    let before = try outside.names()
    try relay.putNew(name, [1])
    #expect(try relay.get(name) == [1])
    #expect(try relay.list(after: nil).unexpectedNames == [])
    #expect(try outside.names() == before)
    #expect(before.isEmpty || outside.bytes("theirs") == [1, 2, 3])
    // The existing entry with that name was renamed, not deleted.
    #expect(FileStatus(ofLink: folder.place(file + ".aside-1")) != nil)
  }

  @Test(arguments: [Strange.loop, .linkToFolder, .linkToFile, .pipe])
  func `something other than a folder under a device's name is not followed`(strange: Strange)
    throws
  {
    let (outside, device) = (ScratchFolder(), DeviceID(rawValue: 1).text)
    try relay.putNew(.key("a"), [2])
    try outside.write("1-3", [7])
    try strange.lay(folder.file(device), outside)
    let listing = try relay.list(after: nil)
    #expect(listing.names == [.key("a")] && listing.unexpectedNames == [device])
    #expect(try relay.get(name) == nil)
    try relay.delete(name)
    #expect(outside.bytes("1-3") == [7])
    try relay.putNew(name, [1])
    #expect(try relay.get(name) == [1] && outside.bytes("1-3") == [7])
    #expect(try Set(relay.list(after: nil).names) == [name, .key("a")])
    #expect(try relay.list(after: nil).unexpectedNames == [])
  }

  @Test func `links beside the device folders are ignored`() throws {
    try relay.putNew(name, [1])
    symlink(folder.file("loop"), folder.file("loop"))
    let listing = try relay.list(after: nil)
    #expect(listing.names == [name] && listing.unexpectedNames == [])
  }

  @Test func `every flipped byte makes a file unreadable, and one in the middle is damage`()
    throws
  {
    let bytes = Array("sealed".utf8)
    try relay.putNew(name, bytes)
    let whole = try #require(folder.bytes(file))
    // Magic number, length and the beginning of the checksum, which is also at the end.
    let ends = Set(0..<24).union(whole.count - 8..<whole.count)
    for place in whole.indices {
      var spoiled = whole
      spoiled[place] ^= 1
      try folder.write(file, spoiled)
      if ends.contains(place) {
        #expect(try relay.get(name) == nil, "\(place)")
      } else {
        #expect(throws: DomainError.damaged(.sealed(.notAuthentic))) { try relay.get(name) }
      }
    }
    try folder.write(file, whole.map { $0 == UInt8(ascii: "s") ? 0 : $0 })
    try relay.putNew(name, bytes)
    #expect(try relay.get(name) == bytes)
  }

  @Test func `other files in the folder are left alone`() throws {
    try relay.putNew(name, [1])
    let mark = try relay.list(after: nil).cursor
    let whole = try #require(folder.bytes(file))
    let device = DeviceID(rawValue: 1).text
    for other in [
      "\(device)/1-3.sync-conflict-20261122-101500-ABCDEFG", "\(device)/.syncthing.4-5.tmp",
      "\(device)/1-3 (copy)", "\(device)/Thumbs.db", "README.txt",
    ] {
      try folder.write(other, whole)
    }
    mkfifo(folder.file("\(device)/4-4"), 0o600)
    #expect(try relay.list(after: mark).names.isEmpty)
    #expect(try relay.list(after: nil).names == [name])
    #expect(try relay.get(.segment(DeviceID(rawValue: 1), 4...4)) == nil)
  }

  @Test func `a missing folder does not count as an empty relay`() throws {
    let missing = FolderRelay(folder: folder.place("stick"))
    let error = DomainError.file(folder.place("stick"), .missingFolder)
    #expect(throws: error) { try missing.list(after: nil) }
    #expect(throws: error) { try missing.get(name) }
    #expect(throws: error) { try missing.putNew(name, [1]) }
    #expect(throws: error) { try missing.delete(name) }
    #expect(try folder.names().isEmpty)
  }

  @Test func `only pieces are left, accessible only to the owner`() throws {
    try relay.putNew(name, [1])
    try relay.putNew(.key("a"), [2])
    #expect(try folder.names() == ["0000000000000001", "keys"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(file))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    try relay.delete(name)
    #expect(try folder.names() == ["keys"])
  }
}
