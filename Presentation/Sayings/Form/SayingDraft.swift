import HearthDomain

/// A saying as text for an editor: one part each for the languages, the attribution and the tags,
/// below a heading.
///
/// No text is lost: text above the first heading, or without headings, becomes the Korean or the
/// English text, depending on its letters.
struct SayingDraft: Hashable, Sendable {
  private enum Part: CaseIterable {
    case korean
    case english
    case author
    case tags

    var title: String {
      switch self {
      case .korean: "한국어 Korean"
      case .english: "영어 English"
      case .author: "누가 Who"
      case .tags: "태그, 한 줄에 하나씩 Tags, one a line"
      }
    }

    var heading: String { "=== \(title) ===" }
  }

  let korean: String
  let english: String
  let author: String
  let tags: Tags

  /// Creates a draft of a stored saying.
  init(_ details: SayingDetails) {
    korean = details.korean?.value ?? ""
    english = details.english?.value ?? ""
    author = details.author.value
    tags = details.tags
  }

  /// Creates a draft of a new saying.
  init(_ entry: SayingOptions) {
    (korean, english) = ("", "")
    author = entry.author?.value ?? ""
    tags = entry.tags ?? .none
  }

  /// Returns the text with which the editor opens. The part in the screen's language comes first.
  func text(_ language: Language) -> String {
    let texts: [Part] = language(ko: [.korean, .english], en: [.english, .korean])
    return (texts + [.author, .tags]).map { part in
      part.heading + "\n" + SayingDraft.escaped(content(of: part)) + "\n"
    }
    .joined(separator: "\n")
  }

  /// Parses the edited text. Throws ``DomainError/invalid(_:)`` if a value is invalid; tags among
  /// `known` are always accepted.
  static func details(_ text: String, keeping known: Tags = .none) throws -> SayingDetails {
    var written: [Part: [String]] = [:]
    var bare: [String] = []
    var part: Part?
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = String(line)
      if let next = Part.allCases.first(where: { isHeading(line, $0) }) {
        part = next
      } else if let part {
        written[part, default: []].append(unescaped(line))
      } else {
        bare.append(unescaped(line))
      }
    }
    if bare.contains(where: { !isBlank($0) }) {
      let language: Part = bare.contains { Hangul.isContained(in: $0) } ? .korean : .english
      written[language] = bare + (written[language].map { [""] + $0 } ?? [])
    }
    return try details(written, keeping: known)
  }

  private static func details(
    _ written: [Part: [String]], keeping known: Tags
  ) throws -> SayingDetails {
    let text = { (part: Part) throws -> SayingText? in
      let lines = written[part] ?? []
      return lines.allSatisfy(isBlank) ? nil : try SayingText(lines.joined(separator: "\n"))
    }
    return try SayingDetails(
      korean: text(.korean), english: text(.english),
      author: Attribution((written[.author] ?? []).filter { !isBlank($0) }.joined(separator: " ")),
      tags: Tags(
        (written[.tags] ?? []).flatMap { try TagLine.tags($0, keeping: known).values }))
  }

  private func content(of part: Part) -> String {
    switch part {
    case .korean: korean
    case .english: english
    case .author: author
    case .tags: TagLine.escapedTags(tags).joined(separator: "\n")
    }
  }

  /// Returns whether the line is the heading of the part, ignoring differences in spaces.
  private static func isHeading(_ line: String, _ part: Part) -> Bool {
    line.split(separator: " ") == part.heading.split(separator: " ")
  }

  /// Returns the text with a backslash before each line that would be read as a heading, or that
  /// already begins with such a backslash.
  private static func escaped(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let bare = line.drop { $0 == "\\" || $0 == " " }
      return bare.hasPrefix("===") ? "\\" + line : String(line)
    }
    .joined(separator: "\n")
  }

  private static func unescaped(_ line: String) -> String {
    let isEscaped = line.hasPrefix("\\") && line.drop { $0 == "\\" || $0 == " " }.hasPrefix("===")
    return isEscaped ? String(line.dropFirst()) : line
  }

  private static func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
}
