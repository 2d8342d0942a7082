/// What the journal tells of and no row of a store holds.
extension JournalPlace {
  private static let chosenPrefix = "settings."

  /// Where a setting of the user's has its place that is none of a store's.
  static func chosen(_ setting: Setting) -> JournalPlace {
    .setting(chosenPrefix + setting.name)
  }

  /// The setting of the user's that has its place there; nil for any other place.
  package var chosen: Setting? { key.flatMap { JournalPlace.chosen($0) } }

  /// The same by the key of the place.
  package static func chosen(_ key: String) -> Setting? {
    guard key.hasPrefix(chosenPrefix) else { return nil }
    let setting = Setting.named(String(key.dropFirst(chosenPrefix.count)))
    return setting?.isOfStore == false ? setting : nil
  }

  /// Where all is told that stays whatever is taken back; the title says what it was.
  static let staying = JournalPlace.setting("staying")

  /// Whether no row of the store holds what is there.
  package var isBeside: Bool {
    guard let key else { return false }
    return self == .staying || key.hasPrefix(JournalPlace.chosenPrefix)
  }
}

extension ChangeWords {
  private static let stayingPrefix = "staying."

  /// What stays whatever is taken back: the key of a setting's place, or the words of a command;
  /// nil for all that can be taken back.
  package var staying: String? {
    guard verb == .setting, kind == .setting, subject.hasPrefix(ChangeWords.stayingPrefix) else {
      return nil
    }
    return String(subject.dropFirst(ChangeWords.stayingPrefix.count))
  }

  /// Whether an undo of what was changed last passes it over: what stays, and what a link has
  /// brought, which nobody here changed, and which would go on the other side, too.
  var isPassedOver: Bool { verb == .link || staying != nil }

  /// What the step is called that tells of it.
  fileprivate static func title(staying what: String) -> String { stayingPrefix + what }
}

extension JournalStep {
  /// That the setting has another value.
  static func choosing(_ setting: Setting, from before: String, to after: String) -> JournalStep {
    let place = JournalPlace.chosen(setting)
    return JournalStep(
      at: place, of: place.id, .changed, title: place.key ?? "",
      fields: [JournalField("value", .text, from: .text(before), to: .text(after))])
  }

  /// That something was done which stays whatever is taken back.
  static func staying(_ what: String) -> JournalStep {
    let place = JournalPlace.staying
    return JournalStep(
      at: place, of: place.id, .changed, title: ChangeWords.title(staying: what))
  }

  /// The same the other way round.
  var reversed: JournalStep {
    JournalStep(
      at: place, of: owner, change, title: title,
      fields: fields.map { JournalField($0.name, $0.form, from: $0.after, to: $0.before) })
  }
}

extension Repositories {
  /// Notes which settings of the user's are others than before. Of those that lead out nothing is
  /// noted but that they are, in changes of their own.
  func noteChosen(from before: Settings, to after: Settings) throws {
    let changed = Setting.all.filter {
      !$0.isOfStore && before.text(of: $0) != after.text(of: $0)
    }
    let steps = changed.filter { !$0.leadsOut }.map {
      JournalStep.choosing($0, from: before.text(of: $0), to: after.text(of: $0))
    }
    try journal.note(steps)
    for setting in changed where setting.leadsOut {
      try noteStaying(JournalPlace.chosen(setting).key ?? "")
    }
  }

  /// Notes as a change of its own what stays whatever is taken back.
  func noteStaying(_ what: String) throws {
    try journal.begin(.here)
    try journal.note([.staying(what)])
  }
}
