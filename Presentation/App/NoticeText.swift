import HearthDomain
import TerminalKit

/// What a notice says, in as many rows as there are for it.
struct NoticeText {
  let language: Language
  let widths: DisplayWidth

  /// The text where it has room; else its beginning, and of what can be taken back the key that
  /// does it, which stands at its end.
  func fitted(_ text: String, rows: Int, columns: Int) -> String {
    if fits(text, rows, columns) { return text }
    let offer = " · " + TakeBackWords.offer(language)
    let end = text.hasSuffix(offer) ? offer : ""
    let sentence = text.dropLast(end.count)
    // A row may end before its last column, where a word goes on in the next one.
    var room = rows * columns - widths.columns(of: end)
    while room > 1 {
      let cut = widths.cut(sentence, to: room) + end
      if fits(cut, rows, columns) { return cut }
      room -= 1
    }
    return text
  }

  private func fits(_ text: String, _ rows: Int, _ columns: Int) -> Bool {
    Paragraph(StyledText(text)).height(columns: columns, widths: widths) <= rows
  }
}
