extension Setting {
  static let ofHooks: [Setting] = [
    .toggle(
      .askingHook, .hooks, { $0.settings.hooks.asksBefore }, { $0.settings.hooks.asksBefore = $1 }),
    .toggle(
      .bulkHook, .hooks, { $0.settings.hooks.tellsBulks }, { $0.settings.hooks.tellsBulks = $1 }),
  ]
}
