import CLibrary
import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// Commands for backups and diagnosis, in the order of the help.
  static var safekeepingCommands: [CommandEntry<AppContainer>] {
    BackupTools.commands.map { $0.using(\.backupTools) }
      + [CommandEntry(DoctorCommand.self) { $0.doctorCommand }]
  }

  private var backupTools: BackupTools {
    BackupTools(
      copies: access.backups, front: access.front, archive: archive, files: files,
      scratchFile: scratchFile, sealing: fileSealing, recognizer: BeginningRecognizer(),
      memory: importMemory,
      areaImport: fileImport(of:), requireUnlocked: requireUnlocked)
  }

  /// Returns the import of files of this kind; nil for archives, which contain all kinds.
  private func fileImport(of kind: FileKind) -> FileImport? {
    switch kind {
    case .contacts: personTools.contactImport
    case .calendar: eventTools.eventImport()
    case .sayings: sayingTools.sayingImport()
    case .moods: moodTools.moodImport()
    case .books: bookTools.bookImport()
    case .highlights: bookTools.sentenceImport
    case .archive: nil
    }
  }

  /// The archive of the store. If the store is missing, an export writes an empty archive, and the
  /// trial run of an import uses a temporary store.
  private var archive: any StoreArchive {
    guard configuration.usesEmptyStoreIfMissing else { return access.archive }
    return TemporaryStoreArchive(
      emptyStore: access.store,
      scratch: .system { [environment = configuration.environment] in
        environment.path("TMPDIR") ?? "/tmp"
      }, now: configuration.ambient.clock.now)
  }

  var fileSealing: FileSealing {
    FileSealing(sealedFiles: AgeFiles(), files: files) { [self] in
      try unlockProfile.isPassphrase($0)
    }
  }

  /// Creates temporary files, which exist only during this run.
  private var scratchFile: ScratchFile {
    .system { [environment = configuration.environment] in
      AppFolders(environment)?.state
    }
  }

  private var doctorCommand: DoctorCommand {
    DoctorCommand(
      inspector: access.inspector, copies: access.backups, openCopies: unlockedBackups,
      requireUnlocked: requireUnlocked,
      isLocked: { isLocked },
      context: DoctorContext(
        program: .current, sqlite: SQLiteLibrary.version, clock: configuration.ambient.clock,
        store: configuration.isStoreNamed ? configuration.store.storeOptionValue : nil,
        characterSet: configuration.environment.characterSet,
        settings: { [settings = configuration.settings] in settings.load() },
        hasLibrary: { OpenedLibrary($0.fileNames) != nil },
        brokenLinks: { [configuration] in configuration.brokenLinks },
        coverCount: { [covers = access.covers] in (try? covers.allISBNs().count) ?? 0 },
        lacksTimer: { [reminderSetup] in (try? reminderSetup?.isTimerMissing()) ?? false }))
  }
}

/// An archive that creates a temporary store for each export or import.
private struct TemporaryStoreArchive: StoreArchive {
  /// The empty store that replaces the missing one.
  let emptyStore: any Store
  let scratch: ScratchFile
  let now: Now

  func write(to write: ([UInt8]) throws -> Void) throws -> [ArchiveCount] {
    try emptyStore.read { _ in }
    var counts: [ArchiveCount] = []
    try scratch { path in
      let store = SQLStore.sqlite(path: path, now: now)
      counts = try SQLArchive(store: store).write(to: write)
      try store.close()
    }
    return counts
  }

  func read(
    _ source: @escaping () throws -> [UInt8], replacing: Bool, named name: String?,
    isRehearsal: Bool
  ) throws -> ArchiveOutcome {
    var outcome = ArchiveOutcome()
    try scratch { path in
      let store = SQLStore.sqlite(path: path, now: now)
      outcome = try SQLArchive(store: store).read(source, replacing: replacing, named: name)
      try store.close()
    }
    return outcome
  }
}

extension AppConfiguration {
  /// Broken links in the paths of the store and the program's own files.
  fileprivate var brokenLinks: [BrokenLink] {
    var places: [FilePath] = []
    if case .file(let path) = store { places.append(path) }
    if let folders {
      places += [
        folders.config.appending("settings.json"), folders.data.appending("profiles.json"),
        folders.state.appending("backups"),
      ]
    }
    var found: [BrokenLink] = []
    for broken in places.compactMap({ BrokenLink(onWayTo: $0) }) where !found.contains(broken) {
      found.append(broken)
    }
    return found
  }
}
