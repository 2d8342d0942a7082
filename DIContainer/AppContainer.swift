import HearthData
import HearthDomain
import HearthPresentation
import TerminalKit

/// Everything that the program is made of, wired by hand from top to bottom.
package struct AppContainer: Sendable {
  let configuration: AppConfiguration
  private(set) var access: StoreAccess
  private(set) var useCases: UseCases
  /// The files that commands read and write.
  private(set) var files: any UserFiles
  /// Asked by what goes through the network, whether anybody still waits.
  private(set) var cancellation: Cancellation
  /// Whether whoever runs a command was let in, for as long as it runs.
  private(set) var isAdmitted = false

  package init(_ configuration: AppConfiguration) {
    self.configuration = configuration
    access = configuration.makeStore()
    files = SystemFiles(keeping: { configuration.keptFiles })
    cancellation = .never
    useCases = UseCases(on: access, configuration)
  }

  /// The same for a command that somebody watches, and may stop. They see the screen, so they
  /// are not asked for what has opened it.
  func watched(by watch: CommandRunner.Watch) -> AppContainer {
    var container = self
    container.files = ScreenFiles(files, size: { SystemFiles().size(of: $0) }, watch: watch)
    container.access.copies = access.copies.noting { try watch.note($0, of: $1) }
    // The importing ones make such copies themselves.
    container.useCases = UseCases(on: container.access, configuration)
    container.cancellation = watch.cancellation
    container.isAdmitted = true
    return container
  }

  /// The editor in which longer texts are written.
  var editor: Editor {
    .system(environment: configuration.environment.bytes(of: Editor.variables))
  }

  /// The font in which the user wants cards, as it is at each call.
  var cardFont: @Sendable () -> CardFont {
    { [queries = useCases.settings] in queries.settings().cardFont }
  }
}

extension UseCases {
  fileprivate init(on access: StoreAccess, _ configuration: AppConfiguration) {
    self.init(
      UseCaseContext(
        store: access.store,
        importStore: BackedUpStore(store: access.store, copies: access.copies),
        clock: configuration.ambient.clock, newID: configuration.ambient.newID,
        randomness: configuration.ambient.randomness),
      settings: configuration.settings, catalogue: access.catalogue,
      collection: configuration.collection(access.front))
  }
}
