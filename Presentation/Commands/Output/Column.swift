import TerminalKit

/// One column of a listing.
package struct Column<Item> {
  let title: Words
  /// What stands above it where lines for programs have headings.
  let heading: Words
  let alignment: Alignment
  let shrinks: Bool
  /// Whether it gives way before the others that shrink.
  let yields: Bool
  /// Whether what does not fit goes on below instead of being cut off.
  let wraps: Bool
  /// In which order columns are left out where not all have room, the greatest first; 0 never is.
  let leaves: Int
  /// Whether it goes on in rows of its own where it has little room beside the others.
  let goesBelow: Bool
  let shown: (Item, Language) -> StyledText
  let piped: (Item) -> String

  /// A column that eyes and programs see in forms of their own: a program wants the full date.
  /// One that wraps, yields or goes below also shrinks. Its heading is the title unless eyes need
  /// none.
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

  /// A column that is the same for eyes and programs.
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
