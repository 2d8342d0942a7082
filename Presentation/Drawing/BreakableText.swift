/// Text cut where lines may end.
///
/// Lines end at spaces, after a hyphen or a dash, and around ideographs. Hangul is cut inside a
/// word only where the word alone is wider than a line. Closing punctuation never begins a line,
/// opening punctuation never ends one, unless there is nothing else on the line.
struct BreakableText: Hashable, Sendable {
  /// What stays together on a line if it fits.
  struct Word: Hashable, Sendable {
    var letters: [Character] = []
    var widths: [Double] = []
    /// The width of the space that parts it from the next word, 0 where they touch.
    var gap = 0.0

    var width: Double { widths.reduce(0, +) }
  }

  /// The words of each paragraph; a blank line has none.
  let paragraphs: [[Word]]

  /// `measure` tells how wide a cluster is. Several spaces count as one.
  init(_ text: String, measure: (Character) -> Double) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let filled = lines.map { Self.words(of: $0, measure: measure) }
    let first = filled.firstIndex { !$0.isEmpty } ?? filled.endIndex
    let last = filled.lastIndex { !$0.isEmpty } ?? filled.endIndex - 1
    paragraphs = first <= last ? Array(filled[first...last]) : []
  }

  var widestWord: Double {
    paragraphs.joined().map(\.width).max() ?? 0
  }

  private static func words(of line: Substring, measure: (Character) -> Double) -> [Word] {
    let space = measure(" ")
    var words: [Word] = []
    for run in line.split(whereSeparator: \.partsWords) {
      if let last = words.indices.last {
        if binds(words[last].letters, Array(run)) {
          words[last].letters.append(" ")
          words[last].widths.append(space)
          append(run, to: &words, joining: true, measure: measure)
          continue
        }
        words[last].gap = space
      }
      append(run, to: &words, joining: false, measure: measure)
    }
    return words
  }

  /// Whether a space between two runs of letters is no place to end a line: before a lone
  /// closing mark, and after a lone opening one.
  private static func binds(_ left: [Character], _ right: [Character]) -> Bool {
    right.allSatisfy(\.closes) || left.allSatisfy(\.opens)
  }

  private static func append(
    _ run: Substring, to words: inout [Word], joining: Bool, measure: (Character) -> Double
  ) {
    if !joining { words.append(Word()) }
    for letter in run {
      let end = words.endIndex - 1
      if let before = words[end].letters.last, canBreak(words[end].letters, before, letter) {
        words.append(Word())
      }
      words[words.endIndex - 1].letters.append(letter)
      words[words.endIndex - 1].widths.append(measure(letter))
    }
  }

  private static func canBreak(
    _ word: [Character], _ left: Character, _ right: Character
  ) -> Bool {
    if right.closes || left.opens || left == " " { return false }
    if left == "-" || left == "‐" {
      return right.isLetter && word.count > 1 && word[word.count - 2].isLetter
    }
    if left == "—" { return right != "—" && word.count > 1 }
    return left.standsByItself && right != "—" || right.standsByItself
  }
}
