import CLibrary
import HearthDomain

/// What one thing is found by: the folded texts and their initial consonants, each on a line
/// of its own, which no query reaches across.
struct SearchText: Sendable {
  let folded: String
  let initials: String

  /// The numbers are kept among the folded texts as they are.
  init(_ texts: [String], numbers: [String] = []) {
    folded = SearchText.lines(texts.map(SearchFolding.folded) + numbers)
    initials = SearchText.lines(texts.map(SearchFolding.initials))
  }

  init(folded: String, initials: String) {
    self.folded = folded
    self.initials = initials
  }

  /// Byte by byte: what String takes for equal, an index may not.
  func isSame(as other: SearchText) -> Bool {
    folded.utf8.elementsEqual(other.folded.utf8)
      && initials.utf8.elementsEqual(other.initials.utf8)
  }

  /// The same with these texts too, each but where it is found already.
  func appending(_ texts: [String]) -> SearchText {
    var (folded, initials) = (self.folded, self.initials)
    let lines = texts.map { SearchText.plain(SearchFolding.folded($0)) }
    // A series may tell of thousands of places: each is looked for in all of the text.
    var finder = lines.count > SearchText.few ? LineFinder(lines) : nil
    finder?.look(through: folded)
    for (place, line) in lines.enumerated() where !line.isEmpty {
      if finder?.isFound(place) ?? folded.contains(line) { continue }
      finder?.look(through: line)
      folded += line + "\n"
      initials += SearchText.plain(SearchFolding.initials(texts[place])) + "\n"
    }
    return SearchText(folded: folded, initials: initials)
  }

  /// Up to so many texts are quicker looked for one by one.
  private static let few = 8

  /// The same with one line feed more at the end, so that the very last letter begins a triple
  /// too, and each letter of the text can be looked up by the triples that begin with it.
  var endingInFullTriples: SearchText {
    SearchText(folded: folded + "\n", initials: initials + "\n")
  }

  // The line feed at the end lets the last two letters be three.
  private static func lines(_ lines: [String]) -> String {
    var text = ""
    text.reserveCapacity(lines.reduce(0) { $0 + $1.utf8.count + 1 })
    for line in lines {
      text += plain(line)
      text += "\n"
    }
    return text
  }

  /// The text without the NUL that would end it for the engine's index.
  static func plain(_ text: String) -> String {
    let hasNUL = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
    }
    guard hasNUL ?? text.utf8.contains(0) else { return text }
    return String(decoding: text.utf8.map { $0 == 0 ? 1 : $0 }, as: UTF8.self)
  }
}
