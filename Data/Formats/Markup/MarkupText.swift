/// Text that may contain HTML tags and character references.
///
/// Removes only tags that HTML has, since some shops write titles in angle brackets.
enum MarkupText {
  /// Returns the text on one line without tags, for example for a title.
  static func line(_ text: String) -> String {
    MarkupEntities.decoded(withoutTags(text)).withoutControls(keepingLines: false)
  }

  /// Returns the text with its lines but without tags, even tags whose brackets were escaped.
  static func lines(_ text: String) -> String {
    withoutTags(MarkupEntities.decoded(withoutTags(text))).withoutControls(keepingLines: true)
  }

  private static func withoutTags(_ text: String) -> String {
    guard text.utf8.contains(.lessThan) else { return text }
    let bytes = Array(text.utf8)
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == .lessThan, let tag = MarkupTag(bytes, at: index) {
        if tag.breaksLine { plain.append(.lineFeed) }
        index = tag.end
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}

/// An HTML tag or comment.
private struct MarkupTag {
  let breaksLine: Bool
  /// Index after the tag.
  let end: Int

  /// Parses the tag at the angle bracket; nil if HTML has no such tag or it is unterminated.
  init?(_ bytes: [UInt8], at start: Int) {
    let room = bytes[(start + 1)...]
    if room.starts(with: "!--".utf8) {
      guard let end = MarkupTag.commentEnd(room.dropFirst(3)) else { return nil }
      (breaksLine, self.end) = (false, end)
      return
    }
    let isEnd = room.first == UInt8(ascii: "/")
    let rest = room.dropFirst(isEnd ? 1 : 0)
    let word = rest.prefix { $0.isASCIILetterOrDigit }
    let name = String(decoding: word.map(\.asciiLowercased), as: UTF8.self)
    let isBreak = MarkupTag.lineBreakingTags.contains(name)
    guard isBreak || MarkupTag.knownTags.contains(name),
      let end = MarkupTag.end(rest[word.endIndex...])
    else { return nil }
    (breaksLine, self.end) = (isBreak, end)
  }

  /// Returns the index after the end of a comment; nil if another comment begins before. This
  /// avoids quadratic time for texts full of `<!--`.
  private static func commentEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x2D, bytes[index...].starts(with: "-->".utf8) { return index + 3 }
      if bytes[index] == .lessThan, bytes[index...].starts(with: "<!--".utf8) { return nil }
      index += 1
    }
    return nil
  }

  /// Returns the index after the closing bracket of a tag. Skips brackets in quoted attribute
  /// values.
  private static func end(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first, first.isMarkupBlank || first == 0x2F || first == .greaterThan
    else { return nil }
    var quote: UInt8?
    for (index, byte) in zip(bytes.indices, bytes) {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == .greaterThan {
        return index + 1
      } else if byte == .lessThan {
        return nil
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      }
    }
    return nil
  }

  private static let lineBreakingTags: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "tr", "table", "hr", "h1", "h2", "h3", "h4", "h5", "h6",
    "blockquote", "pre", "dl", "dt", "dd",
  ]
  private static let knownTags: Set<String> = [
    "a", "abbr", "b", "big", "center", "cite", "code", "del", "em", "embed", "font", "i",
    "iframe", "img", "ins", "kbd", "mark", "object", "q", "s", "small", "span", "strike",
    "strong", "sub", "sup", "tbody", "td", "th", "thead", "tt", "u", "wbr",
  ]
}

extension UInt8 {
  /// Whether the byte is white space in HTML and XML.
  var isMarkupBlank: Bool { isBlank || self == .lineFeed || self == .carriageReturn }
}

extension String {
  /// Returns the text without control characters and repeated spaces, on one line unless
  /// `keepingLines`.
  fileprivate func withoutControls(keepingLines: Bool) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isBreak = scalar == "\n" || scalar == "\r" || scalar.value == 0x2028
      if isBreak, keepingLines {
        while plain.last == " " { plain.removeLast() }
        if let last = plain.last, last != "\n" { plain.append("\n") }
      } else if isBreak || scalar == " " || scalar == "\t" || scalar == "\u{A0}" {
        if let last = plain.last, last != " ", last != "\n" { plain.append(" ") }
      } else if scalar.properties.generalCategory != .control {
        plain.append(scalar)
      }
    }
    while plain.last == " " || plain.last == "\n" { plain.removeLast() }
    return String(plain)
  }
}
