import CLibrary
import HearthDomain

/// Reads small files that the user did not name. Rejects pipes, so that none can block the program.
package struct FileReader: Hashable, Sendable {
  /// Maximum size of a file, in bytes.
  package let limit: Int

  package init(limit: Int) {
    self.limit = max(0, limit)
  }

  /// Returns the contents of the file. Throws ``Unavailability/file(path:_:)``, also if the file
  /// exceeds the limit.
  package func bytes(of path: FilePath) throws -> [UInt8] {
    let descriptor = open(path.cString, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw DomainError.lastError(at: path) }
    defer { close(descriptor) }
    guard let status = FileStatus(descriptor: descriptor) else {
      throw DomainError.lastError(at: path)
    }
    switch status.kind {
    case .file: break
    case .folder: throw DomainError.file(path, .isFolder)
    case .other: throw DomainError.file(path, .isSpecial)
    }
    guard status.size <= Int64(limit) else { throw tooLarge(path) }
    return try read(descriptor, path: path, expecting: Int(status.size))
  }

  private func read(_ descriptor: Int32, path: FilePath, expecting size: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    // Make room for one more byte, so that the first call already reaches the end of the file.
    var chunk = [UInt8](repeating: 0, count: min(max(size + 1, 4_096), 1 << 20))
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw DomainError.lastError(at: path) }
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw tooLarge(path) }
      bytes += chunk[..<count]
    }
  }

  private func tooLarge(_ path: FilePath) -> DomainError {
    .file(path, .failed(detail: "more than \(limit) bytes"))
  }
}

/// Calls the system's `read`, which is hidden here by a method of that name.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
