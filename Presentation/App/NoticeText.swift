import HearthDomain
import TerminalKit

/// What a notice says, in as many rows as there are for it.
struct NoticeText {
  /// Said behind a beginning, of the key that shows the rest.
  static let showsAll = Words(ko: "+ 모두 보기", en: "+ shows all")

  let language: Language
  let widths: DisplayWidth
  /// Whether there is a key that shows all of it.
  var canShowAll = false
  var showsAll = NoticeText.showsAll

  /// The text where it has room; else its beginning, the key that shows all of it, and of what can
  /// be taken back the key that does it, which stands at its end.
  func fitted(_ text: String, rows: Int, columns: Int) -> String {
    if fits(text, rows, columns) { return text }
    let offer = " · " + TakeBackWords.offer(language)
    let isOffer = text.hasSuffix(offer)
    let end = (canShowAll ? " · " + showsAll(language) : "") + (isOffer ? offer : "")
    let sentence = text.dropLast(isOffer ? offer.count : 0)
    // The first that is tried has room, but where its end is as wide as a row.
    var room = max(2, mostRoom(for: String(sentence), before: end, rows, columns))
    while room > 1 {
      let cut = widths.cut(sentence, to: room) + end
      if fits(cut, rows, columns) { return cut }
      room -= 1
    }
    return text
  }

  /// The columns up to the last row of the sentence that is shown, and what that row has beside the
  /// end. The last word may also have room in the row before it once it is cut, and the end alone
  /// stand in the last row.
  private func mostRoom(
    for sentence: String, before end: String, _ rows: Int, _ columns: Int
  ) -> Int {
    let width = widths.columns(of: end)
    let all = rows * columns - width
    let lines = widths.wrap(sentence, columns: columns)
    guard rows > 0, lines.count >= rows else { return all }
    // Where rows begin, without the spaces that hang over the end of the one before.
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
