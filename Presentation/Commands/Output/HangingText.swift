import TerminalKit

extension String {
  /// The text broken between words to the width, for printing after a mark that stands before
  /// its first line; every line that goes on is indented. Without a width it stays as it is.
  func hanging(after mark: StyledText, width: Int?, _ widths: DisplayWidth) -> String {
    guard let width else { return self }
    let indent = 2
    // The mark is never broken: its columns are taken by letters until the lines are made.
    let markWidth = widths.columns(of: mark)
    let placeholder = String(repeating: "x", count: markWidth)
    let lines = (placeholder + visible).split(separator: "\n", omittingEmptySubsequences: false)
      .map { widths.wrap($0, columns: max(width - indent, markWidth + 10)) }
      .map { $0.joined(separator: "\n" + String(repeating: " ", count: indent)) }
    return String(lines.joined(separator: "\n").dropFirst(placeholder.count))
  }
}
