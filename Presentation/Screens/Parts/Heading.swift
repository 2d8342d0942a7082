import TerminalKit

extension ViewContext {
  /// Returns the text of a heading that names an item. If it is too long, the name is shortened, so
  /// that the words that say what happens to the item stay.
  func heading(
    naming name: String, within columns: Int, _ words: (_ name: String) -> Words
  ) -> String {
    let text = words(name)(language)
    let excess = widths.columns(of: text) - columns
    guard excess > 0 else { return text }
    let room = max(1, widths.columns(of: name) - excess)
    return words(widths.truncate(name, to: room))(language)
  }
}
