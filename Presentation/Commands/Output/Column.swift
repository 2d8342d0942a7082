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
  let shown: (Item, Language) -> StyledText
  let piped: (Item) -> String

  /// A column that eyes and programs see in forms of their own: a program wants the full date.
  /// One that wraps or yields also shrinks. Its heading is the title unless eyes need none.
  package init(
    _ title: Words, _ alignment: Alignment = .leading, shrinks: Bool = false,
    yields: Bool = false, wraps: Bool = false, heading: Words? = nil,
    shown: @escaping (Item, Language) -> StyledText, piped: @escaping (Item) -> String
  ) {
    self.title = title
    self.heading = heading ?? title
    self.alignment = alignment
    self.shrinks = shrinks || wraps || yields
    self.yields = yields
    self.wraps = wraps
    self.shown = shown
    self.piped = piped
  }

  /// A column that is the same for eyes and programs.
  package init(
    _ title: Words, _ alignment: Alignment = .leading, shrinks: Bool = false,
    wraps: Bool = false, text: @escaping (Item) -> String
  ) {
    self.init(
      title, alignment, shrinks: shrinks, wraps: wraps,
      shown: { item, _ in StyledText(text(item)) }, piped: text)
  }
}
