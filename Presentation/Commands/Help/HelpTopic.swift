/// A page of help that belongs to no single command.
struct HelpTopic: Sendable {
  let name: String
  let title: Words
  let parts: [Part]

  enum Part: Sendable {
    case text(Words)
    case rows(title: Words, [(term: String, meaning: Words)])
  }

  func page(_ language: Language) -> HelpPage {
    var page = HelpPage(summary: title(language))
    for part in parts {
      switch part {
      case .text(let words): page.add(nil, text: [words(language)])
      case .rows(let title, let rows):
        page.add(title(language), rows.map { HelpRow($0.term, $0.meaning(language)) })
      }
    }
    return page
  }

  static let all: [HelpTopic] = [.dates, .files, .keys, .privacy]
}
