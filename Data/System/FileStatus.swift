import CLibrary
import HearthDomain

/// What the system knows of a path, behind every symbolic link.
struct FileStatus: Hashable {
  enum Kind: Hashable {
    case file
    case folder
    /// A pipe, a device, a socket, or a symbolic link where none is followed.
    case other
  }

  let kind: Kind
  let size: Int64
  /// What tells the file from all others, under whatever name.
  let identity: FileIdentity
  /// Who may do what: the lowest nine bits.
  let permissions: mode_t
  let owner: uid_t

  /// Nil when nothing is there, or nothing that may be looked at; `errno` tells which.
  init?(path: FilePath) {
    var status = stat()
    guard stat(path.cString, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The same, and nil only when nothing is there: what cannot be looked at may hold all there is.
  static func present(at path: FilePath) throws -> FileStatus? {
    if let status = FileStatus(path: path) { return status }
    guard errno == ENOENT || errno == ENOTDIR else { throw DomainError.lastError(at: path) }
    return nil
  }

  /// The same of what has that name itself; a symbolic link is of another kind.
  init?(ofLink path: FilePath) {
    var status = stat()
    guard lstat(path.cString, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    size = Int64(status.st_size)
    permissions = status.st_mode & 0o777
    owner = status.st_uid
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

/// A file itself, apart from its names.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
