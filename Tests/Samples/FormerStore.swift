import Compressing
import Foundation

/// A store of the last version before the schema baseline; `Tests/Fixtures/Stores` describes its
/// contents.
package enum FormerStore: String, CaseIterable, Sendable {
  case demo
  case year
  case locked
  case links
  case sync
  case journal

  /// Bytes of the store's file.
  package var bytes: Data { get throws { Data(try Self.unpacked("\(rawValue).db.gz")) } }

  /// The export that this version made of it, with the journal.
  package var export: String {
    get throws { String(decoding: try Self.unpacked("\(rawValue).json.gz"), as: UTF8.self) }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Stores")

  private static func unpacked(_ name: String) throws -> [UInt8] {
    var packed = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    guard let library = ZLibrary.system else { throw CocoaError(.featureUnsupported) }
    let inflater = Inflater(.gzip, library) {
      defer { packed = [] }
      return packed
    }
    var bytes: [UInt8] = []
    while case let more = try inflater.next(), !more.isEmpty { bytes += more }
    return bytes
  }
}
