import HearthDomain

/// What runs `hearth remind` by itself.
package enum TimerKind: String, CaseIterable, Hashable, Sendable {
  case systemd
  case cron

  static let option = Option<TimerKind>(
    "with",
    help: Words(
      ko: "systemd 타이머와 crontab 가운데 골라요. 적지 않으면 이 컴퓨터에서 되는 쪽으로 해요.",
      en: "A systemd timer or the crontab; else what suits this machine."))

  /// The line of a crontab that runs the words every minute.
  static func cronLine(_ words: [String]) -> String {
    "* * * * * " + Quoting.crontabCommand(words)
  }
}

/// The ways on this machine, and what they are to run.
package struct ReminderTimers: Sendable {
  /// What suits the machine.
  let usual: TimerKind
  /// The timer of systemd for a command line; nil where nobody knows where it belongs.
  let systemd: @Sendable (_ words: [String]) -> (any ReminderTimer)?
  /// The program's path and the store's; nil where one is not known.
  private let program: FilePath?
  private let store: FilePath?

  package init(
    usual: TimerKind, program: FilePath?, store: FilePath?,
    systemd: @escaping @Sendable (_ words: [String]) -> (any ReminderTimer)?
  ) {
    self.usual = usual
    self.program = program
    self.store = store
    self.systemd = systemd
  }

  /// Throws ``UsageError`` for a store that nobody else can open, and the refusal of a path with
  /// letters that steer a terminal or end a line.
  func commandLine(_ language: Language) throws -> [String] {
    guard let store else {
      throw UsageError(
        .unacceptable(
          Words(ko: "--store", en: "--store"), value: "memory:",
          accepted: Words(ko: "파일 경로", en: "the path of a file")),
        in: RemindInstallCommand.words.path)
    }
    return [try word(program ?? "hearth"), "remind", "--store", try word(store)]
      + ["--lang", language.rawValue]
  }

  /// The path as a word of a unit or a crontab.
  private func word(_ path: FilePath) throws -> String {
    // Neither can be trusted to hold letters that steer or bytes that are none, and no eye to see
    // them.
    guard let text = path.text, text == text.quotable(limit: text.unicodeScalars.count) else {
      throw DomainError.refused(.steeringPath(path))
    }
    return text
  }
}

/// What the commands about timers say.
enum TimerWords {
  static func installed(_ files: [FilePath]) -> Words {
    let names = files.map { $0.quotable(limit: 200) }.joined(separator: ", ")
    return Words(
      ko: "내 계정에 systemd 타이머를 설치했어요 (\(names)). 이제 1분마다 알림을 확인해요."
        + " 그만두려면 ‘hearth remind remove’를 쓰세요.",
      en: "Installed a systemd timer for your account (\(names)). Reminders are now looked for"
        + " every minute; “hearth remind remove” takes it away again.")
  }
  static let removed = Words(ko: "이제 자동으로 알리지 않아요.", en: "Reminders no longer come by themselves.")
  static let nothingToRemove = Words(
    ko: "만들어 둔 타이머가 없어요. crontab에 넣은 줄은 ‘crontab -e’로 지울 수 있어요.",
    en: "There is no timer. A line in your crontab goes away with “crontab -e”.")
  static let cron = Words(
    ko: "아직 설치된 것은 없어요. ‘crontab -e’를 실행해 맨 아래에 이 줄을 넣으면 1분마다 알림을 확인해요."
      + " 그만두려면 그 줄을 지우세요.",
    en: "Nothing is installed yet: run “crontab -e”, add this line at the end, and reminders are"
      + " looked for every minute; to undo it, take the line out again.")
  static let cronRemoval = Words(
    ko: "‘crontab -e’를 실행해 ‘hearth remind’가 있는 줄을 지워 주세요.",
    en: "Run “crontab -e” and take out the line with “hearth remind”.")
  static let filesRemoved = Words(
    ko: "타이머 파일을 지웠어요. 끝으로 이 명령을 실행해 주세요.",
    en: "The files of the timer are gone. To finish, type:")

  static func written(_ files: [FilePath]) -> Words {
    let names = files.map { $0.quotable(limit: 200) }.joined(separator: ", ")
    return Words(
      ko: "파일을 만들었어요: \(names). 시작하려면 이 명령을 실행해 주세요.",
      en: "Written: \(names). To begin, type:")
  }

  static func replaces(_ files: [FilePath]) -> Words {
    let names = files.map { $0.quotable(limit: 200) }.joined(separator: ", ")
    return Words(
      ko: "다른 내용의 파일이 이미 있어요: \(names). 바꿀까요?",
      en: "These are there already and differ: \(names). Replace them?")
  }
}
