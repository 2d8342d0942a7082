import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct HiddenLineTests {
  @Test func `where nothing can hide what is typed, nothing is asked`() throws {
    let pipe = Pipe()
    let terminal = try PseudoTerminal()
    terminal.hangUp()
    for descriptor in [pipe.fileHandleForReading.fileDescriptor, terminal.program] {
      var asked = 0
      #expect(throws: DomainError.refused(.lock(.terminalShowsSecrets))) {
        try HiddenLine(descriptor: descriptor).read { asked += 1 }
      }
      #expect(asked == 0)
    }
  }
}
