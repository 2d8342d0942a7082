import Foundation
import HearthTestSupport
import Testing

#if os(Linux)
  /// The crontab line, run in cron's environment with hardly any variables.
  @Suite(.waiting) struct CronLineTests {
    private let folder = ScratchFolder()

    private static let session = [
      "DISPLAY": ":7", "WAYLAND_DISPLAY": "wayland-1",
      "DBUS_SESSION_BUS_ADDRESS": "unix:abstract=/tmp/dbus-x,guid=50%25",
      "XDG_RUNTIME_DIR": "/run/user/of me",
    ]

    private func hearth(_ variables: [String: String]) -> Binary {
      var hearth = Binary(home: folder.path)
      hearth.variables = variables.merging(
        ["HEARTH_STORE": folder.file("a store.db")]) { $1 }
      return hearth
    }

    private func command(_ variables: [String: String]) throws -> String {
      let line = try hearth(variables).run("remind", "install", "--with", "cron").output
      let minutely = "* * * * * "
      try #require(line.hasPrefix(minutely))
      // cron replaces `\%` by a percent sign.
      return line.dropFirst(minutely.count).replacingOccurrences(of: "\\%", with: "%")
        .trimmingCharacters(in: .newlines)
    }

    private func runAsCron(_ command: String) throws -> Binary.Outcome {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "-i", "HOME=\(folder.path)", "SHELL=/bin/sh", "PATH=\(folder.path):/usr/bin:/bin",
        "HEARTH_NOW=2026-11-20T09:30", "/bin/sh", "-c", command,
      ]
      return try Binary.outcome(of: process)
    }

    @Test func `the crontab line reaches the desktop of the user who installed it`() throws {
      let planned = try hearth(Self.session)
        .run("plan", "Dentist", "2026-11-20 09:30")
      #expect(planned.status == 0, "\(planned.errors)")
      let names = Self.session.keys.sorted()
      try folder.writeScript(
        "notify-send",
        names.map { "echo \"\($0)=$\($0)\" >> \(folder.file("shown"))" }.joined(separator: "\n"))
      let outcome = try runAsCron(command(Self.session))
      #expect(outcome.status == 0, "\(outcome)")
      let shown = String(decoding: folder.bytes("shown") ?? [], as: UTF8.self)
      #expect(shown == names.map { "\($0)=\(Self.session[$0] ?? "")\n" }.joined())
      // After that, the doctor does not recommend installing reminders.
      let doctor = try hearth(["HEARTH_NOW": "2026-11-20T09:31"]).run("doctor")
      #expect(!doctor.output.contains("remind install"))
    }

    @Test func `unset variables are not in the line`() throws {
      let command = try command(["DISPLAY": "", "TZ": ""])
      #expect(command.hasPrefix("/") || command.hasPrefix("'/"), "\(command)")
    }
  }
#endif
