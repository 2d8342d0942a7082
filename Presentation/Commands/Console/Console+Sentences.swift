import JSONText
import TerminalKit

extension Console {
  /// Prints the first sentence as confirmation and the others as notes on standard error; with
  /// `--json`, prints the document instead.
  mutating func tell(
    _ sentences: [String?], json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    // The document may read from the store and fail, so it is made before anything is printed.
    let document = try form == .json ? object() : nil
    recordConfirmation()
    if let document {
      json(.document(document))
    } else {
      let sentences = sentences.compactMap(\.self)
      if let first = sentences.first { say(first) }
      for aside in sentences.dropFirst().flatMap({ rows(of: $0, columns: noteWidth) }) {
        note(StyledText(aside))
      }
    }
  }

  /// Prints the sentence as confirmation, or the document with `--json`.
  mutating func tell(
    _ sentence: String, json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    try tell([sentence], json: object())
  }

  /// Prints the result of an edit. If nothing changed, prints only that, because there is nothing
  /// to undo.
  mutating func tell<Thing: Equatable>(
    edit old: Thing, _ new: Thing, _ sentences: [String?],
    json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    let isSame = old == new
    if isSame { recordNoEffect() }
    try tell(isSame ? [Words.nothingChanged(language)] : sentences, json: object())
  }

  /// Prints sentences that are all part of the result, such as one for each thing.
  mutating func tell(
    each sentences: [String], json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    // The document may read from the store and fail, so it is made before anything is printed.
    let document = try form == .json ? object() : nil
    recordConfirmation()
    if let document {
      json(.document(document))
    } else {
      for sentence in sentences { say(sentence) }
    }
  }

  /// Prints a text, wrapped to the width on a terminal. An indented line is a command to copy and
  /// is not wrapped.
  mutating func say(_ text: String, _ style: Style? = nil) {
    let width = form == .terminal ? width : nil
    for row in rows(of: text, columns: width) { line(StyledText(row, style)) }
  }

  /// Prints a hint about the next steps on standard error, if it is a terminal.
  package mutating func hint(_ words: Words) {
    guard traits.errorIsTerminal, form != .json, page == nil else { return }
    for row in rows(of: words(language), columns: noteWidth) { note(StyledText(row, .dim)) }
  }

  private func rows(of text: String, columns width: Int?) -> [String] {
    guard let width else { return [text] }
    let widths = traits.widths
    return text.visible.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      if line.hasPrefix("  ") { return [String(line)] }
      return widths.wrap(line, columns: width)
    }
  }
}
