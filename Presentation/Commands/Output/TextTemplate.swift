import HearthDomain

/// A text with placeholders in braces.
///
/// - `{name}` is replaced by the value of the name.
/// - `{?name …}` contains text that is included only if the name has a value.
/// - A backslash precedes a literal brace or backslash; `\t` is a tab and `\n` a line break.
package struct TextTemplate: Hashable, Sendable {
  /// The reason why a text is not a valid template.
  package enum Flaw: Error, Hashable, Sendable {
    /// A brace is not closed. The value is the text after it.
    case unclosedBrace(String)
    /// A closing brace has no opening one.
    case unmatchedClosingBrace
    /// The braces contain no name.
    case missingPlaceholder
    /// The name is followed by more text, although the braces do not begin with `?`.
    case invalidPlaceholder(String)
  }

  enum Piece: Hashable, Sendable {
    case text(String)
    case placeholder(String)
    /// A part that is included only if the name has a value. It ends before the piece with the
    /// index `end`.
    case conditional(String, end: Int)
  }

  let pieces: [Piece]

  package init(_ text: String) throws(Flaw) {
    var reader = TemplateParser(text)
    pieces = try reader.parse()
  }

  /// The names in the template, in order and without duplicates.
  package var placeholders: [String] {
    pieces.reduce(into: []) { words, piece in
      switch piece {
      case .text: break
      case .placeholder(let word), .conditional(let word, _):
        if !words.contains(word) { words.append(word) }
      }
    }
  }

  /// Returns the text with all placeholders replaced.
  package func filled(
    _ value: (String) -> String, hasSomething: (String) -> Bool
  ) -> String {
    var text = ""
    var place = 0
    while place < pieces.count {
      switch pieces[place] {
      case .text(let piece): text += piece
      case .placeholder(let word): text += value(word)
      case .conditional(let word, let end):
        if !hasSomething(word) { place = end - 1 }
      }
      place += 1
    }
    return text
  }
}

extension TextTemplate.Flaw {
  /// The error as a sentence, with the correction.
  var message: Words {
    switch self {
    case .unclosedBrace(let rest):
      Words(
        ko: "템플릿의 중괄호가 닫히지 않았어요: \(rest.quoted(.korean)). }로 닫거나, 글자라면 \\{로 적어 주세요.",
        en: "A brace in the template is not closed: \(rest.quoted(.english)). Close it with }, or"
          + " write \\{ for a literal brace.")
    case .unmatchedClosingBrace:
      Words(
        ko: "템플릿의 }에 짝이 없어요. 글자라면 \\}로 적어 주세요.",
        en: "A } in the template has no matching {. Write \\} for a literal brace.")
    case .missingPlaceholder:
      Words(
        ko: "템플릿의 중괄호 안에 낱말이 없어요. {낱말}이나 {?낱말 …}로 적어 주세요.",
        en: "The template has braces without a word. Write {word} or {?word …}.")
    case .invalidPlaceholder(let word):
      Words(
        ko: "템플릿의 {낱말}에는 낱말 하나만 쓸 수 있어요: \(word.quoted(.korean)). 있을 때만 보일 곳은 {?낱말 …}로 적어 주세요.",
        en: "Braces in the template take one word, not \(word.quoted(.english)). For text shown"
          + " only if there is a value, write {?word …}.")
    }
  }
}

/// Parses a template without recursion, so that parts may be nested to any depth.
private struct TemplateParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var text = String.UnicodeScalarView()
  private var pieces: [TextTemplate.Piece] = []
  /// The conditional parts that are not closed yet: the index of each one's piece, and the position
  /// of its opening brace.
  private var openParts: [(piece: Int, brace: Int)] = []

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func parse() throws(TextTemplate.Flaw) -> [TextTemplate.Piece] {
    while index < scalars.count {
      let letter = scalars[index]
      index += 1
      switch letter {
      case "\\": parseEscape()
      case "{": try parsePlaceholder()
      case "}": try closePart()
      default: text.append(letter)
      }
    }
    if let last = openParts.last { throw .unclosedBrace(excerpt(from: last.brace)) }
    parseText()
    return pieces
  }

  private mutating func parseEscape() {
    guard index < scalars.count else { return text.append("\\") }
    let letter = scalars[index]
    index += 1
    switch letter {
    case "{", "}", "\\": text.append(letter)
    case "t": text.append("\t")
    case "n": text.append("\n")
    default:
      text.append("\\")
      text.append(letter)
    }
  }

  private mutating func parsePlaceholder() throws(TextTemplate.Flaw) {
    let brace = index - 1
    parseText()
    let isPart = index < scalars.count && scalars[index] == "?"
    if isPart { index += 1 }
    var word = String.UnicodeScalarView()
    while index < scalars.count, !scalars[index].endsPlaceholder {
      word.append(scalars[index])
      index += 1
    }
    guard index < scalars.count, scalars[index] != "{" else {
      throw .unclosedBrace(excerpt(from: brace))
    }
    guard !word.isEmpty else { throw .missingPlaceholder }
    guard isPart else {
      guard scalars[index] == "}" else { throw .invalidPlaceholder(excerpt(from: brace)) }
      index += 1
      return pieces.append(.placeholder(String(word)))
    }
    openParts.append((pieces.count, brace))
    pieces.append(.conditional(String(word), end: pieces.count + 1))
    // The space after the name is not part of the included text.
    if scalars[index] == " " { index += 1 }
  }

  private mutating func closePart() throws(TextTemplate.Flaw) {
    guard let part = openParts.popLast() else { throw .unmatchedClosingBrace }
    parseText()
    guard case .conditional(let word, _) = pieces[part.piece] else { return }
    pieces[part.piece] = .conditional(word, end: pieces.count)
  }

  private mutating func parseText() {
    if !text.isEmpty { pieces.append(.text(String(text))) }
    text = String.UnicodeScalarView()
  }

  private func excerpt(from brace: Int) -> String {
    String(String.UnicodeScalarView(scalars[brace...].prefix(60))).quotable(limit: 24)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar ends a name in a template.
  fileprivate var endsPlaceholder: Bool {
    self == "}" || self == "{" || properties.isWhitespace
  }
}
