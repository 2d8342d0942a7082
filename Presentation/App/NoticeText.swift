import HearthDomain
import TerminalKit

/// The text of a notice, cut to the available rows.
struct NoticeText {
  /// Hint after a cut text at the key that displays all of it.
  static let fullTextHint = Words(ko: "+ 모두 보기", en: "+ shows all")

  let language: Language
  let widths: DisplayWidth
  /// Whether the full text can be displayed with a key.
  var canShowFullText = false
  var fullTextHint = NoticeText.fullTextHint

  /// Returns the text if it fits. Otherwise returns its beginning, then the hint at the key that
  /// displays all of it, and the undo hint if the text ended with one.
  func fitted(_ text: String, rows: Int, columns: Int) -> String {
    if fits(text, rows, columns) { return text }
    let offer = " · " + UndoWords.undoHint(language)
    let isOffer = text.hasSuffix(offer)
    let end = (canShowFullText ? " · " + fullTextHint(language) : "") + (isOffer ? offer : "")
    let sentence = text.dropLast(isOffer ? offer.count : 0)
    // The first attempt usually fits, unless the ending is as wide as a row.
    var room = max(2, fittingColumns(for: String(sentence), before: end, rows, columns))
    while room > 1 {
      let cut = widths.truncate(sentence, to: room) + end
      if fits(cut, rows, columns) { return cut }
      room -= 1
    }
    return text
  }

  /// Returns how many columns of the sentence fit, so that the ending still fits in the last row.
  /// The last row may hold only the ending, if the row before has room for the last word.
  private func fittingColumns(
    for sentence: String, before end: String, _ rows: Int, _ columns: Int
  ) -> Int {
    let width = widths.columns(of: end)
    let all = rows * columns - width
    let lines = widths.wrap(sentence, columns: columns)
    guard rows > 0, lines.count >= rows else { return all }
    // The column of the sentence at which each row begins. Spaces at a line break belong to no row.
    var starts = [0]
    var rest = sentence[...]
    for line in lines.prefix(rows - 1) {
      rest = rest.dropFirst(line.count).drop(while: \.isWhitespace)
      starts.append(widths.columns(of: sentence[..<rest.startIndex]))
    }
    let inLast = starts[rows - 1] + columns - width
    let inOneBefore = rows > 1 && !end.isEmpty ? starts[rows - 2] + columns + 1 : 0
    return min(all, max(inLast, inOneBefore))
  }

  private func fits(_ text: String, _ rows: Int, _ columns: Int) -> Bool {
    Paragraph(StyledText(text)).height(columns: columns, widths: widths) <= rows
  }
}
