import HearthDomain

/// Parses a page of the manual: Markdown limited to headings, paragraphs, lists, tables, code
/// blocks, links and bold text.
struct ManualText {
  private let lines: [Substring]
  private let language: Language

  init(_ text: String, _ language: Language) {
    lines = text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
    self.language = language
  }

  /// The first heading.
  var title: String { lines.first.map { plainText($0.dropFirst(2)) } ?? "" }

  var page: HelpPage {
    var page = HelpPage(summary: title)
    var heading: String?
    var rest = lines.dropFirst()
    while let line = rest.first {
      guard !line.isEmpty else {
        rest.removeFirst()
        continue
      }
      if line.hasPrefix("## ") {
        heading = plainText(line.dropFirst(3))
        rest.removeFirst()
        continue
      }
      page.sections.append(HelpSection(title: heading, content: parseBlock(from: &rest)))
      heading = nil
    }
    return page
  }

  /// Parses the block at the beginning of the lines and removes it.
  private func parseBlock(from rest: inout ArraySlice<Substring>) -> HelpSection.Content {
    if rest.first?.hasPrefix("```") == true {
      let block = rest.dropFirst().prefix { !$0.hasPrefix("```") }
      rest = rest[block.endIndex...].dropFirst()
      return codeBlock(Array(block))
    }
    let block = rest.prefix { !$0.isEmpty }
    rest = rest[block.endIndex...]
    if block.first?.hasPrefix("|") == true {
      // The first two lines of a table are its column titles and a separator.
      return .rows(block.dropFirst(2).map(tableRow))
    }
    guard block.first?.hasPrefix("- ") == true else {
      return .text([plainText(block.joined(separator: " "))])
    }
    var items: [String] = []
    for line in block {
      if line.hasPrefix("- ") {
        items.append(String(line.dropFirst(2)))
      } else {
        items[items.count - 1] += " " + line.drop { $0 == " " }
      }
    }
    return .bulletList(items.map { plainText($0) })
  }

  /// Returns the code block. Commands with comments become rows; other code becomes lines to copy.
  private func codeBlock(_ lines: [Substring]) -> HelpSection.Content {
    let parted = lines.map { $0.split(at: " # ").map(\.trimmed) }
    guard parted.contains(where: { $0.count > 1 }) else {
      return .verbatimLines(lines.map(String.init))
    }
    return .rows(parted.map { HelpRow($0[0], $0.dropFirst().joined()) })
  }

  private func tableRow(_ line: Substring) -> HelpRow {
    let cells = line.split(separator: "|" as Character).map(\.trimmed)
    return HelpRow(
      plainText(cells.first ?? "", quotesCode: false),
      cells.dropFirst().map { plainText($0, quotesCode: !$0.isCode) }.joined(separator: "\n"))
  }

  /// Returns the text without Markdown marks. Code of several words is put in quotation marks.
  private func plainText(_ text: some StringProtocol, quotesCode: Bool = true) -> String {
    var plain = ""
    let parts = text.split(separator: "`" as Character, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        plain += String(part).withoutMarkup
      } else {
        let isLong = part.utf8.contains(UInt8(ascii: " "))
        plain += quotesCode && isLong ? language(ko: "‘\(part)’", en: "“\(part)”") : String(part)
      }
    }
    return plain
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}

extension String {
  /// Whether the text is a single code span.
  fileprivate var isCode: Bool {
    hasPrefix("`") && hasSuffix("`") && utf8.count(where: { $0 == UInt8(ascii: "`") }) == 2
  }

  /// The text without the marks of links and bold text.
  fileprivate var withoutMarkup: String {
    var text = ""
    var rest = self[...]
    while let character = rest.first {
      if rest.hasPrefix("](") {
        rest = rest.drop { $0 != ")" }.dropFirst()
      } else if rest.hasPrefix("**") {
        rest = rest.dropFirst(2)
      } else {
        if character != "[" { text.append(character) }
        rest = rest.dropFirst()
      }
    }
    return text
  }
}
