/// Notes of Daylio. Newer versions write them in simple HTML.
enum DaylioNote {
  /// Elements that begin or end a line, and elements that only change the style of text.
  private static let lineElements: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "h1", "h2", "h3",
  ]
  private static let styleElements: Set<String> = [
    "b", "i", "u", "s", "strong", "em", "span", "font", "strike", "del", "small", "big",
  ]
  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "#39": "'", "nbsp": " ",
  ]
  /// Maximum length of an element or entity.
  private static let maxMarkupLength = 200

  /// Returns the text without the known elements; any other `<` is kept.
  static func text(of note: String) -> String {
    guard note.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return note
    }
    var text = String.UnicodeScalarView()
    var rest = note.unicodeScalars[...]
    while let first = rest.first {
      if first == "<", let (name, end) = element(rest) {
        // Two adjacent line elements make one line break; only `br` can make an empty line.
        let isOpen = text.last.map { !Character($0).isNewline } ?? false
        if name == "br" || lineElements.contains(name) && isOpen { text.append("\n") }
        if name == "li", rest.dropFirst().first != "/" {
          text.append(contentsOf: "- ".unicodeScalars)
        }
        rest = rest[end...]
      } else if first == "&", let (letter, end) = entity(rest) {
        text.append(letter)
        rest = rest[end...]
      } else {
        text.append(first)
        rest.removeFirst()
      }
    }
    return String(text)
  }

  private typealias Scalars = Substring.UnicodeScalarView

  private static func element(_ text: Scalars) -> (name: String, end: Scalars.Index)? {
    guard let close = text.prefix(maxMarkupLength).firstIndex(of: ">") else { return nil }
    let inside = text[text.index(after: text.startIndex)..<close]
    let bare = inside.drop { $0 == "/" }
    let word = bare.prefix {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
    }
    let name = String(word).lowercased()
    let behind = bare.dropFirst(word.count).first
    guard lineElements.contains(name) || styleElements.contains(name),
      behind == nil || behind == " " || behind == "/"
    else { return nil }
    return (name, text.index(after: close))
  }

  private static func entity(_ text: Scalars) -> (Unicode.Scalar, end: Scalars.Index)? {
    guard let end = text.prefix(8).firstIndex(of: ";") else { return nil }
    let name = String(text[text.index(after: text.startIndex)..<end])
    return entities[name].map { ($0, text.index(after: end)) }
  }
}
