import CLibrary
import HearthDomain

/// A folder of the file system.
struct Folder: Hashable {
  let path: FilePath

  /// Makes the folder and all that are missing above it, for their owner alone, so that they
  /// survive a power cut; leaves one that is there as it is.
  func create() throws {
    guard FileStatus(path: path)?.kind != .folder else { return }
    let parent = path.parent
    if parent != path { try Folder(path: parent).create() }
    if mkdir(path.cString, 0o700) == 0 { return try Folder(path: parent).synchronize() }
    guard errno == EEXIST else { throw DomainError.lastError(at: path) }
    // Another program may have made it too; else a link is in the way, or a file.
    guard FileStatus(path: path)?.kind != .folder else { return }
    let isLink = SymbolicLink.destination(of: path) != nil
    throw DomainError.file(path, isLink ? .brokenLink : .notFolder)
  }

  /// What lies in the folder, in no order; as much as can be read.
  func names() -> [FilePath] {
    var names: [FilePath] = []
    try? each { names.append($0) }
    return names
  }

  /// Hands over the name of all that lies in the folder, in no order; throws where that cannot be
  /// read to its end.
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

  /// Makes the name that a file in the folder has got survive a power cut. It has it already, so
  /// that a failure here undoes nothing: it is told as ``UnsureChange/file(path:)``.
  func confirm(_ file: FilePath) throws {
    do { try synchronize() } catch { throw DomainError.unsure(.file(path: file)) }
  }

  /// Makes the names in the folder survive a power cut.
  func synchronize() throws {
    let descriptor = open(path.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder may take names from those who cannot list them.
    if descriptor < 0, errno == EACCES { return }
    guard descriptor >= 0 else { throw DomainError.lastError(at: path) }
    defer { close(descriptor) }
    // Some file systems cannot do this for folders, and say so with EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw DomainError.lastError(at: path)
    }
  }

  /// Runs the body while no other process is in here; those that come later wait, but no longer
  /// than for a store: then ``FileTrouble/busy`` is thrown.
  func whileAlone<Result>(_ body: () throws -> Result) throws -> Result {
    let descriptor = open(path.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DomainError.lastError(at: path) }
    defer { close(descriptor) }
    var waited: Int32 = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      // Some file systems know no locks; there the time between reading and renaming is short.
      guard errno == EWOULDBLOCK else { break }
      guard waited < 5_000 else { throw DomainError.file(path, .busy) }
      poll(nil, 0, 20)
      waited += 20
    }
    return try body()
  }
}
