import HearthDomain

/// What the full screen needs to show settings and to change them.
package struct SettingsTools {
  package let queries: SettingQueries
  package let change: ChangeSetting
  /// The language where the settings name none.
  package let language: Language

  package init(queries: SettingQueries, change: ChangeSetting, language: Language) {
    self.queries = queries
    self.change = change
    self.language = language
  }
}
