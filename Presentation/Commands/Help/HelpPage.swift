/// A help page in one language, before layout.
struct HelpPage {
  /// The subject of the page, in one sentence.
  let summary: String
  var sections: [HelpSection] = []

  mutating func add(_ title: String, _ rows: [HelpRow]) {
    if !rows.isEmpty { sections.append(HelpSection(title: title, content: .rows(rows))) }
  }

  mutating func add(_ title: String?, text: [String]) {
    if !text.isEmpty { sections.append(HelpSection(title: title, content: .text(text))) }
  }

  mutating func add(_ title: String, lines: [String]) {
    if !lines.isEmpty { sections.append(HelpSection(title: title, content: .verbatimLines(lines))) }
  }
}

struct HelpSection {
  let title: String?
  let content: Content

  enum Content {
    /// Paragraphs, each wrapped separately.
    case text([String])
    case rows([HelpRow])
    /// Items of a list, each with a bullet.
    case bulletList([String])
    /// Lines to copy, never wrapped.
    case verbatimLines([String])
  }
}

/// A term and its meaning.
struct HelpRow {
  let term: String
  let meaning: String

  init(_ term: String, _ meaning: String) {
    self.term = term
    self.meaning = meaning
  }
}
