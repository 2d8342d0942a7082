import CLibrary
import HearthDomain

/// Status of a path, following symbolic links.
struct FileStatus: Hashable {
  enum Kind: Hashable {
    case file
    case folder
    /// A pipe, a device, a socket, or a symbolic link that is not followed.
    case other
  }

  let kind: Kind
  /// Whether the path is a symbolic link, which was not followed.
  let isLink: Bool
  let size: Int64
  /// Identifies the file, whatever its names are.
  let identity: FileIdentity
  /// Permissions: the lowest nine bits of the mode.
  let permissions: mode_t
  let owner: uid_t
  /// Time of the last modification of its contents.
  let modifiedAt: FileTime
  /// Time of the last change of contents or status. Programs cannot set it.
  let statusChangedAt: FileTime

  /// Reads the status; nil if nothing is there or it is inaccessible, which `errno` tells.
  init?(path: FilePath) {
    var status = stat()
    guard stat(path.cString, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Returns the status; nil only if nothing is there. Throws if it is inaccessible.
  static func existing(at path: FilePath) throws -> FileStatus? {
    if let status = FileStatus(path: path) { return status }
    guard errno == ENOENT || errno == ENOTDIR else { throw DomainError.lastError(at: path) }
    return nil
  }

  /// Reads the status of the path itself. A symbolic link is of the kind ``Kind/other``.
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
      modifiedAt = FileTime(status.st_mtim)
      statusChangedAt = FileTime(status.st_ctim)
    #endif
    owner = status.st_uid
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

/// A timestamp of a file.
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

  /// Whether this time is before the other by more than so many milliseconds.
  func isBefore(_ other: FileTime, byMilliseconds milliseconds: Int) -> Bool {
    let later = nanoseconds + milliseconds % 1_000 * 1_000_000
    let seconds = seconds + milliseconds / 1_000 + later / 1_000_000_000
    return (seconds, later % 1_000_000_000) < (other.seconds, other.nanoseconds)
  }

  /// The time as text, different for each time.
  var text: String { "\(seconds).\(nanoseconds)" }

  /// Sets the timestamps of the file to this time, if the file system permits.
  func setTimestamps(of descriptor: Int32) {
    let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    _ = futimens(descriptor, [time, time])
  }
}

/// Identifies a file, whatever its names are.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
