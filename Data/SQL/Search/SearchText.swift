import CLibrary
import HearthDomain

/// Search text of a record: its folded texts, and their initial consonants, one text per line, so
/// that no query matches across two texts.
struct SearchText: Sendable {
  let folded: String
  let initials: String

  /// Creates a search text. `numbers` are added without folding.
  init(_ texts: [String], numbers: [String] = []) {
    folded = SearchText.joinedLines(texts.map(SearchFolding.folded) + numbers)
    initials = SearchText.joinedLines(texts.map(SearchFolding.initials))
  }

  init(folded: String, initials: String) {
    self.folded = folded
    self.initials = initials
  }

  /// Compares byte by byte, because the index may distinguish strings that `String` considers
  /// equal, such as composed and decomposed letters.
  func isSame(as other: SearchText) -> Bool {
    folded.utf8.elementsEqual(other.folded.utf8)
      && initials.utf8.elementsEqual(other.initials.utf8)
  }

  /// Returns this text with further lines, except those that it contains already.
  func appending(_ texts: [String]) -> SearchText {
    var (folded, initials) = (self.folded, self.initials)
    let lines = texts.map { SearchText.withoutNUL(SearchFolding.folded($0)) }
    // A series may have thousands of locations, and each must be searched in the whole text.
    var finder = lines.count > SearchText.simpleSearchLimit ? LineFinder(lines) : nil
    finder?.scan(folded)
    for (place, line) in lines.enumerated() where !line.isEmpty {
      if finder?.isFound(place) ?? folded.contains(line) { continue }
      finder?.scan(line)
      folded += line + "\n"
      initials += SearchText.withoutNUL(SearchFolding.initials(texts[place])) + "\n"
    }
    return SearchText(folded: folded, initials: initials)
  }

  /// Maximum number of lines for which a simple search is faster than a ``LineFinder``.
  private static let simpleSearchLimit = 8

  /// This text with one more line feed, so that its last letter begins a trigram too and can be
  /// found alone.
  var withFullLastTrigram: SearchText {
    SearchText(folded: folded + "\n", initials: initials + "\n")
  }

  // End with a line feed, so that the last two letters form a trigram with it.
  private static func joinedLines(_ lines: [String]) -> String {
    var text = ""
    text.reserveCapacity(lines.reduce(0) { $0 + $1.utf8.count + 1 })
    for line in lines {
      text += withoutNUL(line)
      text += "\n"
    }
    return text
  }

  /// Returns the text without NUL, at which the index would stop reading.
  static func withoutNUL(_ text: String) -> String {
    let hasNUL = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
    }
    guard hasNUL ?? text.utf8.contains(0) else { return text }
    return String(decoding: text.utf8.map { $0 == 0 ? 1 : $0 }, as: UTF8.self)
  }
}
