import HearthDomain
import TerminalKit

/// Lists the profiles.
struct ProfileListCommand: Command {
  static let commandName = CommandName(["profile", "list"])
  static let runsWhileLocked = true

  static let spec = CommandSpec(commandName, isReadOnly: true, printsList: true)

  let tools: ProfileTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let all = try tools.allProfiles(Self.commandName)
    let current = all.collection.file
    let rows = try all.collection.roster().entries.map { entry in
      Row(
        entry: entry, isCurrent: entry.file == current,
        lockState: try lockState(all.access(entry).front))
    }
    try Listing(ProfileListCommand.columns) { row in
      [
        "name": .string(row.entry.name.value), "store": .string(row.entry.file),
        "isCurrent": .bool(row.isCurrent),
        "isLocked": row.lockState == .unknown ? .null : .bool(row.lockState == .locked),
      ]
    }
    .print(rows, whenEmpty: Words(ko: "", en: ""), in: &console)
  }

  /// Returns whether the profile is locked. If it cannot be read, that is `unknown`, so that the
  /// list continues.
  private func lockState(_ front: any ProfileLockAccess) throws -> Row.LockState {
    do {
      return try front.lock() == nil ? .open : .locked
    } catch is DomainError {
      return .unknown
    }
  }

  private struct Row {
    enum LockState: String {
      case open = ""
      case locked
      case unknown = "unreadable"
    }

    let entry: ProfileRoster.Entry
    let isCurrent: Bool
    let lockState: LockState

    func lockWords(_ language: Language) -> String {
      switch lockState {
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
        displayText: { row, _ in StyledText(row.isCurrent ? "*" : "") },
        pipedText: { $0.isCurrent ? "current" : "" }),
      Column(
        Words(ko: "이름", en: "Name"), shrinks: true,
        displayText: { row, language in
          StyledText(row.entry.displayText(language), row.isCurrent ? .bold : [])
        }, pipedText: { $0.entry.name.value }),
      Column(
        Words(ko: "저장소", en: "Store"), shrinks: true,
        displayText: { row, _ in StyledText(row.entry.file, .dim) },
        pipedText: { $0.entry.file }),
      Column(
        Words(ko: "잠금", en: "Lock"),
        displayText: { row, language in StyledText(row.lockWords(language)) },
        pipedText: { $0.lockState.rawValue }),
    ]
  }
}
