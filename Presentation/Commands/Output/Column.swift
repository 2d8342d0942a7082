import TerminalKit

/// One column of a listing.
public struct Column<Item> {
  let title: Words
  let alignment: Alignment
  let shrinks: Bool
  let shown: (Item, Language) -> StyledText
  let piped: (Item) -> String

  /// A column that eyes and programs see in forms of their own: a program wants the full date.
  public init(
    _ title: Words, _ alignment: Alignment = .leading, shrinks: Bool = false,
    shown: @escaping (Item, Language) -> StyledText, piped: @escaping (Item) -> String
  ) {
    self.title = title
    self.alignment = alignment
    self.shrinks = shrinks
    self.shown = shown
    self.piped = piped
  }

  /// A column that is the same for eyes and programs.
  public init(
    _ title: Words, _ alignment: Alignment = .leading, shrinks: Bool = false,
    text: @escaping (Item) -> String
  ) {
    self.init(
      title, alignment, shrinks: shrinks, shown: { item, _ in StyledText(text(item)) },
      piped: text)
  }
}
