import HearthDomain
import JSONText
import TerminalKit

extension Console {
  /// Prints sentences for eyes and pipes; with `--json` the document in their place.
  mutating func tell(
    _ sentences: [String?], json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    if form == .json {
      json(.document(try object()))
    } else {
      for sentence in sentences.compactMap({ $0 }) { say(sentence) }
    }
  }

  /// Prints a text, for eyes broken between words where it is wider than the terminal; an
  /// indented line is a command to copy and stays whole.
  mutating func say(_ text: String, _ style: Style? = nil) {
    for row in rows(of: text) { line(StyledText(row, style)) }
  }

  private func rows(of text: String) -> [String] {
    guard form == .terminal else { return [text] }
    let widths = traits.widths
    return text.visible.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      if line.hasPrefix("  ") { return [String(line)] }
      return widths.wrap(line, columns: width)
    }
  }
}
