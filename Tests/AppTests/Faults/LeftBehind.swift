import Foundation

/// What runs have left to themselves in a home: a shell that removes what a killed one could not,
/// an exchange that goes on.
///
/// Who looks at a home, or empties it, while one of them is there sees half of what it does.
struct LeftBehind {
  let home: String

  /// Longer than anything goes on by itself.
  private static let patience = 30.0

  /// Waits until nobody is there any more; throws where somebody stays.
  func wait() throws {
    let end = Date(timeIntervalSinceNow: LeftBehind.patience)
    while let process = processes().first {
      guard Date() < end else { throw Stays(process: process, home: home) }
      usleep(5_000)
    }
  }

  /// Ends them: of a home that is emptied nobody asks what they would have come to.
  func end() throws {
    for process in processes() { kill(process, SIGKILL) }
    try wait()
  }

  /// Those whose variables name the home, which whatever a program starts inherits. One that has
  /// ended and was not waited for has none.
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
