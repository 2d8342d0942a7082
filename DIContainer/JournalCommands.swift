import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// What the undo commands depend on, for this store.
  var journalTools: JournalTools {
    JournalTools(
      journal: useCases.journal.reportingProgress(reportProgress),
      clock: configuration.ambient.clock,
      store: namedStore,
      replacedStore: { [copies = access.backups] in copies.lastReplacedStore() },
      written: access.writtenEntries)
  }

  /// Path of the store if the user named it by an option; otherwise nil.
  private var namedStore: FilePath? {
    guard case .file(let path) = configuration.store, configuration.isStoreNamed else { return nil }
    return path
  }

  /// Prints how to undo the changes of this run. Prints nothing for a store in memory.
  func offerUndo(in console: inout Console) {
    guard case .file(let path) = configuration.store else { return }
    let changes = try? useCases.journal.queries.undoableChanges(among: access.writtenEntries())
    guard let changes, changes.needUndoHint else { return }
    console.offerUndo(ofLast: changes.count, in: configuration.isStoreNamed ? path : nil)
  }

  /// Reports that a store was created, or that a store named by the user is missing. Otherwise,
  /// after a misspelled name, all data would seem to be gone.
  func reportNewStore(in console: inout Console) {
    guard case .file(let path) = configuration.store else { return }
    if access.hasCreatedStore() {
      console.reportNewStore(path, isNamed: storeOverride != nil)
    } else if storeOverride != nil, access.hasReadMissingStore() {
      console.reportMissingStore(path)
    }
  }

  /// Records an action that undo cannot revert. Uses the journal of the store that the next command
  /// will use, as the action may have changed the profile. Without a store, there is nothing older
  /// to undo. Ignores errors, because the action is already done.
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

  /// Passes the changes of this run to the user's hooks. Returns the problems that occurred.
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
