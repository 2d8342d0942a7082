import CLibrary
import HearthDomain

/// Removes a folder even if this program is killed, so that decrypted data in it is not left
/// behind.
///
/// A shell waits for a line from this program, and removes the folder if its input ends without
/// one.
final class FolderGuard {
  private let writeEnd: Int32
  private let process: pid_t

  /// Returns nil if no shell can be started; then the next run removes leftovers.
  init?(of path: FilePath) {
    guard let ends = PipeEnds() else { return nil }
    defer { close(ends.readEnd) }
    var process: pid_t = 0
    let shell = ProgramStart(
      words: ["/bin/sh", "-c", "read -r word || rm -rf -- \"$1\"", "sh", path],
      // The shell must survive keys such as Ctrl-C that end this program.
      input: .descriptor(ends.readEnd), leadsGroup: true)
    guard shell(&process) == 0 else {
      close(ends.writeEnd)
      return nil
    }
    writeEnd = ends.writeEnd
    self.process = process
  }

  /// Ends the guard; the caller removes the folder.
  func dismiss() {
    _ = writeAll([UInt8(ascii: "\n")], to: writeEnd)
    close(writeEnd)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}

extension TemporaryFolder {
  /// Runs the body while the folder is guarded.
  borrowing func whileGuarded<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let guardian = FolderGuard(of: file.parent)
    defer { guardian?.dismiss() }
    return try body()
  }
}
