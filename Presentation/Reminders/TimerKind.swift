import HearthDomain

/// A system service that runs `hearth remind` regularly.
package enum TimerKind: String, CaseIterable, Hashable, Sendable {
  case systemd
  case cron

  static let option = Option<TimerKind>(
    "with",
    help: Words(
      ko: "systemd 타이머와 crontab 가운데 골라요. 적지 않으면 이 컴퓨터에서 되는 쪽으로 해요.",
      en: "A systemd timer or the crontab; by default, what this machine supports."))
}

/// The timers of this machine, and the command that they run.
package struct ReminderTimers: Sendable {
  /// The timer that suits the machine; nil if it has neither systemd nor cron.
  package let preferred: TimerKind?
  /// Returns the systemd timer that runs a command line; nil if the folder for its files is
  /// unknown.
  let systemd: @Sendable (_ words: [String]) -> (any ReminderTimer)?
  /// The paths of the program and the store; nil if unknown.
  private let program: FilePath?
  private let store: FilePath?
  /// Environment variables that the program needs for the desktop and the user's settings, because
  /// cron sets hardly any.
  private let variables: [(name: String, value: FilePath)]

  package init(
    usual: TimerKind?, program: FilePath?, store: FilePath?,
    variables: [(name: String, value: FilePath)] = [],
    systemd: @escaping @Sendable (_ words: [String]) -> (any ReminderTimer)?
  ) {
    self.preferred = usual
    self.program = program
    self.store = store
    self.variables = variables
    self.systemd = systemd
  }

  /// Names of the environment variables that a crontab line sets.
  package static let cronVariables = [
    "DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME",
    "XDG_DATA_HOME", "XDG_STATE_HOME", "TZ",
  ]

  /// Returns the crontab line that runs the words as a command every minute. Variables with control
  /// characters are left out.
  func cronLine(_ words: [String]) -> String {
    let known = variables.compactMap { name, value in
      (try? commandWord(value)).map { (name: name, value: $0) }
    }
    return "* * * * * " + Quoting.crontabCommand(words, with: known)
  }

  /// Returns the command line. Throws a ``UsageError`` for a store in memory, and a refusal for a
  /// path with control characters or line breaks.
  func commandLine(_ language: Language) throws -> [String] {
    guard let store else {
      throw UsageError(
        .unacceptableValue(
          Words(ko: "--store", en: "--store"), value: "memory:",
          accepted: Words(ko: "파일 경로", en: "the path of a file")),
        in: RemindInstallCommand.commandName.path)
    }
    return [try commandWord(program ?? "hearth"), "remind", "--store", try commandWord(store)]
      + ["--lang", language.rawValue]
  }

  /// Returns the path as one word of a command in a systemd unit or a crontab.
  private func commandWord(_ path: FilePath) throws -> String {
    // Unit files and crontabs cannot safely contain control characters or invalid UTF-8, which are
    // also invisible.
    guard let text = path.text, text == text.quotable(limit: text.unicodeScalars.count) else {
      throw DomainError.refused(.controlCharacterInPath(path))
    }
    return text
  }
}

/// The messages of the commands about timers.
enum TimerWords {
  static func installedMessage(_ files: [FilePath]) -> Words {
    let names = files.map { $0.quotable(limit: 200) }.joined(separator: ", ")
    return Words(
      ko: "내 계정에 systemd 타이머를 설치했어요 (\(names)). 이제 1분마다 알림을 확인해요. 그만두려면 ‘hearth remind remove’를"
        + " 쓰세요.",
      en: "Installed a systemd timer for your account (\(names)). It checks for reminders every"
        + " minute; “hearth remind remove” removes it.")
  }
  static let removed = Words(ko: "이제 자동으로 알리지 않아요.", en: "Reminders no longer come automatically.")
  static let nothingToRemove = Words(
    ko: "만들어 둔 타이머가 없어요. crontab에 넣은 줄은 ‘crontab -e’로 지울 수 있어요.",
    en: "There is no timer. To remove a line from your crontab, run “crontab -e”.")
  static let noTimer = Words(
    ko: "이 컴퓨터에는 systemd도 cron도 없어요. cron을 설치하고 다시 실행하거나, ‘hearth remind watch’를 켜 두세요.",
    en: "This computer has neither systemd nor cron. Install cron and run this again, or leave"
      + " “hearth remind watch” running.")
  static let cronInstructions = Words(
    ko: "아직 설치된 것은 없어요. 터미널에서 ‘crontab -e’를 실행하면 편집기가 열려요. 맨 아래에 이 줄을 붙여 넣고 저장하면 1분마다 알림을 확인해요."
      + " 저장하고 나가려면 nano에서는 Ctrl-O, Enter, Ctrl-X, vi에서는 Esc 다음에 :wq, Enter를 누르세요. 그만두려면 그 줄을"
      + " 지우세요.",
    en: "Nothing is installed yet. Run “crontab -e” in a terminal: it opens an editor. Paste this"
      + " line at the end and save; reminders are then checked every minute. To save and leave,"
      + " press Ctrl-O, Enter, Ctrl-X in nano, or Esc and :wq, Enter in vi. To stop it, delete the"
      + " line again.")
  /// The note below the crontab line on a page of the full screen, which may wrap the line.
  static let cronLineCopiedNote = Words(
    ko: "한 줄 그대로 클립보드에 넣었어요. 붙여 넣어지지 않으면 셸에서 ‘hearth remind install’을 실행해 복사하세요.",
    en: "Copied to the clipboard as one line. If it cannot be pasted, copy it from “hearth remind"
      + " install” in the shell.")
  static let cronRemovalInstructions = Words(
    ko: "‘crontab -e’를 실행해 ‘hearth remind’가 있는 줄을 지워 주세요.",
    en: "Run “crontab -e” and delete the line with “hearth remind”.")
  static let filesRemoved = Words(
    ko: "타이머 파일을 지웠어요. 끝으로 이 명령을 실행해 주세요.",
    en: "Removed the timer files. To finish, run:")

  static func filesWrittenMessage(_ files: [FilePath]) -> Words {
    let names = files.map { $0.quotable(limit: 200) }.joined(separator: ", ")
    return Words(
      ko: "파일을 만들었어요: \(names). 시작하려면 이 명령을 실행해 주세요.",
      en: "Created \(names). To start, run:")
  }

  static func replaceQuestion(_ files: [FilePath]) -> Words {
    let names = files.map { $0.quotable(limit: 200) }.joined(separator: ", ")
    return Words(
      ko: "다른 내용의 파일이 이미 있어요: \(names). 바꿀까요?",
      en: "These files already exist and differ: \(names). Replace them?")
  }
}
