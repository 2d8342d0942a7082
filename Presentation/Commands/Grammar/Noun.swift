/// The first word of a command, and its group in the overview.
package struct Noun: Sendable {
  package let name: String
  package let group: Group
  package let summary: Words
  /// The commands whose examples begin the noun's page; the first commands by default.
  var exampleCommands: [String] = []

  package enum Group: CaseIterable, Sendable {
    case everyDay
    case areas
    case yourself
    case safekeeping
    case program

    var title: Words {
      switch self {
      case .everyDay: Words(ko: "매일", en: "Every day")
      case .areas: Words(ko: "다섯 가지 불씨", en: "The five fires")
      case .yourself: Words(ko: "나에게 맞추기", en: "Making it yours")
      case .safekeeping: Words(ko: "지키고 옮기기", en: "Keeping it safe")
      case .program: Words(ko: "프로그램", en: "The program")
      }
    }
  }

  /// All nouns of the program, in the order of the overview.
  static let all: [Noun] = [
    noun("today", .everyDay, ko: "오늘 챙길 것을 한눈에 봐요", en: "What matters today, on one page"),
    noun("calendar", .everyDay, ko: "모든 기록을 달력 하나로 봐요", en: "Everything in one calendar"),
    noun("search", .everyDay, ko: "모든 곳에서 찾아요", en: "Find something, wherever it is"),
    noun("remind", .everyDay, ko: "알림을 받고 미리 봐요", en: "Deliver reminders, or see what is coming"),
    noun("status", .everyDay, ko: "프롬프트와 상태 표시줄에 넣을 한 줄", en: "One line for prompts and bars"),
    noun("report", .everyDay, ko: "한 해나 한 달을 페이지 하나로 봐요", en: "A year or a month on one page"),
    noun("person", .areas, ko: "멀어지고 싶지 않은 사람들", en: "People you don't want to lose touch with"),
    noun("contact", .areas, ko: "아직 식물로 심지 않은 연락처", en: "Contacts not yet planted"),
    noun("saying", .areas, ko: "마음을 데워 주는 글귀", en: "Lines that warm you"),
    noun("mood", .areas, ko: "지금 느끼는 기분과 하루의 캔버스", en: "What you feel, and the day's canvas"),
    noun("event", .areas, ko: "일정과 알림", en: "What you planned, with reminders"),
    noun("todo", .areas, ko: "마칠 때까지 남아 있는 할 일", en: "Things to do, until they are done"),
    noun(
      "book", .areas, ko: "다 읽고 싶은 책과 문장", en: "Books to finish, sentences to keep",
      showing: ["list", "add", "read", "finish", "rate", "search", "import", "stats"]),
    noun("profile", .yourself, ko: "내 프로필, 다른 프로필, 잠금", en: "Your profile, others, a lock"),
    noun("settings", .yourself, ko: "설정을 보고 바꿔요", en: "See and change settings"),
    noun("undo", .safekeeping, ko: "마지막에 바꾼 것을 되돌려요", en: "Undo the last change"),
    noun("redo", .safekeeping, ko: "되돌린 것을 다시 해요", en: "Redo what was undone"),
    noun("log", .safekeeping, ko: "무엇이 언제 바뀌었는지 봐요", en: "What was changed, and when"),
    noun("sync", .safekeeping, ko: "여러 기기를 동기화해요", en: "Sync several devices"),
    noun(
      "link", .safekeeping, ko: "다른 곳의 캘린더, 주소록과 동기화해요",
      en: "Sync with calendars and contacts elsewhere"),
    noun("account", .safekeeping, ko: "동기화 서버의 계정", en: "Accounts on sync servers"),
    noun("backup", .safekeeping, ko: "저장소를 통째로 백업해요", en: "Back up the whole store"),
    noun("restore", .safekeeping, ko: "백업으로 저장소를 되살려요", en: "Restore the store from a backup"),
    noun("export", .safekeeping, ko: "모든 것을 파일 하나로 내보내요", en: "Write everything to one file"),
    noun("import", .safekeeping, ko: "다른 프로그램의 파일을 가져와요", en: "Import data from other programs"),
    noun("mirror", .safekeeping, ko: "하루를 마크다운 한 쪽으로 적어 둬요", en: "Keep a Markdown page per day"),
    noun("doctor", .safekeeping, ko: "문제가 없는지 살펴봐요", en: "Check for problems"),
    noun("demo", .program, ko: "예시 저장소를 만들어요", en: "Write a store of sample data"),
    noun("mcp", .program, ko: "AI 도우미와 연결해요", en: "Connect an AI assistant (MCP)"),
    noun("completions", .program, ko: "셸 자동 완성을 출력해요", en: "Print completions for your shell"),
    noun("help", .program, ko: "명령과 주제별 도움말", en: "Help on commands and topics"),
    noun("feedback", .program, ko: "의견을 보내요", en: "Send feedback"),
    noun("version", .program, ko: "버전을 보여 줘요", en: "Show the version"),
  ]

  private static func noun(
    _ name: String, _ group: Group, ko: String, en: String, showing shown: [String] = []
  ) -> Noun {
    Noun(name: name, group: group, summary: Words(ko: ko, en: en), exampleCommands: shown)
  }
}
