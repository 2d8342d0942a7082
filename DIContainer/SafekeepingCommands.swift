import CLibrary
import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// The commands that keep everything safe, in the order of their help.
  static var safekeepingCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(BackupCommand.self) {
        BackupCommand(
          copies: $0.access.copies, files: $0.files, scratch: $0.scratch, sealing: $0.fileSealing)
      },
      CommandEntry(BackupListCommand.self) { BackupListCommand(copies: $0.access.copies) },
      CommandEntry(RestoreCommand.self) {
        RestoreCommand(
          restore: RestoreStore(copies: $0.access.copies, front: $0.access.front),
          files: $0.files, scratch: $0.scratch, sealing: $0.fileSealing,
          letIn: $0.letIn)
      },
      CommandEntry(ExportCommand.self) {
        ExportCommand(archive: $0.archive, files: $0.files, sealing: $0.fileSealing)
      },
      CommandEntry(ImportCommand.self) {
        ImportCommand(
          importArchive: ImportArchive(archive: $0.archive, copies: $0.access.copies),
          sealing: $0.fileSealing, files: $0.files, recognizer: BeginningRecognizer(),
          areas: $0.fileImport(of:))
      },
      CommandEntry(DoctorCommand.self) { $0.doctorCommand },
    ]
  }

  /// How files of that kind are brought over; nil for one of everything.
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

  /// Where no store was made yet, nothing is written, and a rehearsal takes place in one that goes
  /// again.
  private var archive: any StoreArchive {
    guard configuration.standsIn else { return access.archive }
    return PassingArchive(
      scratch: .system { [environment = configuration.environment] in
        environment.path("TMPDIR") ?? "/tmp"
      }, now: configuration.ambient.clock.now)
  }

  var fileSealing: FileSealing {
    FileSealing(sealed: AgeFiles(), files: files) { [self] in try unlockProfile.isPassphrase($0) }
  }

  /// Where copies lie that come and go in one run.
  private var scratch: ScratchFile {
    .system { [environment = configuration.environment] in
      AppFolders(environment)?.state
    }
  }

  private var doctorCommand: DoctorCommand {
    DoctorCommand(
      inspector: access.inspector, copies: access.copies, openCopies: openCopies, letIn: letIn,
      isLocked: { isLocked },
      context: DoctorContext(
        program: .current, sqlite: SQLiteLibrary.version, clock: configuration.ambient.clock,
        store: configuration.isStoreNamed ? configuration.store.name : nil,
        characterSet: configuration.environment.characterSet,
        settings: { [settings = configuration.settings] in settings.load() },
        hasLibrary: { OpenedLibrary($0.files) != nil },
        brokenLinks: { [configuration] in configuration.brokenLinks },
        covers: { [covers = access.covers] in (try? covers.all().count) ?? 0 }))
  }
}

/// The archive of a store that is there as long as it is written, or a file is read into it.
private struct PassingArchive: StoreArchive {
  let scratch: ScratchFile
  let now: Now

  func write(to write: ([UInt8]) throws -> Void) throws -> [ArchiveCount] {
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
  /// The links that lead nowhere, on the way to what is kept.
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
