import HearthDomain

/// A page of the manual: `hearth help NAME` prints it, and `.github/manual` holds its text.
struct HelpTopic: Sendable {
  let name: String
  /// The text in the subset of Markdown that ``ManualText`` parses.
  let text: Words

  /// The title of the page.
  var title: Words { Words { ManualText(text($0), $0).title } }

  func page(_ language: Language) -> HelpPage { ManualText(text(language), language).page }

  /// Returns the only page whose title, in either language, contains the text at the start of a
  /// word; nil if no page or several match.
  static func topic(withTitleContaining words: String) -> HelpTopic? {
    // A single letter matches too much; a single syllable, such as 훅, is a word.
    guard words.utf8.count > 1 else { return nil }
    let beginning = " " + words.lowercased()
    let found = all.filter { topic in
      Language.allCases.contains { (" " + topic.title($0).lowercased()).contains(beginning) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// All pages, in the order in which a beginner would read them.
  static let all: [HelpTopic] = [
    .tutorial, .recipes, .dates, .keys, .migrating, .phone, .devices, .reminders, .mistakes,
    .preferences, .files, .privacy, .scripts, .json, .hooks, .environment, .install, .comparison,
    .news,
    .terms, .license,
  ]
}
