import CLibrary
import HearthDomain

/// Removes a folder even if this program is killed, so that decrypted data in it does not remain.
///
/// A shell waits for a line from this program. If its input ends without one, it removes the
/// folder.
final class FolderGuard {
  private let writeEnd: Int32
  private let process: pid_t

  /// Starts the guard; nil if no shell can be started. Then the next run removes the folder.
  init?(of path: FilePath) {
    guard let ends = PipeEnds() else { return nil }
    defer { close(ends.readEnd) }
    var process: pid_t = 0
    let shell = ProgramStart(
      words: ["/bin/sh", "-c", "read -r word || rm -rf -- \"$1\"", "sh", path],
      // The shell leads its own process group, so that keys such as Ctrl-C, which end this program,
      // do not end the shell.
      input: .descriptor(ends.readEnd), leadsGroup: true)
    guard shell(&process) == 0 else {
      close(ends.writeEnd)
      return nil
    }
    writeEnd = ends.writeEnd
    self.process = process
  }

  /// Ends the guard without removing the folder, which the caller then does.
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
