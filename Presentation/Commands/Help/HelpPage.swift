/// A page of help in one language, before it is laid out.
struct HelpPage {
  /// What the page is about, in a sentence.
  let summary: String
  var sections: [HelpSection] = []

  mutating func add(_ title: String, _ rows: [HelpRow]) {
    if !rows.isEmpty { sections.append(HelpSection(title: title, content: .rows(rows))) }
  }

  mutating func add(_ title: String?, text: [String]) {
    if !text.isEmpty { sections.append(HelpSection(title: title, content: .text(text))) }
  }

  mutating func add(_ title: String, lines: [String]) {
    if !lines.isEmpty { sections.append(HelpSection(title: title, content: .lines(lines))) }
  }

  mutating func add(_ title: String, list: [String]) {
    if !list.isEmpty { sections.append(HelpSection(title: title, content: .list(list))) }
  }
}

struct HelpSection {
  let title: String?
  let content: Content

  enum Content {
    /// Paragraphs, each wrapped by itself.
    case text([String])
    case rows([HelpRow])
    /// Sentences one under another, each with a mark in front.
    case list([String])
    /// Lines to copy, each whole however wide it is.
    case lines([String])
  }
}

/// A thing and what it means.
struct HelpRow {
  let term: String
  let meaning: String

  init(_ term: String, _ meaning: String) {
    self.term = term
    self.meaning = meaning
  }
}
