import HearthDomain

/// What the full screen needs to show settings and to change them.
public struct SettingsDesk {
  public let queries: SettingQueries
  public let change: ChangeSetting
  /// The language where the settings name none.
  public let language: Language

  public init(queries: SettingQueries, change: ChangeSetting, language: Language) {
    self.queries = queries
    self.change = change
    self.language = language
  }
}
