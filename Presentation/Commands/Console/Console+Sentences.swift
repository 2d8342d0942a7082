import HearthDomain
import JSONText
import TerminalKit

extension Console {
  /// Confirms what was done in one line, and notes beside the result what follows from it; with
  /// `--json` there is the document in place of both.
  mutating func tell(
    _ sentences: [String?], json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    if form == .json {
      json(.document(try object()))
    } else {
      let lines = sentences.compactMap(\.self).flatMap { $0.split(separator: "\n") }
      if let first = lines.first { say(String(first)) }
      for aside in lines.dropFirst().flatMap({ rows(of: String($0)) }) { note(StyledText(aside)) }
    }
  }

  /// Confirms what was done with each of several things in a line of its own.
  mutating func tell(
    each sentences: [String], json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    if form == .json {
      json(.document(try object()))
    } else {
      for sentence in sentences { say(sentence) }
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
