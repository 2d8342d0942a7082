import CLibrary
import HearthDomain

extension Pager {
  /// Environment variables that determine the pager.
  package static let variables = ["PAGER", "TERM"]

  /// Returns the pager for standard output; nil if the user wants none.
  package static func system(environment: [String: String]) -> Pager? {
    command(environment).map { shell($0, output: STDOUT_FILENO) }
  }

  /// Returns the shell command of the pager; nil if the user wants none.
  static func command(_ environment: [String: String]) -> String? {
    let command = environment["PAGER"] ?? "less"
    let bare = command.filter { $0 != " " }
    guard !bare.isEmpty, bare != "cat", !["", "dumb"].contains(environment["TERM"] ?? "") else {
      return nil
    }
    return command
  }

  /// Returns a pager that runs the command and writes to the descriptor.
  static func shell(_ command: String, output: Int32) -> Pager {
    Pager { ShellPager(command: command, output: output) }
  }
}

/// A running pager, and the pipe to it.
private struct ShellPager: OpenPager {
  private let input: Int32
  private let process: pid_t
  private let interrupts: ChildInterrupts

  init?(command: String, output: Int32) {
    // No other process may have the write end, or the pager would never see the end of its input.
    guard let ends = PipeEnds() else { return nil }
    var start = ProgramStart(script: FilePath(ShellPager.script(command)), arguments: [])
    (start.input, start.output) = (.descriptor(ends.readEnd), .descriptor(output))
    var id: pid_t = 0
    let failure = start(&id)
    close(ends.readEnd)
    guard failure == 0 else {
      close(ends.writeEnd)
      return nil
    }
    process = id
    input = ends.writeEnd
    // From here on, Ctrl-C affects the pager only.
    interrupts = ChildInterrupts()
  }

  /// Returns the shell script that runs the pager for UTF-8, whatever the locale. If the pager is
  /// missing, the script uses `cat`.
  private static func script(_ command: String) -> String {
    """
    LESS=${LESS-FRX}; LESSCHARSET=${LESSCHARSET-utf-8}; LV=${LV--c}
    export LESS LESSCHARSET LV
    if command -v \(command.firstShellWord) >/dev/null 2>&1; then \(command); else cat; fi
    """
  }

  func write(_ bytes: [UInt8]) -> Bool { writeAll(bytes, to: input) == nil }

  func finish() {
    close(input)
    _ = ProgramStart.ending(of: process)
    interrupts.restore()
  }
}

extension String {
  /// The first word of a shell command, which is the program, in single quotes.
  fileprivate var firstShellWord: String {
    let word = split(separator: " ").first { !$0.contains("=") } ?? ""
    return Quoting.shellQuoted(String(word).replacingScalars { $0 == "'" ? "" : nil })
  }
}
