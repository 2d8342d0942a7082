extension Setting {
  static let ofHooks: [Setting] = [
    .toggle(.askingHook, .hooks, \.settings.hooks.asksBefore),
    .toggle(.bulkHook, .hooks, \.settings.hooks.reportsBulkChanges),
  ]
}
