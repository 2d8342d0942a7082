import HearthDomain

/// What the commands that keep everything safe work with.
package struct BackupTools {
  let copies: any StoreCopies
  let archive: any StoreArchive
  let files: any UserFiles
  let scratch: ScratchFile
  let sealing: FileSealing
  let recognizer: any FileRecognizer
  /// How files of an area are brought over; nil for what is no area's.
  let areas: (FileKind) -> FileImport?
  /// Throws for a store that somebody is kept out of.
  let letIn: (inout Console) throws -> Void
  let restore: RestoreStore
  let importArchive: ImportArchive

  package init(
    copies: any StoreCopies, front: any ProfileFront, archive: any StoreArchive,
    files: any UserFiles, scratch: ScratchFile, sealing: FileSealing,
    recognizer: any FileRecognizer, areas: @escaping (FileKind) -> FileImport?,
    letIn: @escaping (inout Console) throws -> Void
  ) {
    self.copies = copies
    self.archive = archive
    self.files = files
    self.scratch = scratch
    self.sealing = sealing
    self.recognizer = recognizer
    self.areas = areas
    self.letIn = letIn
    restore = RestoreStore(copies: copies, front: front)
    importArchive = ImportArchive(archive: archive, copies: copies)
  }

  /// In the order of their help.
  package static var commands: [CommandEntry<BackupTools>] {
    [
      CommandEntry(BackupCommand.init), CommandEntry(BackupListCommand.init),
      CommandEntry(RestoreCommand.init), CommandEntry(ExportCommand.init),
      CommandEntry(ImportCommand.init),
    ]
  }
}
