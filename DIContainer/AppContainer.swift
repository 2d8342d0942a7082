import HearthData
import HearthDomain
import HearthPresentation

/// Everything that the program is made of, wired by hand from top to bottom.
package struct AppContainer: Sendable {
  let configuration: AppConfiguration
  private(set) var access: StoreAccess
  /// What is told to programs of the user's; nil where none shall be told.
  let hooks: ChangeHooks?
  private(set) var useCases: UseCases
  /// The files that commands read and write.
  private(set) var files: any UserFiles
  /// Asked by what goes through the network, whether anybody still waits.
  private(set) var cancellation: Cancellation
  /// Told how much of something long is done; throws where nobody waits for it any more.
  private(set) var note: @Sendable (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
  /// Whether whoever runs a command was let in, for as long as it runs.
  private(set) var isAdmitted = false
  /// What was opened since the program began.
  let openedLocks: any OpenedLocks = LocksOpenedByRun()

  package init(_ configuration: AppConfiguration) {
    self.configuration = configuration
    hooks = configuration.makeHooks()
    access = configuration.makeStore(asking: hooks)
    files = SystemFiles(
      scratch: configuration.environment.path("TMPDIR") ?? "/tmp",
      keeping: { configuration.keptFiles })
    cancellation = .never
    useCases = UseCases(on: access, configuration)
  }

  /// The same for a command that somebody watches, and may stop. They see the screen, so they
  /// are not asked for what has opened it.
  func watched(by watch: CommandRunner.Watch) -> AppContainer {
    var container = self
    container.files = ScreenFiles(files, size: { SystemFiles().size(of: $0) }, watch: watch)
    container.note = { try watch.note($0, of: $1) }
    container.access.copies = access.copies.noting(container.note)
    // The importing ones make such copies themselves.
    container.useCases = UseCases(on: container.access, configuration)
    container.cancellation = watch.cancellation
    container.isAdmitted = true
    return container
  }

  /// Uses nothing but the store from now on, of which it changes nothing where it only reads.
  mutating func stayInside(readsOnly: Bool) {
    if readsOnly {
      access.store = ReadOnlyStore(access.store, path: configuration.store.name)
    }
    useCases = UseCases(on: access, configuration, isOffline: true)
  }

  /// The editor in which longer texts are written.
  var editor: Editor {
    .system(environment: configuration.environment.bytes(of: Editor.variables))
  }

  /// What the user has chosen, as it is at each call.
  var settings: @Sendable () -> Settings {
    { [queries = useCases.settings] in queries.settings() }
  }

  /// Cards have these colours from now on. The journal is not told: whoever undoes after sharing a
  /// line means what they changed before.
  var keepCardTheme: @Sendable (CardTheme) throws -> Void {
    { [settings = configuration.settings] theme in
      guard let setting = Setting.named(SettingKey.cardTheme.name) else { return }
      try settings.keep([SettingChange(setting, to: theme.rawValue)])
    }
  }
}

extension UseCases {
  fileprivate init(
    on access: StoreAccess, _ configuration: AppConfiguration, isOffline: Bool = false
  ) {
    let store = configuration.ambient.keepingIDs(in: access.store)
    self.init(
      UseCaseContext(
        store: store, importStore: BackedUpStore(store: store, copies: access.copies),
        clock: configuration.ambient.clock, newID: configuration.ambient.newID,
        randomness: configuration.ambient.randomness),
      settings: configuration.settings, catalogue: access.catalogue, covers: access.covers,
      collection: configuration.collection(access.front), remains: access.remains,
      isOffline: isOffline)
  }
}
