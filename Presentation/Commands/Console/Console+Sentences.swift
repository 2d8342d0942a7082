import JSONText
import TerminalKit

extension Console {
  /// Prints the confirmation of a change: the first sentence as the result, the others as notes on
  /// standard error. With `--json`, prints the document instead.
  mutating func confirm(
    _ sentences: [String?], json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    // The document may read from the store and fail, so it is made before anything is printed.
    let document = try form == .json ? object() : nil
    recordConfirmedChange()
    if let document {
      printJSON(.document(document))
    } else {
      let sentences = sentences.compactMap(\.self)
      if let first = sentences.first { printWrapped(first) }
      for aside in sentences.dropFirst().flatMap({ wrappedRows(of: $0, columns: noteWidth) }) {
        printNote(StyledText(aside))
      }
    }
  }

  /// Prints the confirmation of a change: the sentence, or the document with `--json`.
  mutating func confirm(
    _ sentence: String, json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    try confirm([sentence], json: object())
  }

  /// Prints the confirmation of an edit. If nothing changed, prints only that, because there is
  /// nothing to undo.
  mutating func confirmEdit<Thing: Equatable>(
    from old: Thing, to new: Thing, _ sentences: [String?],
    json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    let isSame = old == new
    if isSame { recordNoEffect() }
    try confirm(isSame ? [Words.nothingChanged(language)] : sentences, json: object())
  }

  /// Prints the confirmation of several changes. All sentences are part of the result, such as one
  /// for each item.
  mutating func confirmEach(
    _ sentences: [String], json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    // The document may read from the store and fail, so it is made before anything is printed.
    let document = try form == .json ? object() : nil
    recordConfirmedChange()
    if let document {
      printJSON(.document(document))
    } else {
      for sentence in sentences { printWrapped(sentence) }
    }
  }

  /// Prints a text, wrapped to the width on a terminal. An indented line is a command to copy and
  /// is not wrapped.
  mutating func printWrapped(_ text: String, _ style: Style? = nil) {
    let width = form == .terminal ? width : nil
    for row in wrappedRows(of: text, columns: width) { printLine(StyledText(row, style)) }
  }

  /// Prints a hint about what to do next. It appears only if standard error is a terminal.
  package mutating func printHint(_ words: Words) {
    guard traits.errorIsTerminal, form != .json, capturedOutput == nil else { return }
    for row in wrappedRows(of: words(language), columns: noteWidth) {
      printNote(StyledText(row, .dim))
    }
  }

  private func wrappedRows(of text: String, columns width: Int?) -> [String] {
    guard let width else { return [text] }
    let widths = traits.widths
    return text.terminalSafe.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      line in
      if line.hasPrefix("  ") { return [String(line)] }
      return widths.wrap(line, columns: width)
    }
  }
}
