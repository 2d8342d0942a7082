import CLibrary
import HearthDomain

/// An open file, which is closed when it goes out of scope.
///
/// After writing, call ``close(at:)``: a network drive may report only then that it is full or
/// gone.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  init(adopting descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Creates a file with mode 0600. Returns nil if that fails, for example because the file exists;
  /// `errno` has the reason.
  init?(making path: FilePath) {
    let descriptor = open(path.cString, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  /// Opens a folder; nil if there is none. A symbolic link to a folder does not count.
  init?(folder path: FilePath) {
    let descriptor = open(
      path.cString, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit {
    systemClose(descriptor)
  }

  /// Closes the file. Throws ``Unavailability/file(path:_:)`` if data that was written may be lost.
  consuming func close(at path: FilePath) throws {
    let descriptor = descriptor
    discard self
    // After EINTR the file is closed as well.
    guard systemClose(descriptor) == 0 || errno == EINTR else {
      throw DomainError.lastError(at: path)
    }
  }
}

/// Calls the system's `close`, which is hidden here by a method of that name.
@discardableResult
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
