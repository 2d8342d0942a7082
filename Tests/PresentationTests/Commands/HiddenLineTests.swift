import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct HiddenLineTests {
  @Test func `without a terminal that can hide input, no secret is asked for`() throws {
    let pipe = Pipe()
    let terminal = try PseudoTerminal()
    terminal.hangUp()
    for descriptor in [pipe.fileHandleForReading.fileDescriptor, terminal.program] {
      var asked = 0
      #expect(throws: DomainError.refused(.lock(.terminalShowsSecrets))) {
        _ = try HiddenLine(descriptor: descriptor).read(asking: { asked += 1 }, { $0 })
      }
      #expect(asked == 0)
    }
  }

  @Test func `input stays hidden until it is validated`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    func hides() -> Bool {
      var settings = termios()
      return tcgetattr(terminal.program, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) == 0
    }
    let isHidden = try HiddenLine(descriptor: terminal.program).read(
      asking: { #expect(write(terminal.user, "wrong\n", 6) == 6) },
      { typed in
        #expect(typed == Secret("wrong".utf8))
        return hides()
      })
    #expect(isHidden && terminal.settings == before)
  }
}
