import Foundation
import HearthData

/// File of an empty store with all migrations, created once, because creating it takes longer than
/// most tests.
package enum EmptyStore {
  private static let file = Result {
    let folder = ScratchFolder()
    let path = folder.place("hearth.db")
    let store = SQLStore.sqlite(path: path, now: .fixed("2026-11-20T09:00"))
    try store.write { _ in }
    try store.close()
    return Data(folder.bytes("hearth.db") ?? [])
  }

  /// Writes the file of an empty store, readable only by its owner.
  package static func put(at path: String) throws {
    let bytes = try file.get()
    let isMade = FileManager.default.createFile(
      atPath: path, contents: bytes, attributes: [.posixPermissions: 0o600])
    guard isMade else { throw POSIXError(.EIO) }
  }
}
