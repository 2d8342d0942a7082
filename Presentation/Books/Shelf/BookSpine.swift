import HearthDomain
import TerminalKit

/// A book's spine next to its title: a block in the colour of its theme, or in a pattern if there
/// are no colours.
struct BookSpine {
  let book: Book
  let view: ViewContext

  /// Width of every spine.
  static let columns = 3

  var text: StyledText {
    StyledText(
      String(repeating: glyph, count: BookSpine.columns),
      BookColors.style(of: book.theme, in: view))
  }

  private var glyph: Character {
    guard view.colorLevel == .none else { return view.widths.singleColumn("█", or: "#") }
    let patterns: [(Character, Character)] = [
      ("█", "#"), ("▓", "%"), ("▒", "="), ("░", "-"), ("▚", "+"),
    ]
    let index = CardTheme.allCases.firstIndex(of: book.theme) ?? 0
    let (glyph, plain) = patterns[index % patterns.count]
    return view.widths.singleColumn(glyph, or: plain)
  }
}
