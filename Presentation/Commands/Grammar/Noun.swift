import HearthDomain

/// The first word of commands, with the texts that help shows about them.
package struct Noun: Sendable {
  package let name: String
  package let group: Group
  /// The commands whose examples begin the noun's page; the first commands by default.
  let exampleCommands: [String]
  /// The summary of the noun, and a paragraph for each of its commands, as ``CommandHelp`` reads
  /// them.
  let page: Words

  init(_ name: String, _ group: Group, showing commands: [String] = [], ko: String, en: String) {
    self.name = name
    self.group = group
    exampleCommands = commands
    page = Words(ko: ko, en: en)
  }

  package var summary: Words { Words { String(page($0).prefix { $0 != "\n" }) } }

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

  /// What the details of many commands say about their file.
  static let replacingNote = Words(
    ko: "이미 있는 파일은 --yes가 있어야 덮어써요.", en: "An existing file is replaced only with --yes.")

  /// All nouns of the program, in the order of the overview.
  static let all: [Noun] = [
    .today, .calendar, .search, .remind, .status, .report, .person, .contact, .saying, .mood,
    .event, .todo, .book, .profile, .settings, .undo, .redo, .log, .sync, .link, .account, .backup,
    .restore, .export, .import, .mirror, .doctor, .demo, .mcp, .completions, .help, .feedback,
    .version,
  ]
}
