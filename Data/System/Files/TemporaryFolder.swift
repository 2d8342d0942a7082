import CLibrary
import HearthDomain

/// A folder for one file that nobody shall see before it is whole, removed when it is let go of.
///
/// It is locked for as long as it is in use. The system takes the lock back when the process
/// ends, however that happens: a folder that can be locked is nobody's any more, and whoever
/// makes the next one beside it removes it. No number of a process is asked about, because a
/// container or another machine counts anew.
struct TemporaryFolder: ~Copyable {
  static let prefix = ".hearth-unfinished-"
  /// Where folders cannot be locked nobody can tell later whether one is in use.
  static let unlockedPrefix = ".hearth-unlocked-"

  /// The path of the file, which is still to be made; what is beside it goes with it: SQLite's
  /// own files, and the checksum of a backup.
  var file: FilePath { path.appending(Self.fileName) }

  /// The path of a text with such an ending, for who looks at more than what is in a file.
  func text(_ suffix: String) -> FilePath { path.appending(Self.textName + suffix) }

  private let path: FilePath
  private let lock: OpenFile

  /// Throws ``Unavailability/file(path:_:)`` of the file for whose sake it is made.
  init(in parent: FilePath, for name: FilePath, tidying tidies: Bool = true) throws {
    if tidies { Self.removeLeftovers(in: parent) }
    for _ in 0..<8 {
      let made = try Self.make(Self.prefix, in: parent, for: name)
      guard let folder = OpenFile(folder: made) else { continue }
      let isLocked = flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0
      // Somebody may have taken it for a leftover before it was locked.
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

  /// Makes the file, has the body fill it, and sees to it that it is on the disk; what cannot be
  /// done is told by the name.
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

  /// What a run left behind that was ended.
  struct Leftover: Hashable {
    let path: FilePath
    let bytes: Int64
    /// No where folders cannot be locked: it may be in use.
    let isSurelyOne: Bool
    var isFolder = true
  }

  /// What runs that were ended left in the folder, with what nobody can tell of.
  static func leftovers(in parent: FilePath) -> [Leftover] {
    oldKinds(in: parent)
      + paths(in: parent).compactMap { path in
        let isSurelyOne = !isUnlockable(path)
        if isSurelyOne, abandoned(path) == nil { return nil }
        let names = Folder(path: path).names()
        let files = names.compactMap { FileStatus(ofLink: path.appending($0)) }
        return Leftover(
          path: path, bytes: files.reduce(0) { $0 + $1.size },
          isSurelyOne: isSurelyOne && names.allSatisfy(isOurs))
      }
  }

  /// Removes what runs that were ended left in the folder, as far as that is sure.
  static func removeLeftovers(in parent: FilePath) {
    for path in paths(in: parent) where !isUnlockable(path) {
      // Where anything else lies, somebody else has a folder of such a name.
      if let folder = abandoned(path), Folder(path: path).names().allSatisfy(isOurs) {
        remove(path, folder)
      }
    }
  }

  private static let fileName = "file"
  private static let textName = "hearth-text"

  /// The files of programs of before these folders: nothing tells whether somebody is still
  /// filling one, so they are told and stay.
  private static func oldKinds(in parent: FilePath) -> [Leftover] {
    Folder(path: parent).names().filter { OldLeftover.isOne($0.bytes) }.compactMap { name in
      let path = parent.appending(name)
      guard let status = FileStatus(ofLink: path), status.kind == .file, status.owner == geteuid()
      else { return nil }
      return Leftover(path: path, bytes: status.size, isSurelyOne: false, isFolder: false)
    }
  }

  private static func paths(in parent: FilePath) -> [FilePath] {
    Folder(path: parent).names().filter(isOne).map { parent.appending($0) }
  }

  /// Whether such a folder has that name.
  static func isOne(_ path: FilePath) -> Bool {
    [prefix, unlockedPrefix].contains {
      path.name.hasPrefix(FilePath($0)) && path.name.bytes.count == $0.utf8.count + 6
    }
  }

  private static let endings = ["", "-wal", "-shm", "-journal", BackupChecksum.ending]

  /// Whether this program puts something of that name there, or an editor beside a text.
  private static func isOurs(_ name: FilePath) -> Bool {
    isOne(name) || isOfText(name) || endings.contains { name == FilePath(fileName + $0) }
  }

  /// Editors keep copies of a text beside it, under names made from its name.
  private static func isOfText(_ name: FilePath) -> Bool {
    ["", ".", "#", ".#"].contains { name.hasPrefix(FilePath($0 + textName + ".")) }
  }

  private static func isUnlockable(_ path: FilePath) -> Bool {
    path.name.hasPrefix(FilePath(unlockedPrefix))
  }

  /// The folder, locked, if it is ours and nobody else holds it.
  private static func abandoned(_ path: FilePath) -> OpenFile? {
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

  /// Takes away only what this program puts there: a folder with anything else in it stays.
  private static func remove(_ path: FilePath, _ folder: borrowing OpenFile) {
    // The file itself may have been made as a whole in there.
    removeLeftovers(in: path)
    for ending in endings { unlinkat(folder.descriptor, fileName + ending, 0) }
    for name in Folder(path: path).names() where isOfText(name) {
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
