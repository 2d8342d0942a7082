import HearthDomain

/// What help says about a command, read from the page of its noun.
package struct CommandHelp {
  private let korean: HelpParagraph
  private let english: HelpParagraph

  /// Reads the help of the command with this path; all texts are empty if its noun has no page.
  init(of path: [String]) {
    let page = Noun.all.first { $0.name == path.first }?.page ?? Words(ko: "", en: "")
    korean = HelpParagraph(of: path, in: page.ko)
    english = HelpParagraph(of: path, in: page.en)
  }

  package var summary: Words { Words(ko: korean.summary, en: english.summary) }

  package var examples: [CommandExample] {
    zip(korean.examples, english.examples).map { korean, english in
      CommandExample(
        line: Words(ko: korean.term.isEmpty ? english.term : korean.term, en: english.term),
        meaning: Words(ko: korean.meaning, en: english.meaning))
    }
  }

  /// Empty if there is nothing more to say.
  package var details: Words { Words(ko: korean.details, en: english.details) }

  /// Returns the summary and the details, one below the other.
  func prose(_ language: Language) -> String {
    summary(language) + (details.en.isEmpty ? "" : "\n" + details(language))
  }
}

/// An example of a command with its meaning.
package struct CommandExample {
  package let line: Words
  package let meaning: Words
}

/// The paragraph of a command on the page of its noun.
///
/// That of `person water` begins with `water: ` and the summary, that of `undo` with `undo: `. A
/// line for each example follows, with its meaning after `# `, and then the details. An example
/// that begins with the verb gets `hearth person` in front; any other is complete. If a command
/// line is the same in both languages, the Korean page has its meaning only.
private struct HelpParagraph {
  /// The words before the verb in a complete command line.
  private let start: String
  private let verb: String
  private let lines: [String]

  init(of path: [String], in page: String) {
    let noun = path.count > 1 ? path[0] + " " : ""
    start = "hearth " + noun
    verb = path.dropFirst(noun.isEmpty ? 0 : 1).joined(separator: " ")
    let heading = (verb + ": ").utf8
    // Splitting bytes is much faster than splitting characters.
    let rows = page.utf8.split(separator: 10, omittingEmptySubsequences: false)
    let first = rows.indices.dropFirst().first {
      rows[$0 - 1].isEmpty && rows[$0].starts(with: heading)
    }
    lines = rows[(first ?? rows.endIndex)...].prefix { !$0.isEmpty }.map { String(Substring($0)) }
  }

  var summary: String { String(lines.first?.dropFirst(verb.count + 2) ?? "") }

  var examples: [HelpRow] {
    lines.dropFirst().prefix { $0.contains("# ") }.compactMap(HelpRow.init(example:)).map { row in
      HelpRow(row.term.hasPrefix(verb) ? start + row.term : row.term, row.meaning)
    }
  }

  var details: String { lines.dropFirst(1 + examples.count).joined(separator: " ") }
}

extension HelpRow {
  /// Reads a command line with its meaning after ` # `; nil if there is none.
  init?(example line: String) {
    let parts = line.split(at: "# ")
    guard parts.count > 1 else { return nil }
    self.init(String(parts[0].dropLast()), String(parts[1]))
  }
}
