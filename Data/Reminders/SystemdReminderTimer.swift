import CLibrary
import HearthDomain

/// A timer of the user's systemd that runs `hearth remind` every minute.
package struct SystemdReminderTimer: ReminderTimer {
  private static let name = "hearth-remind"
  private static let timeLimitSeconds = 20

  /// Environment variables with the location of units.
  package static let variables = ["PATH", "HOME", "XDG_CONFIG_HOME"]

  private let words: [String]
  private let folder: FilePath
  private let searchPath: FilePath
  private let systemdMarker: FilePath

  /// Creates a timer that runs the command line `words`, which begins with the program's path.
  /// Returns nil if there is no home folder.
  package init?(running words: [String], environment: [String: FilePath]) {
    // The folder exists if systemd runs on the machine: see sd_booted(3).
    self.init(running: words, environment: environment, runningMark: "/run/systemd/system")
  }

  init?(running words: [String], environment: [String: FilePath], runningMark: FilePath) {
    self.systemdMarker = runningMark
    guard let folders = AppFolders(variable: { environment[$0] }) else { return nil }
    self.words = words
    folder = folders.config.parent.appending("systemd/user")
    searchPath = environment["PATH"] ?? ""
  }

  /// Whether systemd runs on this machine and can be controlled.
  package var isAvailable: Bool {
    systemctlPath != nil && FileStatus(path: systemdMarker)?.kind == .folder
  }

  package var files: [FilePath] { units.map { folder.appending($0.name) } }

  package func differingFiles() throws -> [FilePath] {
    try units.map { (folder.appending($0.name), $0.text) }.filter { path, text in
      guard try FileStatus.existing(at: path) != nil else { return false }
      return try FileReader(limit: 65_536).bytes(of: path) != Array(text.utf8)
    }
    .map { $0.0 }
  }

  package func install() throws -> TimerChangeResult {
    try Folder(path: folder).create()
    let new = try files.filter { try FileStatus.existing(at: $0) == nil }
    do {
      for unit in units { try write(unit.text, to: folder.appending(unit.name)) }
    } catch {
      // Remove the new files, because one unit without the other is useless.
      if !error.isUncertain { for path in new { unlink(path.cString) } }
      throw error
    }
    return runRequests([["daemon-reload"], ["enable", "--now", timerUnit]])
  }

  private func write(_ text: String, to path: FilePath) throws {
    let bytes = Array(text.utf8)
    try AtomicFile(path: path).write(bytes, replacing: true)
    // systemd runs the contents, so verify them.
    guard try FileReader(limit: 65_536).bytes(of: path) == bytes else {
      throw DomainError.file(path, .failed(detail: "it is not what was written"))
    }
  }

  package func remove() throws -> TimerChangeResult {
    let present = try files.filter { try FileStatus.existing(at: $0) != nil }
    guard !present.isEmpty else { return .nothingToRemove }
    // Stop the timer before removing its file, as systemd would no longer know it afterwards.
    let ended = runRequests([["disable", "--now", timerUnit]])
    for path in present where unlink(path.cString) != 0 && errno != ENOENT {
      throw DomainError.lastError(at: path)
    }
    let forgotten = runRequests([["daemon-reload"]])
    if case .needsManualCommands = ended { return ended }
    return forgotten
  }

  private var timerUnit: String { SystemdReminderTimer.name + ".timer" }

  private var systemctlPath: FilePath? { ProgramStart.path(of: "systemctl", in: searchPath) }

  /// Runs `systemctl` with each of the requests. If one fails, returns it and the remaining ones as
  /// commands for the user to type.
  private func runRequests(_ requests: [[String]]) -> TimerChangeResult {
    for (place, request) in requests.enumerated() {
      let run = systemctlPath.map { ProgramRun([$0, "--user"] + request.map { FilePath($0) }) }
      guard run?(seconds: SystemdReminderTimer.timeLimitSeconds) == .ended(status: 0) else {
        return .needsManualCommands(
          toType: requests[place...].map { "systemctl --user " + $0.joined(separator: " ") })
      }
    }
    return .done
  }

  private var units: [(name: String, text: String)] {
    [
      (
        SystemdReminderTimer.name + ".service",
        """
        [Unit]
        Description=Deliver the reminders of Hearth that are due

        [Service]
        Type=oneshot
        ExecStart=\(Quoting.systemdCommand(words))

        """
      ),
      (
        timerUnit,
        """
        [Unit]
        Description=Look for due reminders of Hearth every minute

        [Timer]
        OnCalendar=*-*-* *:*:00
        AccuracySec=1s
        Persistent=true

        [Install]
        WantedBy=timers.target

        """
      ),
    ]
  }
}
