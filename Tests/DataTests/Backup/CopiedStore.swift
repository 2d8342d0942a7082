import HearthDomain
import HearthTestSupport

@testable import HearthData

/// A suite about a store in a folder of its own, and the copies of it.
protocol CopiedStore {
  var folder: ScratchFolder { get }
}

extension CopiedStore {
  var path: FilePath { folder.place("hearth.db") }
  var clock: LocalClock { LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul) }
  var store: SQLStore { .sqlite(path: path, now: .fixed("2026-11-20T09:00")) }
  var backups: BackupFolder { BackupFolder(path: folder.place("state/backups")) }
  var copies: SQLiteCopies { SQLiteCopies(path: path, clock: clock) { [backups] in backups } }

  func rename(_ name: String, in store: any Store) throws {
    try EditProfile(store: store)(.init(displayName: DisplayName(name)))
  }

  func name(at path: FilePath) throws -> String {
    let store = SQLStore.sqlite(path: path, now: .fixed("2026-11-20T09:00"))
    return try ProfileQueries(store: store).profile().displayName.value
  }
}
