import HearthDomain
import TerminalKit

/// Replaces the store by a backup.
struct RestoreCommand: Command {
  static let commandName = CommandName(["restore"])
  // The command asks for the passphrase itself, except for a damaged store.
  static let runsWhileLocked = true

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.fileIfAny], options: FileSealing.decryptionOptions,
    isForPeople: true, runningTime: .slow)

  private static let maxOfferedBackups = 10
  /// The first bytes of every store.
  private static let sqliteHeader = Array("SQLite format 3\0".utf8)

  let tools: BackupTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    do {
      try tools.requireUnlocked(&console)
    } catch DomainError.damaged {
      // A damaged store is replaced without a passphrase: whose it is cannot be determined, and
      // replacing it is what the command is for.
    }
    guard
      let path = try input[SharedSpec.fileIfAny].map(resolvedBackup) ?? chooseBackup(in: &console)
    else {
      return
    }
    guard path == "-" else {
      // Checked before the question, because the file may be missing or no valid store.
      try tools.files.checkIsReadable(path)
      guard try tools.sealing.isSealed(path) else {
        return try restore(path, called: path, &console)
      }
      return try restoreFromStream(path, input, &console)
    }
    // The question cannot be answered, because standard input is the file.
    guard console.traits.assumesYes else {
      throw UsageError(.cannotAsk(insteadGive: "--yes"), in: RestoreCommand.commandName.path)
    }
    try restoreFromStream(path, input, &console)
  }

  /// Returns the path of the listed backup with this name. A file of that name in the current
  /// folder has priority.
  private func resolvedBackup(_ path: FilePath) throws -> FilePath {
    guard path.lastComponent == path, (try? tools.files.checkIsReadable(path)) == nil else {
      return path
    }
    return try tools.restore.allBackups().first { $0.path.lastComponent == path }?.path ?? path
  }

  /// Restores a backup from input that is not a plain file, such as a pipe or an encrypted file. It
  /// is first written to a file completely.
  private func restoreFromStream(
    _ file: FilePath, _ input: ParsedInput, _ console: inout Console
  ) throws {
    let source = try tools.sealing.openSource(file, input, in: &console)
    try tools.scratchFile { path in
      try tools.files.write(to: path, replacing: false) { write in
        var start: [UInt8] = []
        while case let bytes = try source(), !bytes.isEmpty {
          start += bytes.prefix(Self.sqliteHeader.count - start.count)
          // Input that is no store is rejected at once: it may be endless and fill the disk.
          guard Self.sqliteHeader.starts(with: start) else {
            throw DomainError.damaged(.notAStore(path: file))
          }
          try write(bytes)
        }
      }
      try restore(path, called: file, &console)
    }
  }

  /// Returns the backup chosen from the newest ones; nil if none was chosen.
  private func chooseBackup(in console: inout Console) throws -> FilePath? {
    let copies = try tools.restore.newestBackups(limit: Self.maxOfferedBackups)
    guard console.canAsk, !copies.isEmpty else {
      let why =
        copies.isEmpty
        ? Words(
          ko: "아직 백업이 없어요. 되살릴 파일을 적어 주세요.",
          en: "There are no backups yet. Give the file to restore.")
        : Words(
          ko: "되살릴 파일을 적어 주세요. 백업은 ‘hearth backup list’로 볼 수 있어요.",
          en: "Give the file to restore. “hearth backup list” shows the backups.")
      throw UsageError(
        .missingOptionExplained("file", why: why), in: RestoreCommand.commandName.path)
    }
    for (index, copy) in copies.enumerated() {
      let time = copy.madeAt.map { "\($0.day) \($0.time)  " } ?? ""
      console.printNote(
        StyledText(
          "\(index + 1). \(time)\(ByteSize(copy.bytes).text) "
            + " \(copy.path.lastComponent.displayText)"
        ))
    }
    let question = console.language(
      ko: "몇 번을 되살릴까요? ", en: "Which one? (1 to \(copies.count)) ")
    let answer = try console.prompt(question, insteadGive: "FILE")
    guard let number = answer.flatMap({ Int($0.filter { !$0.isWhitespace }) }),
      copies.indices.contains(number - 1)
    else {
      console.printNote(.nothingChanged)
      return nil
    }
    return copies[number - 1].path
  }

  private func restore(
    _ path: FilePath, called name: FilePath, _ console: inout Console
  ) throws {
    try tools.restore.checkIsRestorable(path, called: name)
    let file = name.quotable(limit: 200)
    let question = console.language(
      ko: "저장소를 이 파일의 내용으로 바꿀까요? \(file)",
      en: "Replace the store with what is in this file? \(file)")
    guard try console.confirmOrReport(question, orSays: .nothingChanged) else { return }
    let restored = try tools.restore(path)
    console.confirm(
      [
        console.language(
          ko: "저장소를 되살렸어요: \(restored.path.quotable(limit: 200))",
          en: "Restored the store: \(restored.path.quotable(limit: 200))"),
        restored.formerStorePath.map { kept in
          let kept = kept.quotable(limit: 200)
          return console.language(
            ko: "그 전의 저장소는 여기 두었어요:\n  \(kept)",
            en: "The previous store is kept here:\n  \(kept)")
        },
        restored.formerStorePath.map { kept in
          let line = "hearth restore " + Quoting.shellWord(kept)
          return console.language(
            ko: "되살리기 전으로 돌아가려면:\n  \(line)", en: "To go back to it:\n  \(line)")
        },
        !restored.needsSyncDecision
          ? nil
          : console.language(
            ko: "다른 기기와는 아직 동기화하지 않아요. hearth sync resume으로 어느 쪽에 맞출지 알려 주세요.",
            en: "Nothing is synced with the other devices until you choose whose state counts:"
              + " hearth sync resume"),
        !restored.endsSync
          ? nil
          : console.language(
            ko: "되살린 저장소는 동기화를 시작하기 전의 것이라, 이제 다른 기기와 동기화하지 않아요. 다시 함께하려면 hearth sync join을 쓰세요.",
            en: "The restored store is from before this device synced, so it no longer syncs with"
              + " the others. To take part again: hearth sync join"),
      ],
      json: [
        "store": .path(restored.path), "kept": .path(restored.formerStorePath),
        "syncWaits": .bool(restored.needsSyncDecision), "syncEnded": .bool(restored.endsSync),
      ])
  }
}
