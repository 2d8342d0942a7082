import HearthDomain

/// The dependencies of the backup, restore, export and import commands.
package struct BackupTools {
  let backups: any StoreBackups
  let archive: any StoreArchive
  let files: any UserFiles
  let scratchFile: ScratchFile
  let sealing: FileSealing
  let recognizer: any FileRecognizer
  let memory: ImportMemory
  /// Returns the import of an area's file kind; nil for other kinds.
  let areaImport: (FileKind) -> FileImport?
  /// Throws if the store is locked for the user.
  let requireUnlocked: (inout Console) throws -> Void
  let restore: RestoreStore
  let importArchive: ImportArchive

  package init(
    copies: any StoreBackups, front: any ProfileLockAccess, archive: any StoreArchive,
    files: any UserFiles, scratchFile scratch: ScratchFile, sealing: FileSealing,
    recognizer: any FileRecognizer, memory: ImportMemory,
    areaImport areas: @escaping (FileKind) -> FileImport?,
    requireUnlocked: @escaping (inout Console) throws -> Void
  ) {
    self.backups = copies
    self.archive = archive
    self.files = files
    self.scratchFile = scratch
    self.sealing = sealing
    self.recognizer = recognizer
    self.memory = memory
    self.areaImport = areas
    self.requireUnlocked = requireUnlocked
    restore = RestoreStore(copies: copies, front: front)
    importArchive = ImportArchive(archive: archive, copies: copies)
  }

  /// The commands in the order of the help.
  package static var commands: [CommandEntry<BackupTools>] {
    [
      CommandEntry(BackupCommand.init), CommandEntry(BackupListCommand.init),
      CommandEntry(RestoreCommand.init), CommandEntry(ExportCommand.init),
      CommandEntry(ImportCommand.init),
    ]
  }
}
