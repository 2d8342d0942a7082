import CLibrary
import HearthDomain

/// The bytes of a file of any size, in chunks. The file is closed when this object is released.
package final class FileChunks {
  private static let chunkSize = 1 << 16

  private let path: FilePath
  private let descriptor: Int32

  /// Opens a file; if `acceptsPipes`, also a pipe. Otherwise a pipe is rejected, so that it cannot
  /// block the program. Throws ``Unavailability/file(path:_:)``.
  package init(of path: FilePath, acceptsPipes: Bool = true) throws {
    self.path = path
    descriptor = open(path.cString, O_RDONLY | O_CLOEXEC | (acceptsPipes ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw DomainError.lastError(at: path) }
    // From here on, `deinit` closes the file if an error is thrown.
    switch FileStatus(descriptor: descriptor)?.kind {
    case .folder?: throw DomainError.file(path, .isFolder)
    case .other?, nil: if !acceptsPipes { throw DomainError.file(path, .isSpecial) }
    case .file?: break
    }
  }

  /// Reads the rest of standard input.
  package convenience init(ofStandardInput name: FilePath) throws {
    try self.init(of: STDIN_FILENO, named: name)
  }

  /// Reads the rest of an open file, which the caller may close.
  init(of open: Int32, named name: FilePath) throws {
    path = name
    descriptor = fcntl(open, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw DomainError.lastError(at: path) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Returns the next bytes, none at the end. Throws ``Unavailability/file(path:_:)``.
  package func next() throws -> [UInt8] {
    while true {
      var (count, failure) = (0, Int32(0))
      let bytes = [UInt8](unsafeUninitializedCapacity: FileChunks.chunkSize) { buffer, filled in
        count = read(descriptor, buffer.baseAddress, buffer.count)
        failure = errno
        filled = max(0, count)
      }
      if count >= 0 { return bytes }
      guard failure == EINTR else { throw DomainError.file(path, FileTrouble(errno: failure)) }
    }
  }
}
