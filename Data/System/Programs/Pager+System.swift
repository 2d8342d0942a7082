import CLibrary
import HearthDomain

extension Pager {
  /// Environment variables that determine the pager.
  package static let variables = ["PAGER", "TERM"]

  /// Returns the pager for standard output; nil if none is wanted.
  package static func system(environment: [String: String]) -> Pager? {
    command(environment).map { shell($0, output: STDOUT_FILENO) }
  }

  /// Returns the shell command of the pager; nil if none is wanted.
  static func command(_ environment: [String: String]) -> String? {
    let command = environment["PAGER"] ?? "less"
    let bare = command.filter { $0 != " " }
    guard !bare.isEmpty, bare != "cat", !["", "dumb"].contains(environment["TERM"] ?? "") else {
      return nil
    }
    return command
  }

  /// Returns a pager that writes to that descriptor.
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
    // Only this program may hold the write end, or the pager would never see the end.
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
    // From now on Ctrl-C is handled by the pager.
    interrupts = ChildInterrupts()
  }

  /// Returns the script. Output is UTF-8, whatever the locale. Without the pager, `cat` is used.
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
  /// The program in a shell command, in single quotes.
  fileprivate var firstShellWord: String {
    let word = split(separator: " ").first { !$0.contains("=") } ?? ""
    return Quoting.shellQuoted(String(word).replacingScalars { $0 == "'" ? "" : nil })
  }
}
