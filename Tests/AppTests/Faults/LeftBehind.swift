import Foundation

/// Background processes that runs started in a home: a shell that cleans up after a killed process,
/// a sync that continues.
///
/// Reading or clearing a home while one of them is running would see a partial state.
struct LeftBehind {
  let home: String

  /// Longer than any background process takes.
  private static let patience = 30.0

  /// Waits until all have ended; throws if one does not.
  func wait() throws {
    let end = Date(timeIntervalSinceNow: LeftBehind.patience)
    while let process = processes().first {
      guard Date() < end else { throw Stays(process: process, home: home) }
      usleep(5_000)
    }
  }

  /// Kills them, because the home is going to be cleared.
  func end() throws {
    for process in processes() { kill(process, SIGKILL) }
    try wait()
  }

  /// Returns the processes with the home in their environment, which child processes inherit. A
  /// zombie has no environment.
  private func processes() -> [pid_t] {
    let named = Data("=\(home)".utf8)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { process in
      let variables = try? FileHandle(forReadingAtPath: "/proc/\(process)/environ")?.readToEnd()
      return variables?.range(of: named) != nil
    }
  }

  struct Stays: Error {
    let process: pid_t
    let home: String
  }
}
