import HearthDomain

/// Copies the store to a file, while it is in use, and verifies the copy.
struct BackupCommand: Command {
  static let commandName = CommandName(["backup"], synonyms: [["backup", "add"]])

  static let spec = CommandSpec(
    commandName,
    summary: Words(ko: "저장소를 통째로 백업해요", en: "Back up the whole store"),
    details: Words(
      ko: "쓰는 중에도 그 순간 그대로 복사하고, 온전한지 확인해요. 파일을 적지 않으면 ~/.local/state/hearth/backups에 날짜와 시각으로 이름을"
        + " 지어 두고, 최근 열 개만 남겨요. 가져오기 전이나 저장소의 형식을 바꾸기 전에는 자동으로 하나 만들고, 이것도 따로 열 개까지 남겨요. --encrypt로"
        + " 잠근 백업은 지울 때까지 남아요.",
      en: "Copies the store as it is at that moment, even while it is in use, and checks the copy."
        + " Without a file, it goes into ~/.local/state/hearth/backups with date and time in its"
        + " name, where the newest ten are kept. One is made automatically before every import and"
        + " before the format of the store changes; the newest ten of these are kept, too."
        + " Encrypted ones stay until you remove them."),
    examples: [
      "hearth backup": Words(ko: "정해진 백업 폴더에", en: "in the backup folder"),
      "hearth backup /media/usb/hearth.db": Words(ko: "다른 디스크에", en: "on another disk"),
      "hearth backup ~/Dropbox/hearth.db.age --encrypt":
        Words(ko: "암호로 잠가서 남의 서버에", en: "encrypted, on somebody else's server"),
      "hearth backup - | ssh nas 'cat > hearth.db'": Words(ko: "다른 컴퓨터에", en: "on another machine"),
    ],
    arguments: [SharedSpec.fileIfAny], options: FileSealing.encryptionOptions, runningTime: .slow)

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
