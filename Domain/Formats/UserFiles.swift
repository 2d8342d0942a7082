/// Access to files that the user names for reading and writing.
package protocol UserFiles: Sendable {
  /// Opens the file, or standard input for `-`. Each call of the source returns the next bytes, and
  /// none at the end. Throws ``Unavailability/file(path:_:)``.
  func source(_ path: FilePath) throws -> () throws -> [UInt8]

  /// Buffers the source completely if it is a pipe, so that a lock is not held while a slow writer
  /// is awaited.
  func buffered(
    _ source: @escaping () throws -> [UInt8], of path: FilePath
  ) throws -> () throws -> [UInt8]

  /// Throws what ``source(_:)`` throws, and for anything but a regular file, so that the check does
  /// not wait for a pipe.
  func checkIsReadable(_ path: FilePath) throws

  /// Whether a regular file exists; false for a pipe, which could be opened only by waiting for it.
  func isFile(_ path: FilePath) -> Bool

  /// Returns the size in bytes; nil if unknown or not a regular file.
  func size(of path: FilePath) -> Int?

  /// Throws ``StoreRefusal/belongsToProgram(path:)`` for files of the program, such as stores and
  /// the files beside them, which users must not overwrite.
  func checkIsOverwritable(_ path: FilePath) throws

  /// Writes the file completely, readable by its owner only, or changes nothing.
  ///
  /// Throws what ``checkIsOverwritable(_:)`` throws, and ``Unavailability/file(path:_:)``, also if
  /// the file exists and `replacing` is false.
  func write(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws

  /// Writes the file in the chunks that the body passes to `write`. An error thrown by the body
  /// leaves the file as it was.
  func write(
    to path: FilePath, replacing: Bool, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws
}

extension UserFiles {
  package func size(of path: FilePath) -> Int? { nil }

  package func buffered(
    _ source: @escaping () throws -> [UInt8], of path: FilePath
  ) throws -> () throws -> [UInt8] { source }

  package func checkIsOverwritable(_ path: FilePath) throws {}

  package func checkIsReadable(_ path: FilePath) throws { _ = try source(path) }

  package func write(
    to path: FilePath, replacing: Bool, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    var bytes: [UInt8] = []
    try body { bytes += $0 }
    try write(bytes, to: path, replacing: replacing)
  }
}
