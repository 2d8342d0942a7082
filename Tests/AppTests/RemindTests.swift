import Foundation
import HearthTestSupport
import Testing

/// Has the delivery channel itself kill the program at the critical moment.
@Suite(.waiting) struct RemindTests {
  private let folder = ScratchFolder()

  private var hearth: Binary {
    var hearth = Binary(home: folder.path)
    hearth.variables = [
      "PATH": "\(folder.path):/usr/bin:/bin", "DISPLAY": ":0",
      "HEARTH_STORE": folder.file("hearth.db"), "HEARTH_NOW": "2026-11-20T10:00",
    ]
    return hearth
  }

  private func notifier(_ lines: String) throws {
    try folder.writeScript("notify-send", lines)
  }

  private var shown: Int {
    (folder.bytes("shown") ?? []).count { $0 == UInt8(ascii: "\n") }
  }

  private var show: String { "echo shown >> \(folder.file("shown"))" }

  private func plantSomeone() throws {
    let planted = try hearth.run(
      "person", "add", "Mum", "--every", "3", "--planted", "2026-11-17")
    #expect(planted.status == 0)
  }

  #if !os(macOS)
    @Test func `a kill before sending loses nothing`() throws {
      try plantSomeone()
      try notifier("kill -9 $PPID")
      #expect(try hearth.run("remind").status == 128 + SIGKILL)
      #expect(shown == 0)
      try notifier(show)
      #expect(try hearth.run("remind").status == 0)
      #expect(shown == 1)
      #expect(try hearth.run("remind").output.isEmpty)
      #expect(shown == 1)
    }

    @Test func `a kill between sending and recording repeats the reminder once`() throws {
      try plantSomeone()
      try notifier("\(show)\nkill -9 $PPID")
      #expect(try hearth.run("remind").status == 128 + SIGKILL)
      #expect(shown == 1)
      try notifier(show)
      #expect(try hearth.run("remind").status == 0)
      #expect(shown == 2)
      #expect(try hearth.run("remind").status == 0)
      #expect(shown == 2)
    }

    @Test func `concurrent programs deliver a reminder once`() throws {
      try plantSomeone()
      try notifier(show)
      let four = Array(repeating: ["remind"], count: 4)
      #expect(try hearth.runAtOnce(four).allSatisfy { $0 == 0 })
      #expect(shown == 1)
    }

    @Test func `a failing channel does not delay another`() throws {
      try plantSomeone()
      try notifier("exit 4")
      let first = try hearth.run("remind")
      #expect(first.status == 69)
      #expect(first.output.contains("hearth water Mum"))
      #expect(first.errors.contains("status 4"))
      try notifier(show)
      let second = try hearth.run("remind")
      #expect(second.status == 0)
      #expect(shown == 1)
    }
  #endif

  @Test(.inWholeRuns, arguments: [(SIGTERM, Int32(0)), (SIGINT, Int32(130))])
  func `watching ends on a signal`(signal: Int32, status: Int32) throws {
    try plantSomeone()
    var hearth = hearth
    hearth.variables["DISPLAY"] = ""
    let output = Pipe()
    let process = try hearth.start(["remind", "watch"], printingTo: output)
    // The program listens for signals once it has announced what was due.
    let told = output.fileHandleForReading.nextLine()
    #expect(told.contains("hearth water Mum"))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == status)
  }
}
