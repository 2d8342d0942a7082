extension Setting {
  static let hookSettings: [Setting] = [
    .toggle(.askingHook, .hooks, \.settings.hooks.asksBeforeChanges),
    .toggle(.bulkHook, .hooks, \.settings.hooks.reportsBulkChanges),
  ]

  static let programSettings: [Setting] = [
    .text(
      .feedbackAddress, .program, .email, \.settings.feedbackAddress,
      rule: { (try? Email($0))?.value == $0 })
  ]
}
