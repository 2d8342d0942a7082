import HearthDomain
import TerminalKit

/// Lists the profiles.
public struct ProfileListCommand: Command {
  public typealias Options = NoOptions

  public static let words = CommandName(["profile", "list"])
  public static let answersWhileLocked = true

  public static let spec = CommandSpec(
    words,
    summary: Words(ko: "모든 프로필을 봐요", en: "List the profiles"),
    details: Words(ko: "지금 쓰는 프로필에 *가 붙어요.", en: "A * marks the one in use."),
    examples: [
      CommandExample(
        line: "hearth profile list", meaning: Words(ko: "프로필을 모두 봐요", en: "see all profiles"))
    ],
    isReading: true)

  private let desk: ProfileDesk

  public init(desk: ProfileDesk) {
    self.desk = desk
  }

  public func run(_ options: NoOptions, in console: inout Console) throws {
    let roster = try desk.shelf.roster()
    let columns: [Column<ProfileRoster.Entry>] = [
      Column(
        Words(ko: "", en: ""),
        shown: { entry, _ in StyledText(entry.file == roster.current ? "*" : "") },
        piped: { $0.file == roster.current ? "current" : "" }),
      Column(
        Words(ko: "이름", en: "Name"), shrinks: true,
        shown: { entry, language in
          StyledText(
            entry.shown(language), entry.file == roster.current ? .bold : [])
        }, piped: { $0.name.value }),
      Column(
        Words(ko: "저장소", en: "Store"), shrinks: true,
        shown: { entry, _ in StyledText(entry.file, .dim) },
        piped: { $0.file }),
    ]
    try Listing(columns) { entry in
      [
        "name": .string(entry.name.value), "store": .string(entry.file),
        "isCurrent": .bool(entry.file == roster.current),
      ]
    }
    .print(roster.entries, whenEmpty: Words(ko: "", en: ""), in: &console)
  }
}
