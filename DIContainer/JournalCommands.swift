import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// Tools of the undo commands on this store.
  var journalTools: JournalTools {
    JournalTools(
      journal: useCases.journal.reportingProgress(reportProgress),
      clock: configuration.ambient.clock,
      store: namedStore,
      replacedStore: { [copies = access.backups] in copies.lastReplacedStore() },
      written: access.writtenEntries)
  }

  /// Path of the store if the user named it; nil otherwise.
  private var namedStore: FilePath? {
    guard case .file(let path) = configuration.store, configuration.isStoreNamed else { return nil }
    return path
  }

  /// Prints how to undo the changes of this run. Prints nothing for a store in memory.
  func offerUndo(in console: inout Console) {
    guard case .file(let path) = configuration.store else { return }
    let changes = try? useCases.journal.queries.undoableChanges(among: access.writtenEntries())
    console.offerUndo(ofLast: changes?.count ?? 0, in: configuration.isStoreNamed ? path : nil)
  }

  /// Reports a newly created store, or a missing store that the user named: with a misspelled name,
  /// everything would look as if nothing had ever been added.
  func reportNewStore(in console: inout Console) {
    guard case .file(let path) = configuration.store else { return }
    if access.hasCreatedStore() {
      console.reportNewStore(path, isNamed: storeOverride != nil)
    } else if storeOverride != nil, access.hasReadMissingStore() {
      console.reportMissingStore(path)
    }
  }

  /// Records an action that undo cannot revert in the journal of the store that the next command
  /// uses; the profile in use may have changed. If there is no store, there is nothing older to
  /// undo. Errors are ignored, because the action is done anyway.
  func recordIrreversibleAction(in console: Console) {
    guard let command = console.irreversibleCommand else { return }
    let used: AppConfiguration.StoreLocation? =
      configuration.isStoreNamed || configuration.isDemo
      ? configuration.store
      : try? AppConfiguration.StoreLocation(
        GlobalOptions(), environment: configuration.environment)
    guard let used, case .file(let path) = used, SystemFiles.fileExists(path) else { return }
    let container =
      used == configuration.store ? self : AppContainer(configuration.with(store: used))
    try? container.useCases.journal.recordIrreversibleAction(command)
  }

  /// Passes the changes so far to the user's hooks; returns the problems.
  func runChangeHooks() -> [HookTrouble] {
    guard let hooks else { return [] }
    hooks.runAndWait(access.writtenEntries(), from: useCases.journal.queries)
    return hooks.finish()
  }

  /// Returns tools that pass new changes to the hooks in the background, each time the written
  /// entries are read.
  func runningChangeHooks(_ tools: JournalTools) -> JournalTools {
    guard let hooks else { return tools }
    return tools.observingWrittenEntries { [queries = useCases.journal.queries] written in
      hooks.runInBackground(written, from: queries)
    }
  }
}
