/// A page of help that belongs to no single command.
struct HelpTopic: Sendable {
  let name: String
  /// What it is about, in a few words, for the list of topics.
  let brief: Words
  let title: Words
  let parts: [Part]

  enum Part: Sendable {
    case text(Words)
    case rows(title: Words, KeyValuePairs<String, Words>)
    case examples(title: Words, CommandExamples)
    case list(title: Words, [Words])
  }

  func page(_ language: Language) -> HelpPage {
    var page = HelpPage(summary: title(language))
    for part in parts {
      switch part {
      case .text(let words): page.add(nil, text: [words(language)])
      case .rows(let title, let rows):
        page.add(title(language), rows.map { HelpRow($0.key, $0.value(language)) })
      case .list(let title, let lines):
        page.add(title(language), list: lines.map { $0(language) })
      case .examples(let title, let examples):
        page.add(
          title(language),
          examples.all.map { HelpRow($0.line(language), $0.meaning(language)) })
      }
    }
    return page
  }

  /// The topics of a program with these commands: how to write days belongs to it only if some
  /// command takes one.
  static func all(in grammar: Grammar) -> [HelpTopic] {
    [.tutorial] + (grammar.takesTimes ? [.dates] : []) + [
      .files, .keys, .environment, .hooks, .exitCodes, .privacy, .news,
    ]
  }
}

extension Grammar {
  /// Whether some visible command takes a day, a time or a moment.
  fileprivate var takesTimes: Bool {
    visible.contains { spec in
      let kinds = spec.arguments.map(\.kind) + spec.options.compactMap(\.value)
      return kinds.contains { [.day, .time, .moment].contains($0) }
    }
  }
}
