import Foundation
import HearthData

/// A store's file as migrations leave it, made once, as making it takes longer than most tests.
package enum EmptyStore {
  private static let file = Result {
    let folder = ScratchFolder()
    let path = folder.place("hearth.db")
    let store = SQLStore.sqlite(path: path, now: .fixed("2026-11-20T09:00"))
    try store.write { _ in }
    try store.close()
    return Data(folder.bytes("hearth.db") ?? [])
  }

  /// Puts one there for its owner alone.
  package static func put(at path: String) throws {
    let bytes = try file.get()
    let isMade = FileManager.default.createFile(
      atPath: path, contents: bytes, attributes: [.posixPermissions: 0o600])
    guard isMade else { throw POSIXError(.EIO) }
  }
}
