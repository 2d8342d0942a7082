extension Setting {
  static let hookSettings: [Setting] = [
    .toggle(.askingHook, .hooks, \.settings.hooks.asksBeforeChanges),
    .toggle(.bulkHook, .hooks, \.settings.hooks.reportsBulkChanges),
  ]

  /// What the user said about the columns of imported tables. The journal does not record settings
  /// of this group, so that `undo` after an import reverts the import.
  package static let importColumns = Setting(
    .importColumns, .program, .namedColumns, \.settings.importColumns,
    text: { RememberedTable.text($0) }, value: { RememberedTable.tables($0) })

  static let programSettings: [Setting] = [
    .text(
      .feedbackAddress, .program, .email, \.settings.feedbackAddress,
      rule: { (try? Email($0))?.value == $0 }),
    importColumns,
  ]
}
