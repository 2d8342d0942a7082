import HearthDomain
import JSONText
import TerminalKit

/// Lists the backups in the backup folder.
struct BackupListCommand: Command {
  static let commandName = CommandName(["backup", "list"], synonyms: [["backup", "show"]])

  static let spec = CommandSpec(commandName, isReadOnly: true, printsList: true)

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
