import TerminalKit

/// A column of a listing.
package struct Column<Item> {
  let title: Words
  /// The heading in output for programs.
  let heading: Words
  let alignment: Alignment
  let shrinks: Bool
  /// Whether the column shrinks before the others that can shrink.
  let yields: Bool
  /// Whether text that does not fit is wrapped instead of cut.
  let wraps: Bool
  /// Order in which columns are omitted if there is too little room, greatest first; 0 for never.
  let leaves: Int
  /// Whether the column moves to rows of its own if there is too little room.
  let goesBelow: Bool
  let shown: (Item, Language) -> StyledText
  let piped: (Item) -> String

  /// Creates a column with different texts for people and programs; a program needs the full date.
  /// A column that wraps, yields or goes below also shrinks. The heading is the title by default.
  package init(
    _ title: Words, _ alignment: Alignment = .leading, shrinks: Bool = false,
    yields: Bool = false, wraps: Bool = false, leaves: Int = 0, goesBelow: Bool = false,
    heading: Words? = nil,
    shown: @escaping (Item, Language) -> StyledText, piped: @escaping (Item) -> String
  ) {
    self.title = title
    self.heading = heading ?? title
    self.alignment = alignment
    self.shrinks = shrinks || wraps || yields || goesBelow
    self.yields = yields
    self.wraps = wraps || goesBelow
    self.leaves = leaves
    self.goesBelow = goesBelow
    self.shown = shown
    self.piped = piped
  }

  /// Creates a column with the same text for people and programs.
  package init(
    _ title: Words, _ alignment: Alignment = .leading, shrinks: Bool = false,
    wraps: Bool = false, leaves: Int = 0, goesBelow: Bool = false,
    text: @escaping (Item) -> String
  ) {
    self.init(
      title, alignment, shrinks: shrinks, wraps: wraps, leaves: leaves, goesBelow: goesBelow,
      shown: { item, _ in StyledText(text(item)) }, piped: text)
  }
}
