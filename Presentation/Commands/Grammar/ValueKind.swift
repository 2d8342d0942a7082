import HearthDomain

/// The kind of a value, for validation and completion.
package enum ValueKind: Sendable, Hashable {
  case text
  case number
  /// A day, a time of day, or both, in any accepted form.
  case day
  case time
  case moment
  case month
  /// One of several words.
  case choice([String])
  /// Several of the given words, separated by commas. The command itself validates them.
  case list([String])
  case file
  /// A means of contact. The command itself validates it, because users can add their own.
  case means
  case person
  case contact
  case saying
  case mood
  case event
  case toDo
  case book
  case tag
  /// Search words and search keys.
  case search
  /// An entry of the change history.
  case change
  case profile
  case setting
  /// A value of the setting named before it.
  case settingValue
  case command
  case topic

  /// The words that shells offer for such a value; nil if there are none.
  var completions: [String]? {
    switch self {
    case .setting: Setting.all.map(\.name)
    case .choice(let words), .list(let words): words
    default: nil
    }
  }

  /// Whether the value is a text that may have several words.
  var takesSeveralWords: Bool {
    switch self {
    case .text, .day, .time, .moment, .month, .person, .contact, .saying, .event, .toDo, .book,
      .tag,
      .search, .profile:
      true
    case .number, .choice, .list, .file, .means, .mood, .change, .setting, .settingValue,
      .command,
      .topic:
      false
    }
  }

  /// Whether a value may be of several words without quotes.
  var takesPhrase: Bool {
    if case .list = self { return true }
    return takesSeveralWords || self == .mood || self == .settingValue
  }

  /// Whether the value names a stored thing.
  var isStoredItem: Bool {
    [.person, .contact, .saying, .mood, .event, .toDo, .book].contains(self)
  }

  /// Whether the value is a day, a time or both.
  var isDateOrTime: Bool { [.day, .time, .moment, .month].contains(self) }

  /// The words of a choice; nil for other kinds.
  var choices: [String]? {
    if case .choice(let words) = self { words } else { nil }
  }
}

extension Setting {
  /// The words that the setting accepts; empty if there is no fixed set.
  var offeredValues: [String] {
    switch form {
    case .toggle, .leadTimes: ["on", "off"]
    case .choice(let words): words
    case .number(let numbers): numbers.map { String($0) }
    case .list(let words, let orAutomatic): (orAutomatic ? ["auto"] : []) + words
    case .timeRange: ["off"]
    case .time, .dayTime, .length, .namedDays, .command, .contactMeans, .namedLevels,
      .namedColumns, .text, .address, .email, .secret:
      []
    }
  }
}
