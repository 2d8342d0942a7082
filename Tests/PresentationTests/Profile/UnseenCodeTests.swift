import Foundation
import HearthData
import HearthDomain
import HearthTestSupport
import JSONText
import Testing

@testable import HearthPresentation

/// A recovery code that cannot be written to standard output.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
struct UnseenCodeTests {
  private let store = InMemoryStore()

  private var unlock: UnlockProfile {
    UnlockProfile(
      front: store, hasher: FakeHasher(), memory: InMemoryUnlocks(),
      now: .fixed("2026-11-20T09:00"))
  }

  private func lock(
    errors: HearthPresentation.OutputStream, wantsJSON: Bool, _ random: UInt64 = 7
  ) throws -> (status: ExitStatus, said: String) {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    defer { try? full.close() }
    var traits = ConsoleTraits(language: .english)
    traits.inputIsTerminal = true
    traits.wantsJSON = wantsJSON
    var console = Console(
      traits: traits, output: HearthPresentation.OutputStream(.descriptor(full.fileDescriptor)),
      errorStream: errors,
      input: .lines(["1234", "1234", "1234"]), pager: nil)
    let command = ProfileLockCommand(
      tools: .of(store, unlock: unlock, randomness: .seeded(random)))
    let status = console.exitStatus { try command.run(.set(minutes: 0, copies: nil), in: &$0) }
    return (status, console.recordedErrors)
  }

  @Test(arguments: [true, false])
  func `the code is printed before there is a lock, and is void without one`(
    wantsJSON: Bool
  ) throws {
    var traits = ConsoleTraits(language: .english)
    traits.inputIsTerminal = true
    traits.wantsJSON = wantsJSON
    var console = Console(
      traits: traits, output: .init(.memory), errorStream: .init(.memory),
      input: .lines(["1234", "1234"]), pager: nil)
    let command = ProfileLockCommand(
      tools: .of(
        store, keptIn: UnwritableStore(store: store, trouble: .full), unlock: unlock))
    let status = console.exitStatus { try command.run(.set(minutes: 0, copies: nil), in: &$0) }
    #expect(status != .success)
    #expect(try store.lock() == nil)
    let said = console.recordedOutput
    #expect(said.contains("-") && !said.contains("is locked"), "\(said)")
    #expect(console.recordedErrors.contains("is not valid"))
    if wantsJSON { #expect(try JSONValue(reading: Array(said.utf8))["isVoid"] == .bool(true)) }
  }

  @Test(arguments: [true, false])
  func `the code is printed on standard error if standard output fails`(wantsJSON: Bool) throws {
    let (status, said) = try lock(
      errors: HearthPresentation.OutputStream(.memory), wantsJSON: wantsJSON)
    #expect(status == .unavailable)
    #expect(try store.lock() != nil)
    let words = said.split(whereSeparator: \.isWhitespace).map(String.init)
    let word = words.last { $0.split(separator: "-").count >= 3 }
    let code = try RecoveryCode(Secret(try #require(word).utf8))
    #expect(try unlock(.recovery(code)))
  }

  @Test(arguments: [true, false])
  func `the former lock stays if the code cannot be printed`(wantsJSON: Bool) throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    defer { try? full.close() }
    let errors = HearthPresentation.OutputStream(.descriptor(full.fileDescriptor))
    #expect(try lock(errors: errors, wantsJSON: wantsJSON).status == .failed)
    #expect(try store.lock() == nil)
    _ = try lock(errors: HearthPresentation.OutputStream(.memory), wantsJSON: false)
    let before = try store.lock()
    // The first answer proves who is asking.
    #expect(try lock(errors: errors, wantsJSON: wantsJSON, 8).status == .failed)
    #expect(try store.lock()?.recoveryCodeHash == before?.recoveryCodeHash)
  }
}
