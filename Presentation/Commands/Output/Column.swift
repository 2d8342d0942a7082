import TerminalKit

/// A column of a listing.
package struct Column<Item> {
  let title: Words
  /// The heading in output for programs, if headings are requested.
  let heading: Words
  let alignment: Alignment
  let shrinks: Bool
  /// Whether this column is made narrower before the other ones.
  let shrinksFirst: Bool
  /// Whether text that does not fit is wrapped instead of cut.
  let wraps: Bool
  /// Which columns are omitted first if there is too little room: the one with the greatest number.
  /// A column with 0 is never omitted.
  let omissionOrder: Int
  /// Whether the column moves to rows of its own if there is too little room.
  let movesToOwnRow: Bool
  let displayText: (Item, Language) -> StyledText
  let pipedText: (Item) -> String

  /// Creates a column with different texts for people and programs, such as a short and a full
  /// date.
  ///
  /// A column can also become narrower if it wraps, shrinks first or moves to its own row. By
  /// default, the heading is the title.
  package init(
    _ title: Words, _ alignment: Alignment = .leading, shrinks: Bool = false,
    shrinksFirst: Bool = false, wraps: Bool = false, omissionOrder: Int = 0,
    movesToOwnRow: Bool = false,
    heading: Words? = nil,
    displayText shown: @escaping (Item, Language) -> StyledText,
    pipedText piped: @escaping (Item) -> String
  ) {
    self.title = title
    self.heading = heading ?? title
    self.alignment = alignment
    self.shrinks = shrinks || wraps || shrinksFirst || movesToOwnRow
    self.shrinksFirst = shrinksFirst
    self.wraps = wraps || movesToOwnRow
    self.omissionOrder = omissionOrder
    self.movesToOwnRow = movesToOwnRow
    self.displayText = shown
    self.pipedText = piped
  }

  /// Creates a column with the same text for people and programs.
  package init(
    _ title: Words, _ alignment: Alignment = .leading, shrinks: Bool = false,
    wraps: Bool = false, omissionOrder: Int = 0, movesToOwnRow: Bool = false,
    text: @escaping (Item) -> String
  ) {
    self.init(
      title, alignment, shrinks: shrinks, wraps: wraps, omissionOrder: omissionOrder,
      movesToOwnRow: movesToOwnRow,
      displayText: { item, _ in StyledText(text(item)) }, pipedText: text)
  }
}
