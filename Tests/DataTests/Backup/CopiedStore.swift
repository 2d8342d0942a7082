import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// A suite about a store in a separate folder and its copies.
protocol CopiedStore {
  var folder: ScratchFolder { get }
}

extension CopiedStore {
  var path: FilePath { folder.place("hearth.db") }
  var clock: LocalClock { LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul) }
  var store: SQLStore { .sqlite(path: path, now: .fixed("2026-11-20T09:00")) }
  var backups: BackupFolder { BackupFolder(path: folder.place("state/backups")) }
  var copies: SQLiteBackups { SQLiteBackups(path: path, clock: clock) { [backups] in backups } }

  /// Sets the modification time of the file.
  func date(_ file: FilePath, _ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: file.displayText)
  }

  /// Makes that many copies, a thousand seconds apart, the oldest first.
  func makeCopies(_ count: Int) throws -> [FilePath] {
    try (1...count).map { turn in
      let copy = try copies.makeBackup(at: nil, replacing: false).path
      try date(copy, Double(turn) * 1_000)
      return copy
    }
  }

  /// All copies in the folder, the newest first.
  var found: [FilePath] { backups.namesNewestFirst().map { backups.path.appending($0.text) } }

  /// Changes a letter of a name in the file, which SQLite cannot detect.
  func spoilName(in copy: FilePath) throws {
    let file = URL(fileURLWithPath: copy.displayText)
    var bytes = try Data(contentsOf: file)
    let place = try #require(bytes.range(of: Data("Mina".utf8)))
    bytes.replaceSubrange(place, with: Data("Nina".utf8))
    try bytes.write(to: file)
  }

  func rename(_ name: String, in store: any Store) throws {
    try EditProfile(store: store)(.init(displayName: DisplayName(name)))
  }

  func name(at path: FilePath) throws -> String {
    let store = SQLStore.sqlite(path: path, now: .fixed("2026-11-20T09:00"))
    return try ProfileQueries(store: store).profile().displayName.value
  }
}
