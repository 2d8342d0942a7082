/// References to items outside the store's tables, such as settings in the settings file.
extension ItemReference {
  private static let settingPrefix = "settings."

  /// Returns the reference to a setting that is stored in the settings file.
  static func fileSettingItem(_ setting: Setting) -> ItemReference {
    .setting(settingPrefix + setting.name)
  }

  /// The setting of the settings file that this refers to; nil for other items.
  package var fileSetting: Setting? { key.flatMap { ItemReference.fileSetting($0) } }

  /// Returns the setting of the settings file whose reference has this key.
  package static func fileSetting(_ key: String) -> Setting? {
    guard key.hasPrefix(settingPrefix) else { return nil }
    let setting = Setting.named(String(key.dropFirst(settingPrefix.count)))
    return setting?.belongsToStore == false ? setting : nil
  }

  /// Reference shared by all actions that undo cannot revert; the title of the step names the
  /// action.
  static let irreversibleAction = ItemReference.setting("staying")

  /// Whether the item is outside the store's tables.
  package var isOutsideStore: Bool {
    guard let key else { return false }
    return self == .irreversibleAction || key.hasPrefix(ItemReference.settingPrefix)
  }
}

extension ChangeSummary {
  private static let irreversibleActionPrefix = "staying."

  /// The action that undo cannot revert: the key of a setting, or the words of a command. Nil for
  /// other changes.
  package var irreversibleAction: String? {
    guard verb == .setting, kind == .setting,
      subject.hasPrefix(ChangeSummary.irreversibleActionPrefix)
    else {
      return nil
    }
    return String(subject.dropFirst(ChangeSummary.irreversibleActionPrefix.count))
  }

  /// Returns the title of a step that records the action.
  fileprivate static func title(irreversibleAction what: String) -> String {
    irreversibleActionPrefix + what
  }
}

extension JournalStep {
  /// Returns the step that records a changed setting.
  static func changingSetting(_ setting: Setting, from before: String, to after: String)
    -> JournalStep
  {
    let place = ItemReference.fileSettingItem(setting)
    return JournalStep(
      at: place, of: place.id, .changed, title: place.key ?? "",
      fields: [JournalField("value", .text, from: .text(before), to: .text(after))])
  }

  /// Returns the step that records an action that undo cannot revert.
  static func irreversibleAction(_ what: String) -> JournalStep {
    let place = ItemReference.irreversibleAction
    return JournalStep(
      at: place, of: place.id, .changed, title: ChangeSummary.title(irreversibleAction: what))
  }

  /// Copy of the step with the values before and after exchanged.
  var reversed: JournalStep {
    JournalStep(
      at: item, of: owner, change, title: title,
      fields: fields.map { JournalField($0.name, $0.fieldType, from: $0.after, to: $0.before) })
  }
}

extension Repositories {
  /// Returns a function that tells whether undoing the last change skips an entry. Skipped are:
  ///
  /// - actions outside the store,
  /// - all changes by a subscription, since the next download would repeat them, and by links
  ///   that no longer exist,
  /// - changes by other links, unless they downloaded something.
  ///
  /// The function reads the links once, when it meets the first entry made by a link.
  func makeSkipCheck() -> (JournalEntry) throws -> Bool {
    var known: ([LinkedCollection], [Link])?
    return { entry in
      guard entry.summary.verb == .link else { return entry.summary.irreversibleAction != nil }
      let (collections, all) = try known ?? (linkedCollections(), links.links())
      known = (collections, all)
      let collection = collections.first { $0.name.value == entry.summary.subject }
      let link = all.first { $0.id == collection?.link }
      guard let link, !link.location.isSubscription else { return true }
      var (brings, isOfLink) = (false, false)
      try journal.steps(of: entry.id) { step in
        // A change that only gives an event a fixed time zone is not visible to the user.
        brings = brings || !step.tiesToZone
        isOfLink = isOfLink || step.item.kind == .setting && !step.item.isProgramData
      }
      return isOfLink || !brings
    }
  }

  /// Records changes of the settings file. For a setting that refers to something outside, such as
  /// a path, it records only the fact, as a change of its own.
  func recordFileSettings(from before: Settings, to after: Settings) throws {
    let changed = Setting.all.filter {
      !$0.belongsToStore && before.text(of: $0) != after.text(of: $0)
    }
    let steps = changed.filter { !$0.refersToOutside }.map {
      JournalStep.changingSetting($0, from: before.text(of: $0), to: after.text(of: $0))
    }
    try journal.recordSteps(steps)
    for setting in changed where setting.refersToOutside {
      try recordIrreversibleAction(ItemReference.fileSettingItem(setting).key ?? "")
    }
  }

  /// Records an action that undo cannot revert as a change of its own.
  func recordIrreversibleAction(_ what: String) throws {
    try journal.beginEntry(.thisDevice)
    try journal.recordSteps([.irreversibleAction(what)])
  }
}
