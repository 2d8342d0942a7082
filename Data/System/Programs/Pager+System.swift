import CLibrary
import HearthDomain

extension Pager {
  /// The variables of the environment that tell whether there is a pager, and which.
  package static let variables = ["PAGER", "TERM"]

  /// The pager that the environment asks for, on standard output; nil where none is wanted.
  package static func system(environment: [String: String]) -> Pager? {
    command(environment).map { shell($0, output: STDOUT_FILENO) }
  }

  /// What the shell is to run; nil where no pager is wanted.
  static func command(_ environment: [String: String]) -> String? {
    let command = environment["PAGER"] ?? "less"
    let bare = command.filter { $0 != " " }
    guard !bare.isEmpty, bare != "cat", !["", "dumb"].contains(environment["TERM"] ?? "") else {
      return nil
    }
    return command
  }

  /// The command with its pages on that descriptor.
  static func shell(_ command: String, output: Int32) -> Pager {
    Pager { ShellPager(command: command, output: output) }
  }
}

/// A pager that the shell has started, and the pipe to it.
private struct ShellPager: OpenPager {
  private let input: Int32
  private let process: pid_t
  private let interrupts: ChildInterrupts

  init?(command: String, output: Int32) {
    // Only this program holds the writing end: else the pager never sees the end.
    guard let ends = PipeEnds() else { return nil }
    var start = ProgramStart(script: FilePath(ShellPager.script(command)), arguments: [])
    (start.input, start.output) = (.descriptor(ends.read), .descriptor(output))
    var id: pid_t = 0
    let failure = start(&id)
    close(ends.read)
    guard failure == 0 else {
      close(ends.write)
      return nil
    }
    process = id
    input = ends.write
    // From now on Ctrl-C is the pager's, also while it is still being written to.
    interrupts = ChildInterrupts()
  }

  /// What is written is UTF-8, whatever the locale says. Where the pager is not installed, `cat`
  /// shows everything.
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
    interrupts.takeBack()
  }
}

extension String {
  /// The program's name in a shell command, in single quotes.
  fileprivate var firstShellWord: String {
    let word = split(separator: " ").first { !$0.contains("=") } ?? ""
    return Quoting.shellQuoted(String(word).replacingScalars { $0 == "'" ? "" : nil })
  }
}
