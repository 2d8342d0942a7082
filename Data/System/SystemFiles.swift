import HearthDomain

/// The files of the machine, with `-` for standard input.
package struct SystemFiles: UserFiles {
  /// What nobody may write over; asked whenever something is to be written.
  private let kept: @Sendable () -> [FilePath]

  package init(keeping kept: @escaping @Sendable () -> [FilePath] = { [] }) {
    self.kept = kept
  }

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

  package func checkIsFree(_ path: FilePath) throws {
    let target = try SymbolicLink.end(of: path.absolute)
    let identity = FileStatus(path: target)?.identity
    for file in kept() {
      let place = try SymbolicLink.end(of: file.absolute)
      let isSame = identity != nil && identity == FileStatus(path: place)?.identity
      guard target != place, !isSame else { throw DomainError.refused(.store(.isKept(path: path))) }
    }
  }

  package func write(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws {
    try checkIsFree(path)
    try AtomicFile(path: path).write(bytes, replacing: replacing)
  }

  package func write(
    to path: FilePath, replacing: Bool, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    try checkIsFree(path)
    try AtomicFile(path: path).write(replacing: replacing, body)
  }
}
