import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct SystemdReminderTimerTests {
  private let folder = ScratchFolder()
  private let words = ["/opt/a b/hearth", "remind", "--store", "/home/엄마/50%$\"x.db"]

  private func timer(
    path: FilePath = "/none", runningMark: FilePath = "/"
  ) throws -> SystemdReminderTimer {
    try #require(
      SystemdReminderTimer(
        running: words, environment: ["XDG_CONFIG_HOME": folder.place("config"), "PATH": path],
        runningMark: runningMark))
  }

  private func control(_ lines: String) throws {
    try folder.writeScript("systemctl", "echo \"$@\" >> \(folder.file("asked"))\n\(lines)")
  }

  private var asked: String { folder.text("asked") }

  @Test func `the units pass every argument to the program unchanged`() throws {
    let timer = try timer()
    _ = try timer.install()
    let service = try #require(folder.bytes("config/systemd/user/hearth-remind.service"))
    #expect(
      String(decoding: service, as: UTF8.self).contains(
        "ExecStart=\"/opt/a b/hearth\" \"remind\" \"--store\" \"/home/엄마/50%%$$\\\"x.db\"\n"))
    #expect(timer.files.allSatisfy { FileManager.default.fileExists(atPath: $0.displayText) })
    #expect(try timer.differingFiles().isEmpty)
  }

  @Test func `the timer is started and stopped through systemd`() throws {
    try control("exit 0")
    let timer = try timer(path: FilePath(folder.path))
    #expect(timer.isAvailable)
    #expect(try timer.install() == .done)
    #expect(
      asked == "--user daemon-reload\n--user enable --now hearth-remind.timer\n")
    #expect(try timer.remove() == .done)
    #expect(asked.hasSuffix("--user disable --now hearth-remind.timer\n--user daemon-reload\n"))
    #expect(try folder.names().contains("config"))
    #expect(timer.files.allSatisfy { !FileManager.default.fileExists(atPath: $0.displayText) })
    #expect(try timer.remove() == .nothingToRemove)
  }

  @Test func `if one of the two units cannot be written, neither is left`() throws {
    let timer = try timer()
    try FileManager.default.createDirectory(
      atPath: timer.files[1].displayText, withIntermediateDirectories: true)
    #expect(throws: DomainError.self) { try timer.install() }
    #expect(!FileManager.default.fileExists(atPath: timer.files[0].displayText))
  }

  @Test func `a machine that does not run systemd is refused`() throws {
    try control("exit 0")
    #expect(
      try !timer(path: FilePath(folder.path), runningMark: folder.place("not-there"))
        .isAvailable)
    #expect(try !timer().isAvailable)
  }

  @Test func `a failing systemd call is left to the user`() throws {
    #expect(
      try timer().install()
        == .needsManualCommands(toType: [
          "systemctl --user daemon-reload", "systemctl --user enable --now hearth-remind.timer",
        ]))
    try control("test \"$2\" = daemon-reload")
    #expect(
      try timer(path: FilePath("\(folder.path):/usr/bin:/bin")).install()
        == .needsManualCommands(toType: ["systemctl --user enable --now hearth-remind.timer"]))
  }

  @Test func `an existing file that differs is reported before it is replaced`() throws {
    let timer = try timer()
    #expect(try timer.differingFiles().isEmpty)
    _ = try timer.install()
    try folder.write("config/systemd/user/hearth-remind.timer", "mine".utf8)
    #expect(try timer.differingFiles() == [timer.files[1]])
  }
}
