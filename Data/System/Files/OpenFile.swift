import CLibrary
import HearthDomain

/// A file that is open, and closed when it is let go of.
///
/// Who has written to it closes it in words: a disk in the network may say only then that it is
/// full, or that it is not there any more.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  init(adopting descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// A new file for its owner alone; nil where none can be made, or there is one already, and
  /// `errno` tells why.
  init?(making path: FilePath) {
    let descriptor = open(path.cString, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  /// What is in a folder can be reached by it; nil where there is none, or only a symbolic link.
  init?(folder path: FilePath) {
    let descriptor = open(
      path.cString, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit {
    systemClose(descriptor)
  }

  /// Closes it; throws ``Unavailability/file(path:_:)`` when what was written may be lost.
  consuming func close(at path: FilePath) throws {
    let descriptor = descriptor
    discard self
    // It is closed also where a signal came in between.
    guard systemClose(descriptor) == 0 || errno == EINTR else {
      throw DomainError.lastError(at: path)
    }
  }
}

/// The system's `close`, which the method of that name would hide.
@discardableResult
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
