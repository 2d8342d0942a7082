import HearthTestSupport
import Testing

/// Runs the program on a terminal in the cases where it does not use the full screen.
@Suite(.waiting) struct FullScreenTests {
  private let folder = ScratchFolder()

  @Test func `a dumb terminal gets the printed Today`() throws {
    let program = try OpenProgram(Binary(home: folder.path), term: "dumb")
    #expect(program.says("Good morning."))
    #expect(program.end() == .exit(0))
    #expect(!program.written.contains(0x1B))
  }

  @Test func `a store error is reported before the full screen opens`() throws {
    let hearth = Binary(home: folder.path, variables: ["HEARTH_STORE": folder.path])
    let program = try OpenProgram(hearth)
    #expect(program.says("folder"))
    #expect(program.end() == .exit(69))
    let text = String(decoding: program.written, as: UTF8.self)
    #expect(!text.contains("\u{1B}[?1049h"))
  }
}
