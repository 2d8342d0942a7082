import HearthDomain

/// Copies the store to a file, while it is in use, and verifies the copy.
struct BackupCommand: Command {
  static let commandName = CommandName(["backup"], synonyms: [["backup", "add"]])

  static let spec = CommandSpec(
    commandName, arguments: [SharedSpec.fileIfAny], options: FileSealing.encryptionOptions,
    runningTime: .slow)

  let tools: BackupTools

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let named = try input[SharedSpec.fileIfAny]
    let file =
      try named ?? (input[FileSealing.encrypt] ? tools.backups.pathForEncryptedBackup() : nil)
    if let file, file != "-" { try tools.files.checkIsOverwritable(file) }
    let lock = try tools.sealing.chooseLock(for: file, input, in: &console)
    guard file != "-" else { return try writeBackup(to: &console, lock) }
    if let file, let lock { return try writeBackup(to: file, lock, &console) }
    let copy = try tools.backups.makeBackup(at: file, replacing: console.traits.assumesYes)
    let (path, size) = (copy.path.quotable(limit: 200), ByteSize(copy.bytes).text)
    console.confirm(
      console.language(
        ko: "저장소를 백업하고 확인했어요 (\(size)):\n  \(path)",
        en: "Backed up the store and checked the copy (\(size)):\n  \(path)"),
      json: ["file": .path(copy.path), "bytes": .int(copy.bytes)])
  }

  /// Writes the copy to standard output after it was verified.
  private func writeBackup(to console: inout Console, _ lock: FileLock?) throws {
    guard !console.traits.outputIsTerminal, !console.isPage else {
      throw UsageError(
        .custom(
          Words(
            ko: "백업은 텍스트가 아니라서 터미널에 출력하지 않아요. ‘hearth backup - > 파일’처럼 파일이나 파이프로 보내 주세요.",
            en: "A backup is not text, so it cannot go to a terminal. Send it to a file or a pipe:"
              + " “hearth backup - > FILE”.")),
        in: BackupCommand.commandName.path)
    }
    try tools.scratchFile { path in
      _ = try tools.backups.makeBackup(at: path, replacing: false)
      try writeContents(of: path, lock) { console.write($0) }
    }
  }

  private func writeBackup(to file: FilePath, _ lock: FileLock, _ console: inout Console) throws {
    var size = 0
    try tools.scratchFile { path in
      _ = try tools.backups.makeBackup(at: path, replacing: false)
      try tools.files.write(to: file, replacing: console.traits.assumesYes) { write in
        try writeContents(of: path, lock) { bytes in
          size += bytes.count
          try write(bytes)
        }
      }
    }
    let path = file.quotable(limit: 200)
    console.confirm(
      console.language(
        ko: "저장소를 백업하고 암호로 잠갔어요 (\(ByteSize(size).text)):\n  \(path)",
        en: "Backed up the store to an encrypted file (\(ByteSize(size).text)):\n  \(path)"),
      json: ["file": .path(file), "bytes": .int(size)])
  }

  private func writeContents(
    of path: FilePath, _ lock: FileLock?, to write: ([UInt8]) throws -> Void
  ) throws {
    let source = try tools.files.source(path)
    try tools.sealing.seal(for: lock, to: write) { write in
      while case let bytes = try source(), !bytes.isEmpty { try write(bytes) }
    }
  }
}
