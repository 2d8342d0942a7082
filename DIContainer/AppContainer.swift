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
      ambient: configuration.ambient, settings: configuration.settings,
      catalogue: access.catalogue)
  }

  /// What the user wants of reminders, as it is at each call.
  var reminderSettings: @Sendable () -> ReminderSettings {
    { [queries = useCases.settings] in queries.settings().reminders }
  }

  /// The font in which the user wants cards, as it is at each call.
  var cardFont: @Sendable () -> CardFont {
    { [queries = useCases.settings] in queries.settings().cardFont }
  }
}
