import HearthDomain
import TerminalKit

/// A search result as a row: its kind, two texts with the matches marked, and its date.
struct FindingRow {
  let label: Words
  let text: FindingText
  /// The date or time; nil if the result has none.
  let dateText: String?
  let hitMarks: HitMarks
  let secondaryStyle: Style?
  let language: Language
  let widths: DisplayWidth

  /// Returns the row for the width `columns`. `momentColumns` is the width of the date column.
  func styled(columns: Int, momentColumns: Int) -> StyledText {
    let before = FindingRow.labelWidth(language, widths)
    let hasMoment = momentColumns > 0 && columns >= 50
    let room = max(1, columns - before - 2 - (hasMoment ? momentColumns + 2 : 0))
    let start = StyledText(widths.padded(label(language), to: before) + "  ", secondaryStyle)
    let body = body(in: room)
    guard hasMoment, let dateText else { return start + body }
    let gap = String(repeating: " ", count: max(0, room - widths.columns(of: body)) + 2)
    return start + body
      + StyledText(gap + widths.padded(dateText, to: momentColumns, .trailing), secondaryStyle)
  }

  private static func labelWidth(_ language: Language, _ widths: DisplayWidth) -> Int {
    (Kind.searchedKinds + [.contact]).map { widths.columns(of: $0.label(language)) }.max() ?? 0
  }

  /// Returns both texts of the row. The text with the match gets two thirds of the width if both
  /// need room.
  private func body(in room: Int) -> StyledText {
    let (leading, trailing) = (
      text.firstPart.terminalSafe.onOneLine, text.secondPart.terminalSafe.onOneLine
    )
    // The second text of a to-do may be the same word as the label, so it is omitted here.
    guard !trailing.isEmpty, trailing != label(language), room >= 16 else {
      return markedPart(leading, in: room, nil)
    }
    let isBeside = !hitMarks.hasHit(in: leading) && hitMarks.hasHit(in: trailing)
    let (own, other) = (widths.columns(of: leading), widths.columns(of: trailing))
    let share = (room - 2) * (isBeside ? 2 : 1) / 3
    let beside = min(other, max(share, room - 2 - own))
    let beginning = markedPart(leading, in: room - 2 - beside, nil)
    let end = markedPart(trailing, in: beside, secondaryStyle)
    // A cut text may be one column narrower than its room, so the second text is aligned with the
    // right edge.
    let isCut = own > room - 2 - beside
    let gap = isCut ? room - widths.columns(of: beginning) - widths.columns(of: end) : 2
    return beginning + StyledText(String(repeating: " ", count: max(2, gap))) + end
  }

  private func markedPart(_ text: String, in columns: Int, _ plain: Style?) -> StyledText {
    let shown = hitMarks.excerpt(of: text, columns: columns, widths)
    return widths.truncated(hitMarks.markingHits(in: shown, plain: plain), to: columns)
  }
}
