import CLibrary
import HearthDomain

/// Symbolic links of the file system.
enum SymbolicLink {
  static func destination(of path: FilePath) -> FilePath? {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink(path.cString, &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    return FilePath(bytes: buffer[..<count].map { UInt8(bitPattern: $0) })
  }

  /// Follows symbolic links and returns the final path, even if nothing exists there. Throws
  /// ``FileTrouble/brokenLink`` if the links form a loop.
  static func finalTarget(of path: FilePath) throws -> FilePath {
    var current = path
    // The same maximum number of links as the system's.
    for _ in 0..<40 {
      guard let next = destination(of: current) else { return current }
      current = current.parent.appending(next)
    }
    throw DomainError.file(path, .brokenLink)
  }
}

extension BrokenLink {
  /// Finds the first broken link among the components of the path; nil if there is none.
  package init?(onWayTo path: FilePath) {
    var place: FilePath = path.isAbsolute ? "/" : "."
    for name in path.bytes.split(separator: UInt8(ascii: "/")) {
      place = place.appending(FilePath(bytes: name))
      guard FileStatus(path: place) == nil else { continue }
      let isLoop = errno == ELOOP
      guard let target = SymbolicLink.destination(of: place) else { return nil }
      self.init(link: place, target: isLoop ? nil : place.parent.appending(target))
      return
    }
    return nil
  }
}
