import CLibrary
import HearthDomain

/// Reads and writes files of this machine. `-` stands for standard input.
package struct SystemFiles: UserFiles {
  /// Returns the files that must not be overwritten; called before each write.
  private let protectedFiles: @Sendable () -> [FilePath]
  /// Folder for temporary files with data from pipes.
  private let temporaryFolder: FilePath

  package init(
    scratch: FilePath = "/tmp", keeping kept: @escaping @Sendable () -> [FilePath] = { [] }
  ) {
    self.temporaryFolder = scratch
    self.protectedFiles = kept
  }

  /// Whether there is a file at the path. Follows symbolic links.
  package static func fileExists(_ path: FilePath) -> Bool { FileStatus(path: path)?.kind == .file }

  /// Whether there is certainly nothing at the path. False for an inaccessible path, which may
  /// exist.
  package static func isMissing(_ path: FilePath) -> Bool {
    FileStatus(path: path) == nil && errno == ENOENT
  }

  package func source(_ path: FilePath) throws -> () throws -> [UInt8] {
    let chunks =
      path == "-" ? try FileChunks(ofStandardInput: path) : try FileChunks(of: path)
    return { try chunks.next() }
  }

  package func buffered(
    _ source: @escaping () throws -> [UInt8], of path: FilePath
  ) throws -> () throws -> [UInt8] {
    let status =
      path == "-" ? FileStatus(descriptor: STDIN_FILENO) : FileStatus(path: path)
    guard status?.kind != .file else { return source }
    let bytes = try ArrivedBytes(of: source, called: path, in: temporaryFolder)
    return { try bytes.next() }
  }

  package func checkIsReadable(_ path: FilePath) throws {
    _ = try FileChunks(of: path, acceptsPipes: false)
  }

  package func isFile(_ path: FilePath) -> Bool { SystemFiles.fileExists(path) }

  /// Returns the size in bytes; nil if it is no plain file.
  package func size(of path: FilePath) -> Int? {
    guard let status = FileStatus(path: path), status.kind == .file else { return nil }
    return Int(clamping: status.size)
  }

  package func checkIsOverwritable(_ path: FilePath) throws {
    let target = try PathTarget(path)
    for file in protectedFiles() where try PathTarget(file).isSame(as: target) {
      throw DomainError.refused(.store(.belongsToProgram(path: path)))
    }
  }

  package func write(_ bytes: [UInt8], to path: FilePath, replacing: Bool) throws {
    try checkIsOverwritable(path)
    try AtomicFile(path: path).write(bytes, replacing: replacing, privately: true)
  }

  package func write(
    to path: FilePath, replacing: Bool, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    try checkIsOverwritable(path)
    try AtomicFile(path: path).write(replacing: replacing, privately: true, body)
  }
}

/// A path with its symbolic links resolved, to compare it with others. The file need not exist.
private struct PathTarget {
  private let path: FilePath
  private let file: FileIdentity?
  private let folder: FileIdentity?

  init(_ path: FilePath) throws {
    self.path = try SymbolicLink.finalTarget(of: path.absolute)
    file = FileStatus(path: self.path)?.identity
    folder = FileStatus(path: self.path.parent)?.identity
  }

  /// Whether both are the same file, even under another hard link or by another path to the folder.
  func isSame(as other: PathTarget) -> Bool {
    if path == other.path { return true }
    if let file, file == other.file { return true }
    return folder != nil && folder == other.folder && path.lastComponent == other.path.lastComponent
  }
}
