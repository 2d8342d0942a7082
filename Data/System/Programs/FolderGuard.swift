import CLibrary
import HearthDomain

/// Sees to it that a folder goes also when this program is ended so that it can do nothing more:
/// what lies in there open, and was closed elsewhere, shall not stay behind.
///
/// A shell waits for a word of this program, and removes the folder when the other end of its input
/// is gone without one.
final class FolderGuard {
  private let end: Int32
  private let process: pid_t

  /// Where no shell can be started nothing is guarded; what is left behind goes with the next run.
  init?(of path: FilePath) {
    guard let ends = PipeEnds() else { return nil }
    defer { close(ends.read) }
    var process: pid_t = 0
    let shell = ProgramStart(
      words: ["/bin/sh", "-c", "read -r word || rm -rf -- \"$1\"", "sh", path],
      // A key that ends this program does not end who looks after what it leaves.
      input: .descriptor(ends.read), leadsGroup: true)
    guard shell(&process) == 0 else {
      close(ends.write)
      return nil
    }
    end = ends.write
    self.process = process
  }

  /// Leaves the folder to whoever made it.
  func dismiss() {
    _ = writeAll([UInt8(ascii: "\n")], to: end)
    close(end)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}

extension TemporaryFolder {
  /// Runs the body while somebody looks after the folder, also if this program is ended.
  borrowing func whileGuarded<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let guardian = FolderGuard(of: file.parent)
    defer { guardian?.dismiss() }
    return try body()
  }
}
