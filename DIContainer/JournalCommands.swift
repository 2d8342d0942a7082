import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// What takes changes back, on this store.
  var journalTools: JournalTools {
    JournalTools(
      journal: useCases.journal.noting(note), clock: configuration.ambient.clock,
      store: namedStore,
      putAside: { [copies = access.copies] in copies.lastPutAside() }, written: access.written)
  }

  /// The store, where the user named it.
  private var namedStore: FilePath? {
    guard case .file(let path) = configuration.store, configuration.isStoreNamed else { return nil }
    return path
  }

  /// Says how what was changed is taken back; nobody is told where nothing is kept.
  func offerUndo(in console: inout Console) {
    guard case .file(let path) = configuration.store else { return }
    let changes = try? useCases.journal.queries.changes(among: access.written())
    console.offerUndo(ofLast: changes?.count ?? 0, in: configuration.isStoreNamed ? path : nil)
  }

  /// Notes what a command has done that stays whatever is taken back, in the store that the next
  /// command uses: another profile may be in use by now. Where no store is, nothing older is to be
  /// taken back; and what cannot be noted was done all the same.
  func noteStaying(in console: Console) {
    guard let command = console.stayed else { return }
    let used: AppConfiguration.StoreLocation? =
      configuration.isStoreNamed || configuration.isDemo
      ? configuration.store
      : try? AppConfiguration.StoreLocation(
        GlobalOptions(), environment: configuration.environment)
    guard let used, case .file(let path) = used, SystemFiles.isThere(path) else { return }
    let container =
      used == configuration.store ? self : AppContainer(configuration.with(store: used))
    try? container.useCases.journal.noteStaying(command)
  }

  /// Tells programs of the user's what was changed so far; what went wrong with them.
  func tellHooks() -> [HookTrouble] {
    guard let hooks else { return [] }
    hooks.tell(access.written(), from: useCases.journal.queries)
    return hooks.finish()
  }

  /// The same beside the full screen, each time somebody asks what was written.
  func tellingHooks(_ tools: JournalTools) -> JournalTools {
    guard let hooks else { return tools }
    return tools.noting { [queries = useCases.journal.queries] written in
      hooks.tellMeanwhile(written, from: queries)
    }
  }
}
