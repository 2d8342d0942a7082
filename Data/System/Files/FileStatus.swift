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
  /// Whether it is a symbolic link, where none is followed.
  let isLink: Bool
  let size: Int64
  /// What tells the file from all others, under whatever name.
  let identity: FileIdentity
  /// Who may do what: the lowest nine bits.
  let permissions: mode_t
  let owner: uid_t
  /// When its bytes were changed last, by the clock of that time.
  let written: FileTime
  /// When anything of it was changed last, which nobody can set back.
  let changed: FileTime

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
    isLink = status.st_mode & S_IFMT == S_IFLNK
    size = Int64(status.st_size)
    permissions = status.st_mode & 0o777
    #if canImport(Darwin)
      written = FileTime(status.st_mtimespec)
      changed = FileTime(status.st_ctimespec)
    #else
      written = FileTime(status.st_mtim)
      changed = FileTime(status.st_ctim)
    #endif
    owner = status.st_uid
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

/// A moment as the system notes it of a file.
struct FileTime: Hashable, Comparable {
  private let seconds: Int
  private let nanoseconds: Int

  init(_ time: timespec) {
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }

  static let zero = FileTime(timespec())

  static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  static func < (one: FileTime, other: FileTime) -> Bool {
    (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
  }

  /// Whether it lies more than so many milliseconds before that time.
  func isBefore(_ other: FileTime, byMilliseconds milliseconds: Int) -> Bool {
    let later = nanoseconds + milliseconds % 1_000 * 1_000_000
    let seconds = seconds + milliseconds / 1_000 + later / 1_000_000_000
    return (seconds, later % 1_000_000_000) < (other.seconds, other.nanoseconds)
  }

  /// As a text that no other time has.
  var text: String { "\(seconds).\(nanoseconds)" }

  /// Notes it of an open file, as far as the file system lets it.
  func note(of descriptor: Int32) {
    let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    _ = futimens(descriptor, [time, time])
  }
}

/// A file itself, apart from its names.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
