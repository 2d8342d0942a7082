#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that shows long output page by page.
public struct Pager {
  /// Where to write what it shows.
  let input: Int32
  private let process: ChildProcess
  private let interrupts: ChildInterrupts

  /// The pager that the environment asks for; nil where none is wanted.
  public static func command(_ environment: Environment) -> String? {
    let command = environment["PAGER"] ?? "less"
    let bare = command.filter { $0 != " " }
    guard !bare.isEmpty, bare != "cat", environment.filled("TERM") ?? "dumb" != "dumb" else {
      return nil
    }
    return command
  }

  /// Starts the pager; nil if that fails, so that output goes straight to the terminal.
  init?(command: String, output: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    // Only this program holds the writing end: else the pager never sees the end.
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    // What is written is UTF-8, whatever the locale says.
    // Where the pager is not installed, `cat` shows everything.
    let script = """
      LESS=${LESS-FRX}; LESSCHARSET=${LESSCHARSET-utf-8}; LV=${LV--c}
      export LESS LESSCHARSET LV
      if command -v \(command.firstShellWord) >/dev/null 2>&1; then \(command); else cat; fi
      """
    let process = ChildProcess(script: script, input: ends[0], output: output)
    close(ends[0])
    guard let process else {
      close(ends[1])
      return nil
    }
    self.process = process
    input = ends[1]
    // From now on Ctrl-C is the pager's, also while it is still being written to.
    interrupts = ChildInterrupts()
  }

  /// Tells the pager that there is no more, and waits until the reader is done.
  func finish() {
    close(input)
    _ = process.wait()
    interrupts.takeBack()
  }
}

extension String {
  /// The program's name in a shell command, in single quotes.
  fileprivate var firstShellWord: String {
    let word = split(separator: " ").first { !$0.contains("=") } ?? ""
    return "'" + word.filter { $0 != "'" } + "'"
  }
}
