import HearthDomain
import JSONText
import TerminalKit

/// Lists the backups in the backup folder.
struct BackupListCommand: Command {
  static let commandName = CommandName(["backup", "list"], synonyms: [["backup", "show"]])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "백업을 최근 것부터 봐요", en: "List the backups, the newest first"),
    details: Words(
      ko: "hearth restore 뒤에 이름만 적으면 돼요. 이름에 before-change가 있는 것은 큰 변경 바로 전에 자동으로 만든 백업이에요. 되살리기 전에"
        + " 따로 둔 저장소(…-before-restore-…)는 맨 뒤에 나와요. list라는 이름의 파일에 백업하려면 ./list라고 적어 주세요.",
      en: "To restore one, its name is enough: hearth restore NAME. Those called before-change were"
        + " made automatically right before large changes. After them come the stores that restores"
        + " set aside (…-before-restore-…). To make a backup in a file called list, write ./list."),
    examples: [
      "hearth backup list": Words(ko: "백업을 모두 봐요", en: "all of them")
    ],
    isReadOnly: true, printsList: true)

  let tools: BackupTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    try BackupListCommand.listing.print(
      try tools.backups.newestBackups(limit: .max) + tools.backups.encryptedBackups()
        + tools.backups.replacedStores(),
      whenEmpty: Words(
        ko: "아직 백업이 없어요. 지금 하나 만들려면:\n  hearth backup",
        en: "There are no backups yet. To make one now:\n  hearth backup"),
      in: &console)
  }

  /// The listing with the time, size and path of each backup.
  static var listing: Listing<StoreBackup> {
    Listing([
      Column(Words(ko: "만든 때", en: "Made")) {
        $0.madeAt.map { "\($0.day) \($0.time)" } ?? ""
      },
      Column(
        Words(ko: "크기", en: "Size"), .trailing,
        displayText: { copy, _ in StyledText(ByteSize(copy.bytes).text) },
        pipedText: { "\($0.bytes)" }),
      // Shows the name only, which `restore` accepts, because a truncated path would be useless.
      Column(
        Words(ko: "파일", en: "File"),
        displayText: { copy, _ in StyledText(copy.path.lastComponent.displayText) },
        pipedText: { $0.path.displayText }),
    ]) { copy in
      [
        "file": .path(copy.path), "bytes": .int(copy.bytes),
        "madeAt": .text(copy.madeAt?.description),
      ]
    }
  }
}
