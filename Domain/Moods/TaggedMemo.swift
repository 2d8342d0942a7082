/// A memo and its tags, parsed from one typed text: `by the river #run #"good meal"`.
///
/// Tags at the end are removed from the memo; a tag within a sentence stays as a word: `a #run at
/// noon` becomes “a run at noon”. A number (`#12`) is no tag, nor is a `#` within a word.
public struct TaggedMemo: Hashable, Sendable {
  public let memo: MoodMemo
  public let tags: Tags

  /// Parses the text. Throws ``DomainError/invalid(_:)`` if the memo or a tag is too long, or if
  /// there are too many tags.
  public init(_ text: String) throws {
    let words = TaggedMemo.textAndTags(of: text)
    memo = try MoodMemo(words.text)
    tags = try Tags(words.tags.map { try Tag($0) })
  }

  /// Parses an edited text. Memo and tags may exceed the limits of new ones, as those from other
  /// programs or older versions do.
  public init(edited text: String) throws {
    let words = TaggedMemo.textAndTags(of: text)
    memo = try MoodMemo(imported: words.text)
    tags = try Tags(words.tags.map { try Tag(older: $0) })
  }

  /// Returns memo and tags as one text that can be parsed again.
  public static func text(_ memo: String, _ tags: Tags) -> String {
    let line = tags.values.map(\.typedForm).joined(separator: " ")
    if memo.isEmpty || line.isEmpty { return memo + line }
    return memo + (memo.contains(where: \.isNewline) ? "\n" : " ") + line
  }

  /// Returns the tag with `#`, in quotes if parsing would otherwise end before its end.
  fileprivate static func typedForm(_ tag: String) -> String {
    let plain = "#" + tag
    let read = textAndTags(of: plain)
    if read.text.isEmpty, read.tags.count == 1, read.tags[0] == tag { return plain }
    return "#\"" + tag.replacingScalars { $0 == "\"" || $0 == "\\" ? "\\\($0)" : nil } + "\""
  }

  private typealias Scalars = Substring.UnicodeScalarView

  private static func textAndTags(of text: String) -> (text: String, tags: [String]) {
    // Appending a sequence to the scalars of a string would copy the whole string each time.
    var memo: [Unicode.Scalar] = []
    /// Tags and white space read last. They become part of the memo only if more text follows.
    var waiting: [Unicode.Scalar] = []
    var tags: [String] = []
    var rest = text.unicodeScalars[...]
    var before: Unicode.Scalar?
    while let next = rest.first {
      if next == "#", before?.properties.isWhitespace ?? true, let (tag, end) = tag(at: rest) {
        tags.append(tag)
        waiting += tag.unicodeScalars
        rest = rest[end...]
        before = "#"
        continue
      }
      if next.properties.isWhitespace {
        waiting.append(next)
      } else {
        memo += waiting
        memo.append(next)
        waiting = []
      }
      before = next
      rest.removeFirst()
    }
    return (String(String.UnicodeScalarView(memo)), tags)
  }

  /// Returns the tag that begins with this `#`, and its end; nil if none begins here.
  private static func tag(at text: Scalars) -> (String, Scalars.Index)? {
    let body = text.dropFirst()
    if body.first == "\"" { return quoted(body.dropFirst()) }
    let word = body.prefix { !$0.properties.isWhitespace && $0 != "#" }
    let end = word.lastIndex { !trailingPunctuation.contains($0) }.map { word.index(after: $0) }
    guard let end else { return nil }
    let tag = word[..<end]
    return tag.contains(where: isLetter) ? (String(tag), end) : nil
  }

  private static func quoted(_ text: Scalars) -> (String, Scalars.Index)? {
    var tag = String.UnicodeScalarView()
    var isEscaped = false
    for index in text.indices {
      let letter = text[index]
      if Character(letter).isNewline { return nil }
      if letter == "\"", !isEscaped {
        let isBlank = tag.allSatisfy(\.properties.isWhitespace)
        return isBlank ? nil : (String(tag), text.index(after: index))
      }
      if letter == "\\", !isEscaped {
        isEscaped = true
      } else {
        tag.append(letter)
        isEscaped = false
      }
    }
    return nil
  }

  /// Punctuation that is not part of a tag at its end.
  private static let trailingPunctuation: Set<Unicode.Scalar> = [
    ".", ",", ";", ":", "!", "?", ")", "]", "}", "\"", "'", "…", "。", "，", "、", "！", "？", "”", "’",
    "»", "」", "』",
  ]

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.isEmojiPresentation
  }
}

extension Tag {
  /// The tag as typed in a memo or a search: `#run`, or `#"good meal"` for several words.
  public var typedForm: String { TaggedMemo.typedForm(value) }
}

extension Tags {
  /// Returns the union of both; throws ``DomainError/invalid(_:)`` for more than eight tags.
  public func adding(_ others: Tags) throws -> Tags { try Tags(values + others.values) }
}
