import HearthDomain
import TerminalKit

/// Marks the hits of a search in texts; a blank query marks none.
struct HitMarks {
  let query: String
  /// The style of a match. It never consists of a colour alone, so that it is visible without
  /// colours.
  let style: Style
  private let queryWords: FoldedQuery
  /// The single words of a query that has several.
  private let singleWords: [FoldedQuery]

  private init(query: String, style: Style) {
    (self.query, self.style) = (query, style)
    queryWords = FoldedQuery(query)
    let parts = SearchExpression.words(in: query)
    self.singleWords = parts == [query] ? [] : parts.map { FoldedQuery($0) }
  }

  /// Returns the marks for command output.
  static func forPrinting(_ query: String) -> HitMarks {
    HitMarks(
      query: query, style: Style(foreground: .ansi(1), attributes: [.bold, .underline]))
  }

  /// Returns the marks for a list row. In a selected row, matches have no colour of their own, so
  /// that they stay readable.
  static func forListRow(_ query: String, isSelected: Bool, in theme: Theme) -> HitMarks {
    HitMarks(
      query: query,
      style: (isSelected ? theme.selection : theme.accent).adding([.bold, .underline]))
  }

  func hasHit(in text: String) -> Bool {
    queryWords.isFound(in: text) || !partialHits(in: text).isEmpty
  }

  func markingHits(in text: String, plain: Style? = nil) -> StyledText {
    var result = StyledText()
    var end = text.startIndex
    for hit in hits(in: text) {
      result.append(String(text[end..<hit.lowerBound]), plain)
      result.append(String(text[hit]), style)
      end = hit.upperBound
    }
    result.append(String(text[end...]), plain)
    return result
  }

  /// Returns the text from shortly before the first match, if the match would otherwise be cut off.
  /// Near its end, the text starts earlier to fill the width.
  func excerpt(of text: String, columns: Int, _ widths: DisplayWidth) -> String {
    guard let hit = hits(in: text).first, widths.columns(of: text) > columns,
      widths.columns(of: String(text[..<hit.upperBound])) >= columns
    else { return text }
    let near = text[..<hit.lowerBound].suffix(max(0, min(12, columns / 4)))
    let lead = text[
      min(near.startIndex, lastFittingStart(of: text, columns - 1, widths))..<hit.lowerBound]
    let word = lead.firstIndex(of: " ").map { lead.index(after: $0) } ?? lead.startIndex
    return "…" + text[word...]
  }

  /// Returns where the longest part at the end of the text begins that fits the width.
  private func lastFittingStart(of text: String, _ columns: Int, _ widths: DisplayWidth)
    -> String.Index
  {
    var (start, room) = (text.endIndex, columns)
    while start > text.startIndex {
      let before = text.index(before: start)
      room -= widths.columns(of: String(text[before]))
      guard room >= 0 else { break }
      start = before
    }
    return start
  }

  private func hits(in text: String) -> [Range<String.Index>] {
    let found = queryWords.matchRanges(in: text)
    return found.isEmpty ? partialHits(in: text) : found
  }

  /// Returns the matches of parts of the query: digits of a phone number, or single words.
  private func partialHits(in text: String) -> [Range<String.Index>] {
    guard !query.isEmpty else { return [] }
    if isPhoneNumber(text), let digits = PhoneNumber.searchDigits(in: query) {
      return SearchFolding.matchRanges(of: digits, in: text)
    }
    return withoutOverlaps(singleWords.flatMap { $0.matchRanges(in: text) })
  }

  /// Returns the matches in order. Of overlapping ones, only one is kept.
  private func withoutOverlaps(_ hits: [Range<String.Index>]) -> [Range<String.Index>] {
    hits.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { apart, hit in
      if apart.last.map({ $0.upperBound <= hit.lowerBound }) ?? true { apart.append(hit) }
    }
  }

  /// Whether the text is a stored phone number, which has no separators between its digits.
  private func isPhoneNumber(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "+") }
  }
}
