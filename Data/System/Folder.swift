import HearthDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of the file system.
struct Folder: Hashable {
  let path: String

  /// The folder in which the path's last part lies.
  static func parent(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).dropLast()
    return (path.hasPrefix("/") ? "/" : "") + (parts.isEmpty ? "" : parts.joined(separator: "/"))
  }

  /// Makes the folder and all that are missing above it, for their owner alone; leaves
  /// one that is there as it is.
  func create() throws {
    guard !path.isEmpty, FileStatus(path: path)?.kind != .folder else { return }
    try Folder(path: Folder.parent(of: path)).create()
    // Another program may be making it too.
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw DomainError.lastError(at: path)
    }
  }

  /// What lies in the folder, in no order; nothing where it cannot be read.
  func names() -> [String] {
    guard let folder = opendir(path.isEmpty ? "." : path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Makes the name that a file in the folder has got survive a power cut. It has it already, so
  /// that a failure here undoes nothing: it is told as ``UnsureChange/file(path:)``.
  func confirm(_ file: String) throws {
    do { try synchronize() } catch { throw DomainError.unsure(.file(path: file)) }
  }

  /// Makes the names in the folder survive a power cut.
  func synchronize() throws {
    let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DomainError.lastError(at: path) }
    defer { close(descriptor) }
    // Some file systems cannot do this for folders, and say so with EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw DomainError.lastError(at: path)
    }
  }
}
