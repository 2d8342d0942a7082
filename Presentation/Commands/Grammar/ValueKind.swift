import HearthDomain

/// What a value stands for, so that it can be checked early and completed.
public enum ValueKind: Sendable, Hashable {
  case text
  case number
  /// A day, a time of day, or both, in any form that is accepted.
  case day
  case time
  case moment
  case month
  /// One of a few words.
  case choice([String])
  case file
  case color
  case person
  case contact
  case saying
  case mood
  case event
  case book
  case profile
  case setting
  case command
  case topic

  /// The words that shells offer where such a value is typed.
  var completions: [String]? {
    self == .setting ? Setting.all.map(\.name) : choices
  }

  /// The words of a choice; nil for everything else.
  var choices: [String]? {
    if case .choice(let words) = self { words } else { nil }
  }
}
