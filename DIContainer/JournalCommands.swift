import HearthDomain
import HearthPresentation

extension AppContainer {
  /// What takes changes back, on this store.
  var journalTools: JournalTools {
    JournalTools(
      journal: useCases.journal.noting(note), clock: configuration.ambient.clock,
      written: access.written)
  }

  /// Says how what was changed is taken back; nobody is told where nothing is kept.
  func offerUndo(in console: inout Console) {
    guard case .file(let path) = configuration.store else { return }
    console.offerUndo(
      ofLast: access.written().count, in: configuration.isStoreNamed ? path : nil)
  }
}
