import CLibrary
import HearthDomain

/// Search text of a record: folded texts and their initial consonants, one line each, so that no
/// query matches across texts.
struct SearchText: Sendable {
  let folded: String
  let initials: String

  /// Numbers are added to the folded texts unchanged.
  init(_ texts: [String], numbers: [String] = []) {
    folded = SearchText.joinedLines(texts.map(SearchFolding.folded) + numbers)
    initials = SearchText.joinedLines(texts.map(SearchFolding.initials))
  }

  init(folded: String, initials: String) {
    self.folded = folded
    self.initials = initials
  }

  /// Compares byte by byte, because the index may distinguish strings that `String` considers
  /// equal.
  func isSame(as other: SearchText) -> Bool {
    folded.utf8.elementsEqual(other.folded.utf8)
      && initials.utf8.elementsEqual(other.initials.utf8)
  }

  /// Returns this text with further lines, except those that it contains already.
  func appending(_ texts: [String]) -> SearchText {
    var (folded, initials) = (self.folded, self.initials)
    let lines = texts.map { SearchText.withoutNUL(SearchFolding.folded($0)) }
    // A series may have thousands of places, each to be searched in the whole text.
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

  /// Number of texts up to which a simple search is faster.
  private static let simpleSearchLimit = 8

  /// This text with another line feed, so that even the last letter begins a trigram and can be
  /// looked up by it.
  var withFullLastTrigram: SearchText {
    SearchText(folded: folded + "\n", initials: initials + "\n")
  }

  // The final line feed completes the trigram of the last two letters.
  private static func joinedLines(_ lines: [String]) -> String {
    var text = ""
    text.reserveCapacity(lines.reduce(0) { $0 + $1.utf8.count + 1 })
    for line in lines {
      text += withoutNUL(line)
      text += "\n"
    }
    return text
  }

  /// Returns the text without NUL, which would end it for the index.
  static func withoutNUL(_ text: String) -> String {
    let hasNUL = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
    }
    guard hasNUL ?? text.utf8.contains(0) else { return text }
    return String(decoding: text.utf8.map { $0 == 0 ? 1 : $0 }, as: UTF8.self)
  }
}
