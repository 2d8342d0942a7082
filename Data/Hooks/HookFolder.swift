import CLibrary
import HearthDomain

/// The user's hook programs, each in a file named after its event.
///
/// Hooks run without a shell and with a time limit. Their environment has none of this program's
/// own variables except the name of the event.
package struct HookFolder: Sendable {
  /// Time limit in seconds.
  package static let timeLimitSeconds = 2
  /// Maximum size of the input, in bytes, so that it fits into a pipe.
  package static let maxInput = 60_000
  /// Environment variable set for hooks. If it is set, this program starts no hooks, so that a hook
  /// that calls it causes no loop.
  package static let hookVariable = "HEARTH_HOOK"
  /// Prefix of variables withheld from hooks, since some contain keys.
  private static let withheldPrefix = "HEARTH_"

  private let path: FilePath
  private let user: uid_t
  private let timeLimitSeconds: Int

  package init(_ path: FilePath) {
    self.init(path, user: geteuid(), seconds: HookFolder.timeLimitSeconds)
  }

  init(_ path: FilePath, user: uid_t, seconds: Int) {
    self.path = path
    self.user = user
    self.timeLimitSeconds = seconds
  }

  /// Returns the program of the hook; nil if there is none. Throws if someone else might have
  /// replaced the program.
  private func program(_ hook: Hook) throws(HookTrouble) -> FilePath? {
    let file = path.appending(FilePath(hook.rawValue))
    guard let status = FileStatus(path: file) else { return nil }
    // Whoever can write to a program's folder can replace the program. Also check the folder of a
    // link's target.
    let folders = [path, path.parent, (try? SymbolicLink.finalTarget(of: file))?.parent]
    let isSafe = folders.allSatisfy {
      $0.flatMap { FileStatus(path: $0) }.map(isOwnedByUser) ?? false
    }
    guard isSafe, isOwnedByUser(status) else { throw HookTrouble.notOwnedByUser(path: file) }
    guard status.kind == .file, status.permissions & 0o100 != 0 else {
      throw HookTrouble.notExecutable(path: file)
    }
    return file
  }

  /// Whether there is a file for the hook, valid or not.
  package func has(_ hook: Hook) -> Bool {
    FileStatus(path: path.appending(FilePath(hook.rawValue))) != nil
  }

  private func isOwnedByUser(_ status: FileStatus) -> Bool {
    status.owner == user && status.permissions & 0o022 == 0
  }

  /// Runs the hook if there is one. Throws unless it succeeds in time.
  package func notify(_ hook: Hook, _ line: [UInt8]) throws(HookTrouble) {
    guard let ending = try run(hook, line)?(seconds: timeLimitSeconds) else { return }
    if ending != .ended(status: 0) { throw trouble(hook, ending) }
  }

  /// Returns the message with which the hook rejects the change; nil if it accepts, or there is no
  /// hook. A hook rejects by exit status 1 and a line on standard output.
  package func refusal(_ hook: Hook, of line: [UInt8]) throws(HookTrouble) -> String? {
    guard let run = try run(hook, line) else { return nil }
    let (ending, said) = run.runCapturingOutput(seconds: timeLimitSeconds)
    if ending == .ended(status: 0) { return nil }
    let sentence = String(decoding: said.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard ending == .ended(status: 1), !sentence.allSatisfy(\.isWhitespace) else {
      throw trouble(hook, ending)
    }
    return sentence
  }

  private func run(_ hook: Hook, _ line: [UInt8]) throws(HookTrouble) -> ProgramRun? {
    try program(hook).map { program in
      ProgramRun(
        [program], input: line, adding: [(HookFolder.hookVariable, hook.rawValue)],
        withholding: HookFolder.withheldPrefix)
    }
  }

  private func trouble(_ hook: Hook, _ ending: ProgramRun.Ending) -> HookTrouble {
    switch ending {
    case .ended(let status): .exited(hook, status: status)
    case .killed(let signal): .exited(hook, status: 128 + signal)
    case .tookTooLong: .tookTooLong(hook, seconds: timeLimitSeconds)
    case .didNotStart(let detail): .failed(hook, detail: detail)
    }
  }
}
