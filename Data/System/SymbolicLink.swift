import HearthDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A symbolic link of the file system.
enum SymbolicLink {
  /// What the link at the path says, or nil if there is no link.
  static func destination(of path: FilePath) -> FilePath? {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink(path.cString, &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    return FilePath(bytes: buffer[..<count].map { UInt8(bitPattern: $0) })
  }

  /// Where the path leads to in the end, even if nothing is there yet.
  static func end(of path: FilePath) -> FilePath {
    var current = path
    for _ in 0..<32 {
      guard let next = destination(of: current) else { break }
      current = current.parent.appending(next)
    }
    return current
  }
}
