import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct ProgramStartTests {
  // A session leader takes back all descriptors that this process has lent, also in the other case.
  @Test(.serialized, arguments: [false, true])
  func `a background program inherits no open descriptors`(leadsSession: Bool) throws {
    let folder = ScratchFolder()
    let told = folder.file("told")
    let descriptor = open(folder.file("lock"), O_RDWR | O_CREAT, 0o600)
    try #require(descriptor > STDERR_FILENO)
    defer { close(descriptor) }
    let script = "[ -e /dev/fd/\(descriptor) ] && echo held >\(told) || echo free >\(told)"
    var (id, status): (pid_t, Int32) = (0, 0)
    let start = ProgramStart(
      words: ["/bin/sh", "-c", FilePath(script)], leadsSession: leadsSession)
    #expect(start(&id) == 0)
    #expect(waitpid(id, &status, 0) == id)
    let said = try String(contentsOfFile: told, encoding: .utf8)
    #expect(said == (leadsSession ? "free\n" : "held\n"))
  }
}
