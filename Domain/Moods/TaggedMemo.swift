/// A memo and its tags as one types them, in one text: `by the river #run #"good meal"`.
///
/// Tags at the end are no part of the memo; of one within a sentence the word stays: `a #run at
/// noon` says “a run at noon”. A number is none (`#12`), nor is what does not begin a word.
public struct TaggedMemo: Hashable, Sendable {
  public let memo: MoodMemo
  public let tags: Tags

  /// Throws ``DomainError/invalid(_:)`` for a memo or a tag that is too long, and for too many.
  public init(_ text: String) throws {
    let words = TaggedMemo.words(of: text)
    memo = try MoodMemo(words.text)
    tags = try Tags(words.tags.map { try Tag($0) })
  }

  /// The same of a memo and tags that may be as long as another program's or an older version's,
  /// because they were.
  public init(edited text: String) throws {
    let words = TaggedMemo.words(of: text)
    memo = try MoodMemo(imported: words.text)
    tags = try Tags(words.tags.map { try Tag(older: $0) })
  }

  /// How somebody would type both.
  public static func text(_ memo: String, _ tags: Tags) -> String {
    let line = tags.values.map(\.spelled).joined(separator: " ")
    if memo.isEmpty || line.isEmpty { return memo + line }
    return memo + (memo.contains(where: \.isNewline) ? "\n" : " ") + line
  }

  /// A tag of several words stands between marks.
  fileprivate static func spelled(_ tag: String) -> String {
    let plain = "#" + tag
    let read = words(of: plain)
    if read.text.isEmpty, read.tags.count == 1, read.tags[0] == tag { return plain }
    return "#\"" + tag.replacingScalars { $0 == "\"" || $0 == "\\" ? "\\\($0)" : nil } + "\""
  }

  private typealias Scalars = Substring.UnicodeScalarView

  private static func words(of text: String) -> (text: String, tags: [String]) {
    var memo = String.UnicodeScalarView()
    /// The words of tags with what is between them, of which nobody knows yet whether it is an end.
    var waiting = String.UnicodeScalarView()
    var tags: [String] = []
    var rest = text.unicodeScalars[...]
    var before: Unicode.Scalar?
    while let next = rest.first {
      if next == "#", before?.properties.isWhitespace ?? true, let (tag, end) = tag(at: rest) {
        tags.append(tag)
        waiting.append(contentsOf: tag.unicodeScalars)
        rest = rest[end...]
        before = "#"
        continue
      }
      if next.properties.isWhitespace {
        waiting.append(next)
      } else {
        memo.append(contentsOf: waiting)
        memo.append(next)
        waiting = String.UnicodeScalarView()
      }
      before = next
      rest.removeFirst()
    }
    return (String(memo), tags)
  }

  /// The tag that begins with this `#`, and where it ends; nil where none does.
  private static func tag(at text: Scalars) -> (String, Scalars.Index)? {
    let body = text.dropFirst()
    if body.first == "\"" { return quoted(body.dropFirst()) }
    let word = body.prefix { !$0.properties.isWhitespace && $0 != "#" }
    let end = word.lastIndex { !marks.contains($0) }.map { word.index(after: $0) }
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

  /// What ends a sentence or a part of one is no part of a tag.
  private static let marks: Set<Unicode.Scalar> = [
    ".", ",", ";", ":", "!", "?", ")", "]", "}", "\"", "'", "…", "。", "，", "、", "！", "？", "”", "’",
    "»", "」", "』",
  ]

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.isEmojiPresentation
  }
}

extension Tag {
  /// As one types it into a memo or a search: `#run`, or `#"good meal"` where it has several words.
  public var spelled: String { TaggedMemo.spelled(value) }
}

extension Tags {
  /// These and others, each once; throws ``DomainError/invalid(_:)`` for more than eight.
  public func adding(_ others: Tags) throws -> Tags { try Tags(values + others.values) }
}
