import HearthDomain
import TerminalKit

/// Compares moods, in lines of text: those of days with a contact, an event, reading, a tag or a
/// person with those of the other days.
struct MoodComparisonTable {
  /// Maximum numbers of tags and of people shown; programs get all.
  static let maxShown = 12

  let statistics: MoodStatistics
  let language: Language
  let widths: DisplayWidth

  private var words: MoodComparisonWords {
    MoodComparisonWords(language: language, comparisons: comparisons)
  }

  /// The comparisons shown, in order.
  private var comparisons: [MoodComparison] {
    statistics.activityComparisons.filter(\.hasMeaningfulMeans)
      + tags.prefix(MoodComparisonTable.maxShown)
      + people.prefix(MoodComparisonTable.maxShown)
  }

  private var tags: [MoodComparison] { statistics.tagComparisons.filter(\.hasMeaningfulMeans) }
  private var people: [MoodComparison] { statistics.personComparisons.filter(\.hasMeaningfulMeans) }

  /// A sentence that lists the subjects with too few days for a comparison; nil if there are none.
  private var fewDaysSentence: String? {
    let few = statistics.allComparisons.filter { !$0.hasMeaningfulMeans }
    return few.isEmpty ? nil : words.fewDays(few.map(\.subject))
  }

  /// The numbers of tags and people left out; nil for none.
  var omittedNote: String? {
    let (tags, people) = (
      tags.count - MoodComparisonTable.maxShown, people.count - MoodComparisonTable.maxShown
    )
    let left = [
      tags > 0 ? language(ko: "태그 \(tags)개", en: Plural("tag")(tags)) : nil,
      people > 0
        ? language(ko: "\(people)명", en: Plural("person", "people")(people)) : nil,
    ].compactMap { $0 }
    guard !left.isEmpty else { return nil }
    return language(
      ko: "이 밖에 \(left.joined(separator: ", ")) (--json)",
      en: "and \(left.joined(separator: ", ")) more (--json)")
  }

  /// Returns two lines per comparison, with the verdict beside the first or below both. A sentence
  /// with the subjects of too few days follows.
  func lines(columns: Int) -> [StyledText] {
    comparisonLines(columns: columns)
      + (fewDaysSentence.map {
        Paragraph(StyledText($0, .dim)).rows(columns: columns, widths: widths)
      } ?? [])
  }

  private func comparisonLines(columns: Int) -> [StyledText] {
    let words = words
    let comparisons = comparisons
    let names = comparisons.map { words.names(of: $0.subject) }
    let sides = comparisons.map {
      (words.sideText($0.withSubject), words.sideText($0.withoutSubject))
    }
    let nameColumns = width(of: names.flatMap { [$0.with, $0.without] })
    let sideColumns = width(of: sides.flatMap { [$0.0, $0.1] })
    return zip(comparisons, zip(names, sides)).flatMap { comparison, cells in
      let (name, side) = cells
      let verdict = words.verdict(comparison, spread: statistics.total.standardDeviation)
      let start = "\(widths.padded(name.with, to: nameColumns))  "
      let other = "\(widths.padded(name.without, to: nameColumns))  "
      let first = start + widths.padded(side.0, to: sideColumns)
      let second = StyledText(other + side.1, .dim).truncated(to: columns, widths)
      if widths.columns(of: first + "  " + verdict) <= columns {
        let beside = StyledText(first) + StyledText("  " + verdict, .dim)
        return [beside.truncated(to: columns, widths), second]
      }
      let below = Paragraph(StyledText(verdict, .dim))
        .rows(columns: max(1, columns - 2), widths: widths)
      return [StyledText(first).truncated(to: columns, widths), second]
        + below.map { StyledText("  ") + $0 }
    }
  }

  private func width(of texts: [String]) -> Int {
    texts.map { widths.columns(of: $0) }.max() ?? 0
  }
}
