import HearthDomain
import TerminalKit

/// Days with a contact, an event, pages read, each beside the other days, as lines.
struct MoodComparisonTable {
  let statistics: MoodStatistics
  let language: Language
  let widths: DisplayWidth

  private var words: MoodComparisonWords {
    MoodComparisonWords(language: language, comparisons: statistics.comparisons)
  }

  /// Two lines a kind of company, the verdict beside the first where there is room for it.
  func lines(columns: Int) -> [StyledText] {
    let words = words
    let names = statistics.comparisons.map { words.names(of: $0.activity) }
    let sides = statistics.comparisons.map { (words.side($0.with), words.side($0.without)) }
    let nameColumns = width(of: names.flatMap { [$0.with, $0.without] })
    let sideColumns = width(of: sides.flatMap { [$0.0, $0.1] })
    return zip(statistics.comparisons, zip(names, sides)).flatMap { comparison, cells in
      let (name, side) = cells
      let verdict = words.verdict(comparison, spread: statistics.all.spread)
      let start = "\(widths.padded(name.with, to: nameColumns))  "
      let other = "\(widths.padded(name.without, to: nameColumns))  "
      let first =
        StyledText(start) + StyledText(widths.padded(side.0, to: sideColumns))
        + StyledText("  " + verdict, .dim)
      return [first.fitted(to: columns, widths), StyledText(other + side.1, .dim)]
    }
  }

  private func width(of texts: [String]) -> Int {
    texts.map { widths.columns(of: $0) }.max() ?? 0
  }
}
