import CLibrary
import HearthDomain

/// A private folder for one file until the file is complete. It is removed when it goes out of
/// scope.
///
/// The folder is locked while it is in use. However the process ends, the system releases the lock;
/// so an unlocked folder is abandoned, and the next run removes it. Process ids would not do, as
/// containers and other machines have their own.
struct TemporaryFolder: ~Copyable {
  static let prefix = ".hearth-unfinished-"
  /// Prefix of the names of folders that could not be locked. Whether such a folder is abandoned
  /// cannot be known.
  static let unlockedPrefix = ".hearth-unlocked-"

  /// Path of the file, which does not exist yet. Removing the folder also removes SQLite's files
  /// for it and the checksum of a backup.
  var file: FilePath { path.appending(Self.fileName) }

  /// Returns the path of a text file with the suffix, for editors that choose a mode by it.
  func textPath(_ suffix: String) -> FilePath { path.appending(Self.textName + suffix) }

  private let path: FilePath
  private let lock: OpenFile

  /// Creates the folder for a file that is to get the name `name`; errors name that file. Throws
  /// ``Unavailability/file(path:_:)``.
  init(in parent: FilePath, for name: FilePath, tidying tidies: Bool = true) throws {
    if tidies { Self.removeLeftovers(in: parent) }
    for _ in 0..<8 {
      let made = try Self.make(Self.prefix, in: parent, for: name)
      guard let folder = OpenFile(folder: made) else { continue }
      let isLocked = flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0
      // Before it was locked, another run may have removed the folder as abandoned.
      if isLocked, FileStatus(path: made)?.identity == FileStatus(folder)?.identity {
        path = made
        lock = folder
        return
      }
      rmdir(made.cString)
    }
    let made = try Self.make(Self.unlockedPrefix, in: parent, for: name)
    guard let folder = OpenFile(folder: made) else {
      let error = DomainError.lastError(at: name)
      rmdir(made.cString)
      throw error
    }
    path = made
    lock = folder
  }

  deinit {
    Self.remove(path, lock)
  }

  /// Creates the file, lets the body write it, and syncs it to disk. Errors name the file `name`.
  func fill(
    mode: mode_t = 0o600, called name: FilePath, _ body: (Int32, FilePath) throws -> Void
  ) throws {
    guard let made = OpenFile(making: file) else { throw DomainError.lastError(at: name) }
    try body(made.descriptor, file)
    guard fchmod(made.descriptor, mode) == 0, fsync(made.descriptor) == 0 else {
      throw DomainError.lastError(at: name)
    }
    try made.close(at: name)
  }

  /// A file or folder left by a crashed run.
  struct Leftover: Hashable {
    let path: FilePath
    let bytes: Int64
    /// Whether it is certainly abandoned. False if it could not be locked, so that it may still be
    /// in use.
    let isCertainlyAbandoned: Bool
    var isFolder = true
  }

  /// Returns what crashed runs left in the folder. Includes what may still be in use.
  static func leftovers(in parent: FilePath) -> [Leftover] {
    oldLeftovers(in: parent)
      + folderPaths(in: parent).compactMap { path in
        let isSurelyOne = !isUnlockable(path)
        if isSurelyOne, lockIfAbandoned(path) == nil { return nil }
        let names = Folder(path: path).names()
        let files = names.compactMap { FileStatus(ofLink: path.appending($0)) }
        return Leftover(
          path: path, bytes: files.reduce(0) { $0 + $1.size },
          isCertainlyAbandoned: isSurelyOne && names.allSatisfy(isOwnFileName))
      }
  }

  /// Removes what crashed runs left in the folder. Keeps what may still be in use.
  static func removeLeftovers(in parent: FilePath) {
    for path in folderPaths(in: parent) where !isUnlockable(path) {
      // Keep a folder with other contents, which belongs to someone else.
      if let folder = lockIfAbandoned(path), Folder(path: path).names().allSatisfy(isOwnFileName) {
        remove(path, folder)
      }
    }
  }

  private static let fileName = "file"
  private static let textName = "hearth-text"

  /// Returns files of versions that did not yet use such folders. They are only reported, as they
  /// may be in use.
  private static func oldLeftovers(in parent: FilePath) -> [Leftover] {
    Folder(path: parent).names().filter { OldLeftover.matches($0.bytes) }.compactMap { name in
      let path = parent.appending(name)
      guard let status = FileStatus(ofLink: path), status.kind == .file, status.owner == geteuid()
      else { return nil }
      return Leftover(path: path, bytes: status.size, isCertainlyAbandoned: false, isFolder: false)
    }
  }

  private static func folderPaths(in parent: FilePath) -> [FilePath] {
    Folder(path: parent).names().filter(isTemporaryFolder).map { parent.appending($0) }
  }

  /// Whether the name of the path is that of a temporary folder of this program.
  static func isTemporaryFolder(_ path: FilePath) -> Bool {
    [prefix, unlockedPrefix].contains {
      path.lastComponent.hasPrefix(FilePath($0))
        && path.lastComponent.bytes.count == $0.utf8.count + 6
    }
  }

  private static let suffixes = ["", "-wal", "-shm", "-journal", BackupChecksum.suffix]

  /// Whether this program, or an editor, creates a file of this name in such a folder.
  private static func isOwnFileName(_ name: FilePath) -> Bool {
    isTemporaryFolder(name) || isTextCopy(name)
      || suffixes.contains { name == FilePath(fileName + $0) }
  }

  /// Whether the name is that of a copy which an editor puts next to a text, such as
  /// `.hearth-text.md.swp`.
  private static func isTextCopy(_ name: FilePath) -> Bool {
    ["", ".", "#", ".#"].contains { name.hasPrefix(FilePath($0 + textName + ".")) }
  }

  private static func isUnlockable(_ path: FilePath) -> Bool {
    path.lastComponent.hasPrefix(FilePath(unlockedPrefix))
  }

  /// Locks the folder and returns it; nil if it is in use or belongs to another user.
  private static func lockIfAbandoned(_ path: FilePath) -> OpenFile? {
    guard let folder = OpenFile(folder: path), FileStatus(folder)?.owner == geteuid(),
      flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0
    else { return nil }
    return folder
  }

  private static func make(
    _ prefix: String, in parent: FilePath, for name: FilePath
  ) throws -> FilePath {
    var template = parent.appending(prefix + "XXXXXX").cString
    guard mkdtemp(&template) != nil else {
      let trouble = FileTrouble(errno: errno)
      throw DomainError.file(name, trouble == .missing ? .noFolder : trouble)
    }
    return FilePath(cString: template)
  }

  /// Removes this program's files in the folder, and then the folder if it is empty.
  private static func remove(_ path: FilePath, _ folder: borrowing OpenFile) {
    // A file in the folder may have been written atomically as well, and have left its own folder.
    removeLeftovers(in: path)
    for ending in suffixes { unlinkat(folder.descriptor, fileName + ending, 0) }
    for name in Folder(path: path).names() where isTextCopy(name) {
      unlinkat(folder.descriptor, name.cString, 0)
    }
    rmdir(path.cString)
  }
}

extension FileStatus {
  fileprivate init?(_ file: borrowing OpenFile) {
    self.init(descriptor: file.descriptor)
  }
}
