import HearthDomain

/// Shows reminders as desktop notifications by `notify-send`, or `osascript` on macOS.
package struct DesktopReminderSender: ReminderSender {
  #if canImport(Darwin)
    static let program = "osascript"
  #else
    static let program = "notify-send"
  #endif
  static let timeLimitSeconds = 10

  /// Environment variables that show whether there is a desktop.
  package static let variables = [
    "PATH", "DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS",
  ]

  private let environment: [String: FilePath]

  package init(environment: [String: FilePath]) {
    self.environment = environment
  }

  /// Whether there is a desktop that can show notifications.
  package var isAvailable: Bool { hasAny(["DISPLAY", "WAYLAND_DISPLAY"]) && path != nil }

  package func send(_ message: ReminderMessage) throws {
    guard hasAny(["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"]) else {
      throw DomainError.channel("desktop", .noDesktop)
    }
    guard let path else {
      throw DomainError.channel("desktop", .noProgram(DesktopReminderSender.program))
    }
    try ProgramRun([path] + arguments(for: message))
      .deliver(by: "desktop", seconds: DesktopReminderSender.timeLimitSeconds)
  }

  private var path: FilePath? {
    ProgramStart.path(
      of: FilePath(DesktopReminderSender.program), in: environment["PATH"] ?? "")
  }

  private func hasAny(_ variables: [String]) -> Bool {
    #if canImport(Darwin)
      true
    #else
      variables.contains { environment[$0]?.isEmpty == false }
    #endif
  }

  private func arguments(for message: ReminderMessage) -> [FilePath] {
    let (title, body) = (message.title.withoutControls, message.body.withoutControls)
    #if canImport(Darwin)
      let script = [
        "on run argv", "display notification (item 2 of argv) with title (item 1 of argv)",
        "end run",
      ]
      return (script.flatMap { ["-e", $0] } + ["--", title, body]).map { FilePath($0) }
    #else
      // Escaped, since notifications may interpret HTML.
      return [
        "--app-name=Hearth", "--icon=appointment-soon", "--", FilePath(title),
        FilePath(Quoting.markupEscaped(body)),
      ]
    #endif
  }
}
