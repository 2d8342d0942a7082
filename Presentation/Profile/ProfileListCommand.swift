import HearthDomain
import TerminalKit

/// Lists the profiles.
struct ProfileListCommand: Command {
  static let words = CommandName(["profile", "list"])
  static let runsWhileLocked = true

  static let spec = CommandSpec(
    words,
    summary: Words(ko: "모든 프로필을 봐요", en: "List the profiles"),
    details: Words(ko: "지금 쓰는 프로필에 *가 붙어요.", en: "A * marks the one in use."),
    examples: [
      "hearth profile list": Words(ko: "프로필을 모두 봐요", en: "see all profiles")
    ],
    isReading: true, printsList: true)

  let tools: ProfileTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let all = try tools.all(Self.words)
    let current = all.collection.file
    let rows = try all.collection.roster().entries.map { entry in
      Row(entry: entry, isCurrent: entry.file == current, lock: try lock(all.access(entry).front))
    }
    try Listing(ProfileListCommand.columns) { row in
      [
        "name": .string(row.entry.name.value), "store": .string(row.entry.file),
        "isCurrent": .bool(row.isCurrent),
        "isLocked": row.lock == .unknown ? .null : .bool(row.lock == .locked),
      ]
    }
    .print(rows, whenEmpty: Words(ko: "", en: ""), in: &console)
  }

  /// Returns whether the profile is locked. One that cannot be read does not stop the list.
  private func lock(_ front: any ProfileFront) throws -> Row.Lock {
    do {
      return try front.lock() == nil ? .open : .locked
    } catch is DomainError {
      return .unknown
    }
  }

  private struct Row {
    enum Lock: String {
      case open = ""
      case locked
      case unknown = "unreadable"
    }

    let entry: ProfileRoster.Entry
    let isCurrent: Bool
    let lock: Lock

    func lockWords(_ language: Language) -> String {
      switch lock {
      case .open: ""
      case .locked: language(ko: "잠김", en: "locked")
      case .unknown: language(ko: "읽을 수 없음", en: "unreadable")
      }
    }
  }

  private static var columns: [Column<Row>] {
    [
      Column(
        Words(ko: "", en: ""), heading: Words(ko: "지금", en: "Current"),
        shown: { row, _ in StyledText(row.isCurrent ? "*" : "") },
        piped: { $0.isCurrent ? "current" : "" }),
      Column(
        Words(ko: "이름", en: "Name"), shrinks: true,
        shown: { row, language in
          StyledText(row.entry.shown(language), row.isCurrent ? .bold : [])
        }, piped: { $0.entry.name.value }),
      Column(
        Words(ko: "저장소", en: "Store"), shrinks: true,
        shown: { row, _ in StyledText(row.entry.file, .dim) },
        piped: { $0.entry.file }),
      Column(
        Words(ko: "잠금", en: "Lock"),
        shown: { row, language in StyledText(row.lockWords(language)) },
        piped: { $0.lock.rawValue }),
    ]
  }
}
