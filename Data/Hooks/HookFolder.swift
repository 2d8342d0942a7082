import CLibrary
import HearthDomain

/// The programs of the user's that are run at certain moments, each a file named after its moment.
///
/// They are run without a shell, for a short while, and know nothing of this program's variables
/// but which moment it is.
package struct HookFolder: Sendable {
  /// So long one may take.
  package static let seconds = 2
  /// So much is told to one at most: it fits into a pipe before anybody reads.
  package static let mostInput = 60_000
  /// Set for each; a program that starts this one again starts no other.
  package static let variable = "HEARTH_HOOK"
  /// How the variables begin that are kept from them: keys stand in some.
  private static let withheld = "HEARTH_"

  private let path: FilePath
  private let user: uid_t
  private let seconds: Int

  package init(_ path: FilePath) {
    self.init(path, user: geteuid(), seconds: HookFolder.seconds)
  }

  init(_ path: FilePath, user: uid_t, seconds: Int) {
    self.path = path
    self.user = user
    self.seconds = seconds
  }

  /// The program for that moment; nil where there is none. Throws why the one that is there is not
  /// to be run: whatever somebody else could have put there would be run as the user.
  private func program(_ hook: Hook) throws(HookTrouble) -> FilePath? {
    let file = path.appending(FilePath(hook.rawValue))
    guard let status = FileStatus(path: file) else { return nil }
    // Whoever may write into the folder above puts another one in its place; where the program
    // is a link, that goes for the folder in which it lies.
    let folders = [path, path.parent, (try? SymbolicLink.end(of: file))?.parent]
    let isSafe = folders.allSatisfy { $0.flatMap { FileStatus(path: $0) }.map(isOwn) ?? false }
    guard isSafe, isOwn(status) else { throw HookTrouble.notOwn(path: file) }
    guard status.kind == .file, status.permissions & 0o100 != 0 else {
      throw HookTrouble.noProgram(path: file)
    }
    return file
  }

  /// Whether there is anything for that moment, good or not.
  package func has(_ hook: Hook) -> Bool {
    FileStatus(path: path.appending(FilePath(hook.rawValue))) != nil
  }

  private func isOwn(_ status: FileStatus) -> Bool {
    status.owner == user && status.permissions & 0o022 == 0
  }

  /// Tells the program, if there is one; throws unless it ends well in time.
  package func tell(_ hook: Hook, _ line: [UInt8]) throws(HookTrouble) {
    guard let ending = try run(hook, line)?(seconds: seconds) else { return }
    if ending != .ended(status: 0) { throw trouble(hook, ending) }
  }

  /// The sentence with which the program refuses; nil where it does not, or there is none. It
  /// refuses by ending with 1, after a line on its standard output.
  package func refusal(_ hook: Hook, of line: [UInt8]) throws(HookTrouble) -> String? {
    guard let run = try run(hook, line) else { return nil }
    let (ending, said) = run.answered(seconds: seconds)
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
        [program], input: line, adding: [(HookFolder.variable, hook.rawValue)],
        withholding: HookFolder.withheld)
    }
  }

  private func trouble(_ hook: Hook, _ ending: ProgramRun.Ending) -> HookTrouble {
    switch ending {
    case .ended(let status): .ended(hook, status: status)
    case .killed(let signal): .ended(hook, status: 128 + signal)
    case .tookTooLong: .tookTooLong(hook, seconds: seconds)
    case .didNotStart(let detail): .failed(hook, detail: detail)
    }
  }
}
