import HearthData
import HearthDomain
import HearthPresentation

/// The objects of the program, which depend on each other. Created explicitly, from top to bottom.
package struct AppContainer: Sendable {
  let configuration: AppConfiguration
  private(set) var access: StoreAccess
  /// Reports changes to the user's hook programs; nil if there are no hooks.
  let hooks: ChangeHooks?
  private(set) var useCases: UseCases
  /// Access to files that commands read and write.
  private(set) var files: any UserFiles
  /// Cancellation that network requests observe.
  private(set) var cancellation: Cancellation
  /// Reports the progress of a long operation; throws if the operation was cancelled.
  private(set) var reportProgress: @Sendable (_ done: Int, _ total: Int) throws -> Void = { _, _ in
  }
  /// Whether the user has already unlocked the full screen, so that commands run in it do not ask
  /// for the passphrase.
  private(set) var isAlreadyUnlocked = false
  /// The locks that were opened since the program started.
  let openedLocks: any OpenedLocks = LocksOpenedByRun()

  package init(_ configuration: AppConfiguration) {
    self.configuration = configuration
    hooks = configuration.makeHooks()
    access = configuration.makeStore(asking: hooks)
    files = SystemFiles(
      scratch: configuration.environment.path("TMPDIR") ?? "/tmp",
      keeping: { configuration.protectedFiles })
    cancellation = .never
    useCases = UseCases(on: access, configuration)
  }

  /// Returns the container for a command that is run within the full screen. The screen shows its
  /// progress and can stop it, and the command does not ask for the passphrase again.
  func monitored(by watch: CommandRunner.RunMonitor) -> AppContainer {
    var container = self
    container.files = ScreenFiles(files, size: { SystemFiles().size(of: $0) }, watch: watch)
    container.reportProgress = { try watch.reportProgress($0, of: $1) }
    container.access.backups = access.backups.reportingProgress(container.reportProgress)
    // Imports make backups themselves, so the use cases need those that report progress.
    container.useCases = UseCases(on: container.access, configuration)
    container.cancellation = watch.cancellation
    container.isAlreadyUnlocked = true
    return container
  }

  /// Restricts the container to its store: without network and, if `readsOnly`, without changes.
  mutating func restrictToStore(readsOnly: Bool) {
    if readsOnly {
      access.store = ReadOnlyStore(access.store, path: configuration.store.storeOptionValue)
    }
    useCases = UseCases(on: access, configuration, isOffline: true)
  }

  /// The user's editor, for longer texts.
  var editor: Editor {
    .system(environment: configuration.environment.bytes(of: Editor.variables))
  }

  /// Returns the current settings.
  var settings: @Sendable () -> Settings {
    { [queries = useCases.settings] in queries.settings() }
  }

  /// Stores the card theme as the default. Not recorded in the journal: users who undo after
  /// sharing a card want to revert the change before that.
  var saveCardTheme: @Sendable (CardTheme) throws -> Void {
    { [settings = configuration.settings] theme in
      guard let setting = Setting.named(SettingKey.cardTheme.name) else { return }
      try settings.save([SettingChange(setting, to: theme.rawValue)])
    }
  }
}

extension UseCases {
  fileprivate init(
    on access: StoreAccess, _ configuration: AppConfiguration, isOffline: Bool = false
  ) {
    let store = configuration.ambient.withReproducibleIDs(in: access.store)
    self.init(
      UseCaseContext(
        store: store, importStore: BackedUpStore(store: store, copies: access.backups),
        clock: configuration.ambient.clock, newID: configuration.ambient.newID,
        randomness: configuration.ambient.randomness),
      settings: configuration.settings, catalogue: access.catalogue, covers: access.covers,
      collection: configuration.collection(access.front), remains: access.remains,
      isOffline: isOffline)
  }
}
