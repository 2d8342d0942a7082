import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Finding and running the user's hooks.
@Suite struct HookFolderTests {
  private let folder = ScratchFolder()
  private var line: [UInt8] { Array("{\"entry\":\"1\"}\n".utf8) }

  private func hooks(as user: uid_t = geteuid(), seconds: Int = 2) -> HookFolder {
    HookFolder(folder.place("hooks"), user: user, seconds: seconds)
  }

  private func put(_ hook: Hook, _ script: String, mode: Int = 0o700) throws {
    mkdir(folder.file("hooks"), 0o700)
    try folder.writeScript("hooks/\(hook.rawValue)", script)
    chmod(folder.file("hooks"), 0o700)
    chmod(folder.file("hooks/\(hook.rawValue)"), mode_t(mode))
  }

  private func trouble(_ body: () throws -> Void) -> HookTrouble? {
    do { try body() } catch let trouble as HookTrouble { return trouble } catch {}
    return nil
  }

  @Test func `without hooks nothing happens`() throws {
    #expect(!hooks().has(.onChange))
    try hooks().notify(.onChange, line)
    #expect(try hooks().refusal(.beforeChange, of: line) == nil)
  }

  @Test func `a hook reads one line, and gets only its name as a variable`() throws {
    setenv("HEARTH_KAKAO_KEY", "secret", 1)
    try put(.onChange, "cat > \(folder.file("line")); env > \(folder.file("env")); echo said")
    try hooks().notify(.onChange, line)
    #expect(folder.bytes("line").map { Array($0) } == line)
    let variables = folder.text("env")
    let own = variables.split(separator: "\n").filter { $0.hasPrefix("HEARTH_") }
    #expect(own == ["HEARTH_HOOK=on-change"])
    #expect(variables.contains("PATH="))
  }

  @Test func `a long line arrives complete`() throws {
    try put(.onChange, "cat > \(folder.file("line"))")
    let long = [UInt8](repeating: 0x61, count: HookFolder.maxInput)
    try hooks().notify(.onChange, long)
    #expect(folder.bytes("line").map { Array($0) } == long)
  }

  @Test(arguments: [0o777, 0o720, 0o702, 0o600])
  func `a file that others can write or that is not executable is not run`(mode: Int) throws {
    try put(.onChange, "touch \(folder.file("ran"))", mode: mode)
    let path = folder.place("hooks/on-change")
    let expected: HookTrouble =
      mode == 0o600 ? .notExecutable(path: path) : .notOwnedByUser(path: path)
    #expect(trouble { try hooks().notify(.onChange, line) } == expected)
    #expect(folder.bytes("ran") == nil)
  }

  @Test func `a file owned by another user, or in such a folder, is not run`() throws {
    try put(.onChange, "touch \(folder.file("ran"))")
    let path = folder.place("hooks/on-change")
    #expect(
      trouble { try hooks(as: geteuid() + 1).notify(.onChange, line) }
        == .notOwnedByUser(path: path))
    chmod(folder.file("hooks"), 0o777)
    #expect(trouble { try hooks().notify(.onChange, line) } == .notOwnedByUser(path: path))
    #expect(folder.bytes("ran") == nil)
  }

  @Test func `a hook below a folder that others can write, or linked into one, is not run`() throws
  {
    let folder = ScratchFolder()
    let hooks = HookFolder(folder.place("hearth/hooks"))
    let path = folder.place("hearth/hooks/on-change")
    for name in ["hearth", "hearth/hooks", "own"] { mkdir(folder.file(name), 0o700) }
    try folder.writeScript("own/program", "touch \(folder.file("ran"))")
    chmod(folder.file("own/program"), 0o700)
    symlink("../../own/program", folder.file("hearth/hooks/on-change"))
    for open in ["hearth", "hearth/hooks", "own"] {
      chmod(folder.file(open), 0o777)
      #expect(
        trouble { try hooks.notify(.onChange, line) } == .notOwnedByUser(path: path), "\(open)")
      chmod(folder.file(open), 0o700)
    }
    #expect(folder.bytes("ran") == nil)
    try hooks.notify(.onChange, line)
    #expect(folder.bytes("ran") != nil)
  }

  @Test func `a failing hook is reported with its cause`() throws {
    try put(.onChange, "exit 3")
    #expect(trouble { try hooks().notify(.onChange, line) } == .exited(.onChange, status: 3))
    try put(.onChange, "kill -9 $$")
    #expect(trouble { try hooks().notify(.onChange, line) } == .exited(.onChange, status: 137))
    try put(.onChange, "sleep 30 & sleep 30")
    #expect(
      trouble { try hooks(seconds: 0).notify(.onChange, line) }
        == .tookTooLong(.onChange, seconds: 0))
  }

  @Test(
    arguments: [
      ("exit 0", nil), ("echo 'not on Sundays'; exit 1", "not on Sundays"),
      ("printf 'one\\ntwo\\n'; exit 1", "one"), ("echo no; exit 0", nil),
      ("echo 일요일엔 쉬어요; sleep 30 & exit 1", "일요일엔 쉬어요"),
    ] as [(String, String?)])
  func `a hook refuses a change with a message and exit status 1`(script: String, sentence: String?)
    throws
  {
    try put(.beforeChange, script)
    #expect(try hooks().refusal(.beforeChange, of: line) == sentence)
  }

  @Test(arguments: ["exit 1", "echo '  '; exit 1", "echo no; exit 2", "echo no; kill -9 $$"])
  func `a hook that fails in another way refuses nothing`(script: String) throws {
    try put(.beforeChange, script)
    #expect(trouble { _ = try hooks().refusal(.beforeChange, of: line) } != nil)
  }
}
