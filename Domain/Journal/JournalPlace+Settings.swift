/// Journal places outside the store's tables.
extension JournalPlace {
  private static let settingPrefix = "settings."

  /// Returns the place of a setting that is stored in the settings file.
  static func chosen(_ setting: Setting) -> JournalPlace {
    .setting(settingPrefix + setting.name)
  }

  /// The setting of the settings file at this place; nil for other places.
  package var chosen: Setting? { key.flatMap { JournalPlace.chosen($0) } }

  /// Returns the setting of the settings file with the place's key.
  package static func chosen(_ key: String) -> Setting? {
    guard key.hasPrefix(settingPrefix) else { return nil }
    let setting = Setting.named(String(key.dropFirst(settingPrefix.count)))
    return setting?.isOfStore == false ? setting : nil
  }

  /// Place of all actions that undo cannot revert; the step's title names the action.
  static let irreversibleAction = JournalPlace.setting("staying")

  /// Whether the place is outside the store's tables.
  package var isOutsideStore: Bool {
    guard let key else { return false }
    return self == .irreversibleAction || key.hasPrefix(JournalPlace.settingPrefix)
  }
}

extension ChangeWords {
  private static let irreversibleActionPrefix = "staying."

  /// Action that undo cannot revert: the key of a setting's place, or the words of a command. Nil
  /// for other changes.
  package var irreversibleAction: String? {
    guard verb == .setting, kind == .setting,
      subject.hasPrefix(ChangeWords.irreversibleActionPrefix)
    else {
      return nil
    }
    return String(subject.dropFirst(ChangeWords.irreversibleActionPrefix.count))
  }

  /// Returns the title of the step for the action.
  fileprivate static func title(irreversibleAction what: String) -> String {
    irreversibleActionPrefix + what
  }
}

extension JournalStep {
  /// Returns the step for a changed setting.
  static func changingSetting(_ setting: Setting, from before: String, to after: String)
    -> JournalStep
  {
    let place = JournalPlace.chosen(setting)
    return JournalStep(
      at: place, of: place.id, .changed, title: place.key ?? "",
      fields: [JournalField("value", .text, from: .text(before), to: .text(after))])
  }

  /// Returns the step for an action that undo cannot revert.
  static func irreversibleAction(_ what: String) -> JournalStep {
    let place = JournalPlace.irreversibleAction
    return JournalStep(
      at: place, of: place.id, .changed, title: ChangeWords.title(irreversibleAction: what))
  }

  /// Copy of the step with the values exchanged.
  var reversed: JournalStep {
    JournalStep(
      at: place, of: owner, change, title: title,
      fields: fields.map { JournalField($0.name, $0.form, from: $0.after, to: $0.before) })
  }
}

extension Repositories {
  /// Returns a check whether undoing the last change skips an entry. Skipped are actions outside
  /// the store, everything a subscription downloaded, since it would return, and of other links
  /// everything but downloaded changes. The check reads the links once, at the first entry of one.
  func makeSkipCheck() -> (JournalEntry) throws -> Bool {
    var known: ([LinkedCollection], [Link])?
    return { entry in
      guard entry.words.verb == .link else { return entry.words.irreversibleAction != nil }
      let (collections, all) = try known ?? (linkedCollections(), links.links())
      known = (collections, all)
      let collection = collections.first { $0.name.value == entry.words.subject }
      let link = all.first { $0.id == collection?.link }
      guard let link, !link.place.isSubscription else { return true }
      var (brings, isOfLink) = (false, false)
      try journal.steps(of: entry.id) { step in
        // Tying an event to its zone is no visible change.
        brings = brings || !step.tiesToZone
        isOfLink = isOfLink || step.place.kind == .setting && !step.place.isNotedByPrograms
      }
      return isOfLink || !brings
    }
  }

  /// Records changed settings of the settings file. For settings that lead to other places, only
  /// the fact is recorded, in a change of its own.
  func recordChosenSettings(from before: Settings, to after: Settings) throws {
    let changed = Setting.all.filter {
      !$0.isOfStore && before.text(of: $0) != after.text(of: $0)
    }
    let steps = changed.filter { !$0.leadsOut }.map {
      JournalStep.changingSetting($0, from: before.text(of: $0), to: after.text(of: $0))
    }
    try journal.note(steps)
    for setting in changed where setting.leadsOut {
      try recordIrreversibleAction(JournalPlace.chosen(setting).key ?? "")
    }
  }

  /// Records an action that undo cannot revert as a change of its own.
  func recordIrreversibleAction(_ what: String) throws {
    try journal.begin(.here)
    try journal.note([.irreversibleAction(what)])
  }
}
