extension Setting {
  static let hookSettings: [Setting] = [
    .toggle(.askingHook, .hooks, \.settings.hooks.asksBeforeChanges),
    .toggle(.bulkHook, .hooks, \.settings.hooks.reportsBulkChanges),
  ]
}
