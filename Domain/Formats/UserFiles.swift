/// The files that somebody names to read from and to write to.
package protocol UserFiles: Sendable {
  /// Opens the file, or standard input for `-`; each call of the source answers with the
  /// next bytes, and with none at the end. Throws ``Unavailability/file(path:_:)``.
  func source(_ path: FilePath) throws -> () throws -> [UInt8]

  /// The same bytes once all of them are here, where they come from a pipe: whoever holds
  /// something while it reads keeps others waiting for as long as somebody writes to that.
  func arrived(
    _ source: @escaping () throws -> [UInt8], of path: FilePath
  ) throws -> () throws -> [UInt8]

  /// Throws what ``source(_:)`` throws, and for what is no plain file: who only asks whether it
  /// can be read waits for no pipe.
  func checkIsReadable(_ path: FilePath) throws

  /// Whether a plain file is there, and no pipe, which could only be opened by waiting for it.
  func isFile(_ path: FilePath) -> Bool

  /// How many bytes the file has; nil for what is no plain file, or where nobody knows.
  func size(of path: FilePath) -> Int?

  /// Throws ``StoreRefusal/isKept(path:)`` for a file that is no user's to write: a store, what
  /// lies beside it, and whatever else the program keeps.
  func checkIsFree(_ path: FilePath) throws

  /// Writes a whole file for its owner's eyes, or leaves everything as it was.
  ///
  /// Throws what ``checkIsFree(_:)`` throws, and ``Unavailability/file(path:_:)``, also for a file
  /// that is there unless replacing.
  func write(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws

  /// The same with bytes that the body hands over piece by piece; what it throws undoes all.
  func write(
    to path: FilePath, replacing: Bool, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws
}

extension UserFiles {
  package func size(of path: FilePath) -> Int? { nil }

  package func arrived(
    _ source: @escaping () throws -> [UInt8], of path: FilePath
  ) throws -> () throws -> [UInt8] { source }

  package func checkIsFree(_ path: FilePath) throws {}

  package func checkIsReadable(_ path: FilePath) throws { _ = try source(path) }

  package func write(
    to path: FilePath, replacing: Bool, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    var bytes: [UInt8] = []
    try body { bytes += $0 }
    try write(bytes, to: path, replacing: replacing)
  }
}
