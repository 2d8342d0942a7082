import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@Suite struct StoreWatchTests {
  @Test func `a store tells its own changes from those of other connections`() throws {
    let folder = ScratchFolder()
    let ours = SQLStore.sqlite(path: folder.place("hearth.db"), now: .fixed("2026-11-20T09:00"))
    let theirs = SQLStore.sqlite(path: folder.place("hearth.db"), now: .fixed("2026-11-20T09:00"))
    try EditProfile(store: ours)(.init(displayName: DisplayName("Mina")))
    #expect(try !ours.wasChangedElsewhere())
    try EditProfile(store: ours)(.init(displayName: DisplayName("Jun")))
    #expect(try !ours.wasChangedElsewhere())
    try EditProfile(store: theirs)(.init(displayName: DisplayName("Ara")))
    #expect(try ours.wasChangedElsewhere())
    #expect(try !ours.wasChangedElsewhere())
  }

  @Test(.enabled(if: isLinux, "only Linux tells of changes by a descriptor"))
  func `waiting for a change beside the store works`() throws {
    let folder = ScratchFolder()
    let path = folder.file("hearth.db")
    let store = SQLStore.sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00"))
    try EditProfile(store: store)(.init(displayName: DisplayName("Mina")))
    let watch = StoreWatch(path: FilePath(path))
    let descriptor = try #require(watch.descriptor)
    #expect(!canBeRead(descriptor))
    try EditProfile(store: store)(.init(displayName: DisplayName("Jun")))
    #expect(canBeRead(descriptor))
    watch.drain()
    #expect(!canBeRead(descriptor))
    try folder.write("neighbour.txt", [1, 2, 3])
    #expect(!canBeRead(descriptor))
  }

  @Test(.enabled(if: isLinux, "only Linux tells of changes by a descriptor"))
  func `a store behind a symbolic link is watched at its target`() throws {
    let folder = ScratchFolder()
    let link = folder.file("link.db")
    let elsewhere = ScratchFolder()
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: elsewhere.file("hearth.db"))
    let store = SQLStore.sqlite(path: FilePath(link), now: .fixed("2026-11-20T09:00"))
    try EditProfile(store: store)(.init(displayName: DisplayName("Mina")))
    let watch = StoreWatch(path: FilePath(link))
    let descriptor = try #require(watch.descriptor)
    try EditProfile(store: store)(.init(displayName: DisplayName("Jun")))
    #expect(canBeRead(descriptor))
    watch.drain()
  }

  @Test(.enabled(if: isLinux, "only Linux tells of changes by a descriptor"))
  func `a store that vanishes, returns or is replaced is reported`() throws {
    let folder = ScratchFolder()
    let path = folder.file("hearth.db")
    let store = SQLStore.sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00"))
    try EditProfile(store: store)(.init(displayName: DisplayName("Mina")))
    try store.close()
    try folder.write("other.db", try #require(folder.bytes("hearth.db")))
    _ = try store.wasChangedElsewhere()
    let watch = StoreWatch(path: FilePath(path))
    let descriptor = try #require(watch.descriptor)
    func tells(_ change: () throws -> Void) rethrows -> Bool {
      watch.drain()
      try change()
      defer { watch.drain() }
      return canBeRead(descriptor)
    }
    #expect(try tells { try FileManager.default.removeItem(atPath: path) })
    #expect(throws: DomainError.self) { try store.wasChangedElsewhere() }
    watch.watchExistingFiles()
    #expect(
      try tells { try FileManager.default.moveItem(atPath: folder.file("other.db"), toPath: path) })
    #expect(try store.wasChangedElsewhere())
    watch.watchExistingFiles()
    let theirs = SQLStore.sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00"))
    #expect(try tells { try EditProfile(store: theirs)(.init(displayName: DisplayName("Jun"))) })
  }

  private func canBeRead(_ descriptor: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
