/// Text split into words between which a line can be broken.
///
/// Lines can end at spaces, after a hyphen or dash, and around ideographs. A Hangul word is split
/// only if it is wider than a line. No line begins with closing punctuation or ends with opening
/// punctuation, unless it contains nothing else.
struct BreakableText: Hashable, Sendable {
  /// Letters that stay together on a line if they fit.
  struct Word: Hashable, Sendable {
    var letters: [Character] = []
    var widths: [Double] = []
    /// Width of the space before the next word; 0 if there is none.
    var gap = 0.0

    var width: Double { widths.reduce(0, +) }
  }

  /// The words of each paragraph; a blank line has no words.
  let paragraphs: [[Word]]

  /// Splits the text. `measure` returns the width of a character. Several spaces count as one.
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
    for run in line.split(whereSeparator: \.isWordBreak) {
      if let last = words.indices.last {
        if joinsPunctuation(words[last].letters, Array(run)) {
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

  /// Whether no line may end at the space between these letters: the right ones are only closing
  /// punctuation, or the left ones are only opening punctuation.
  private static func joinsPunctuation(_ left: [Character], _ right: [Character]) -> Bool {
    right.allSatisfy(\.neverBeginsLine) || left.allSatisfy(\.neverEndsLine)
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
    if right.neverBeginsLine || left.neverEndsLine || left == " " { return false }
    if left == "-" || left == "‐" {
      return right.isLetter && word.count > 1 && word[word.count - 2].isLetter
    }
    if left == "—" { return right != "—" && word.count > 1 }
    return left.breaksWithoutSpace && right != "—" || right.breaksWithoutSpace
  }
}
