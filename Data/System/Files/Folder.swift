import CLibrary
import HearthDomain

/// A folder of the file system.
struct Folder: Hashable {
  let path: FilePath

  /// Creates the folder and missing parents durably, with mode 0700. Does nothing if it exists.
  func create() throws {
    guard FileStatus(path: path)?.kind != .folder else { return }
    let parent = path.parent
    if parent != path { try Folder(path: parent).create() }
    if mkdir(path.cString, 0o700) == 0 { return try Folder(path: parent).synchronize() }
    guard errno == EEXIST else { throw DomainError.lastError(at: path) }
    // Check the kind: another program may have created the folder, or a link or file may have the
    // name.
    guard FileStatus(path: path)?.kind != .folder else { return }
    let isLink = SymbolicLink.destination(of: path) != nil
    throw DomainError.file(path, isLink ? .brokenLink : .notFolder)
  }

  /// Returns the names in the folder, unsorted. If it cannot be read completely, returns those that
  /// were read.
  func names() -> [FilePath] {
    var names: [FilePath] = []
    try? each { names.append($0) }
    return names
  }

  /// Calls the body with each name in the folder, unsorted. Throws if the folder cannot be read
  /// completely.
  func each(_ body: (FilePath) throws -> Void) throws {
    guard let folder = opendir(path.cString) else {
      let error = DomainError.lastError(atFolder: path)
      if let status = FileStatus(path: path), status.kind != .folder {
        throw DomainError.file(path, .notFolder)
      }
      throw error
    }
    defer { closedir(folder) }
    while true {
      errno = 0
      guard let entry = readdir(folder) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          FilePath(cString: $0)
        }
      }
      if name != ".", name != ".." { try body(name) }
    }
    if errno != 0 { throw DomainError.lastError(at: path) }
  }

  /// Makes the name of a new file in the folder durable. On failure the file remains, so the error
  /// is ``UncertainChange/file(path:)``.
  func synchronizeName(_ file: FilePath) throws {
    do { try synchronize() } catch { throw DomainError.uncertain(.file(path: file)) }
  }

  /// Makes the names in the folder durable.
  func synchronize() throws {
    let descriptor = open(path.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that is writable may not be readable.
    if descriptor < 0, errno == EACCES { return }
    guard descriptor >= 0 else { throw DomainError.lastError(at: path) }
    defer { close(descriptor) }
    // Some file systems cannot sync folders, and return EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw DomainError.lastError(at: path)
    }
  }

  /// Runs the body while holding a lock on the folder, which excludes other processes. Waits for
  /// the lock as long as for a store, and then throws ``FileTrouble/busy``.
  func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    let descriptor = open(path.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DomainError.lastError(at: path) }
    defer { close(descriptor) }
    var waited: Int32 = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      // Some file systems have no locks. Continue without one, since the time between reading and
      // renaming is short.
      guard errno == EWOULDBLOCK else { break }
      guard waited < 5_000 else { throw DomainError.file(path, .busy) }
      poll(nil, 0, 20)
      waited += 20
    }
    return try body()
  }
}
