import HearthDomain

/// The files of the machine, with `-` for standard input.
package struct SystemFiles: UserFiles {
  package init() {}

  /// Whether there is a file at the path, behind every symbolic link.
  package static func isThere(_ path: FilePath) -> Bool { FileStatus(path: path)?.kind == .file }

  package func source(_ path: FilePath) throws -> () throws -> [UInt8] {
    let chunks =
      path == "-" ? try FileChunks(ofStandardInput: path) : try FileChunks(of: path)
    return { try chunks.next() }
  }

  package func isFile(_ path: FilePath) -> Bool { SystemFiles.isThere(path) }

  /// How many bytes the file has; nil for what is no plain file.
  package func size(of path: FilePath) -> Int? {
    guard let status = FileStatus(path: path), status.kind == .file else { return nil }
    return Int(clamping: status.size)
  }

  package func write(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws {
    try AtomicFile(path: path).write(bytes, replacing: replacing)
  }

  package func write(
    to path: FilePath, replacing: Bool, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    try AtomicFile(path: path).write(replacing: replacing, body)
  }
}
