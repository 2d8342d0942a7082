import HearthDomain
import HearthPresentation
import TerminalKit

/// Everything that the program is made of, wired by hand from top to bottom.
public struct AppContainer {
  let configuration: AppConfiguration
  let access: StoreAccess
  let useCases: UseCases

  public init(_ configuration: AppConfiguration) {
    self.configuration = configuration
    access = configuration.makeStore()
    useCases = UseCases(
      store: access.store,
      importStore: BackedUpStore(store: access.store, copies: access.copies),
      ambient: configuration.ambient)
  }
}
