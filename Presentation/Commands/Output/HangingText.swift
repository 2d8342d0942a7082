import TerminalKit

extension String {
  /// Returns the text wrapped to the width, for printing after a mark. All lines after the first
  /// are indented. Without a width the text is unchanged.
  func withHangingIndent(after mark: StyledText, width: Int?, _ widths: DisplayWidth) -> String {
    guard let width else { return self }
    let indent = 2
    // While the text is wrapped, letters as wide as the mark take its place, so that the mark is
    // not wrapped.
    let markWidth = widths.columns(of: mark)
    let placeholder = String(repeating: "x", count: markWidth)
    let lines = (placeholder + terminalSafe).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { widths.wrap($0, columns: max(width - indent, markWidth + 10)) }
    .map { $0.joined(separator: "\n" + String(repeating: " ", count: indent)) }
    return String(lines.joined(separator: "\n").dropFirst(placeholder.count))
  }
}
