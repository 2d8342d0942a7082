import HearthDomain

/// What a value stands for, so that it can be checked early and completed.
package enum ValueKind: Sendable, Hashable {
  case text
  case number
  /// A day, a time of day, or both, in any form that is accepted.
  case day
  case time
  case moment
  case month
  /// One of a few words.
  case choice([String])
  /// Some of a few words, with commas between them; the command checks them itself.
  case list([String])
  case file
  /// By what one got in touch; the command checks it, which knows the user's own.
  case means
  case person
  case contact
  case saying
  case mood
  case event
  case book
  case tag
  /// Words to look for, and what a search may ask for beside them.
  case search
  /// An entry of the journal.
  case change
  case profile
  case setting
  /// What the setting takes that is named before it.
  case settingValue
  case command
  case topic

  /// The words that shells offer where such a value is typed.
  var completions: [String]? {
    switch self {
    case .setting: Setting.all.map(\.name)
    case .choice(let words), .list(let words): words
    default: nil
    }
  }

  /// Whether it is a text that may have several words.
  var isWords: Bool {
    switch self {
    case .text, .day, .time, .moment, .month, .person, .contact, .saying, .event, .book, .tag,
      .search, .profile:
      true
    case .number, .choice, .list, .file, .means, .mood, .change, .setting, .settingValue,
      .command,
      .topic:
      false
    }
  }

  /// Whether it names a thing that is there.
  var isThing: Bool { [.person, .contact, .saying, .mood, .event, .book].contains(self) }

  /// Whether it is a day, a time or both.
  var isWhen: Bool { [.day, .time, .moment, .month].contains(self) }

  /// The words of a choice; nil for everything else.
  var choices: [String]? {
    if case .choice(let words) = self { words } else { nil }
  }
}

extension Setting {
  /// The words that the setting takes; empty where there is nothing to choose among.
  var offeredValues: [String] {
    switch form {
    case .toggle: ["on", "off"]
    case .choice(let words): words
    case .number(let numbers): numbers.map { String($0) }
    case .list(let words, let orAutomatic): (orAutomatic ? ["auto"] : []) + words
    case .hours: ["off"]
    case .time, .dayTime, .namedDays, .command, .means, .levels, .text, .address, .secret: []
    }
  }
}
