/// A list of terms with their meanings in a second column.
public struct TermList: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var term: StyledText
    public var meaning: StyledText

    public init(_ term: StyledText, _ meaning: StyledText) {
      self.term = term
      self.meaning = meaning
    }
  }

  public var entries: [Entry]
  /// Number of empty rows between two entries.
  public var spacing: Int
  /// Maximum width of the term column. The meaning of a longer term starts on the next row.
  private static let maxTermWidth = 18

  public init(_ entries: [Entry], spacing: Int = 0) {
    self.entries = entries
    self.spacing = spacing
  }

  public func rows(columns: Int, widths: DisplayWidth = .standard) -> [StyledText] {
    let termColumns = entries.map { widths.columns(of: $0.term) }
    let limit = min(TermList.maxTermWidth, columns / 2)
    let start = (termColumns.filter { $0 <= limit }.max() ?? 0) + 2
    let gap = Array(repeating: StyledText(), count: max(0, spacing))
    return zip(entries, termColumns).enumerated().flatMap { index, pair in
      let (entry, used) = pair
      let meaning = Paragraph(entry.meaning).rows(
        columns: max(1, columns - start), widths: widths)
      return (index > 0 ? gap : [])
        + rows(of: entry.term, used: used, meaning: meaning, start: start)
    }
  }

  /// Returns the list as one text with line breaks for the given width.
  public func text(columns: Int, widths: DisplayWidth = .standard) -> StyledText {
    let rows = rows(columns: columns, widths: widths)
    return rows.dropFirst().reduce(rows.first ?? StyledText()) { $0 + StyledText("\n") + $1 }
  }

  private func rows(
    of term: StyledText, used: Int, meaning: [StyledText], start: Int
  ) -> [StyledText] {
    let margin = StyledText(String(repeating: " ", count: start))
    let isBeside = used + 2 <= start
    let space = StyledText(String(repeating: " ", count: max(0, start - used)))
    let first = isBeside && !meaning.isEmpty ? term + space + meaning[0] : term
    return [first] + meaning.dropFirst(isBeside ? 1 : 0).map { margin + $0 }
  }
}
