import JSONText
import TerminalKit

extension Console {
  /// Confirms what was done in one line, and notes beside the result what follows from it; with
  /// `--json` there is the document in place of both.
  mutating func tell(
    _ sentences: [String?], json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    // What is read anew for it may fail: then nothing was said yet.
    let document = try form == .json ? object() : nil
    noteConfirmation()
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

  /// The same where nothing follows from it.
  mutating func tell(
    _ sentence: String, json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    try tell([sentence], json: object())
  }

  /// Tells how something is after it was edited; where it is as it was, only that: nothing was
  /// noted that could be taken back.
  mutating func tell<Thing: Equatable>(
    edit old: Thing, _ new: Thing, _ sentences: [String?],
    json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    let isSame = old == new
    if isSame { leaveNothing() }
    try tell(isSame ? [Words.nothingChanged(language)] : sentences, json: object())
  }

  /// Prints sentences that are all of the result, such as one for each of several things.
  mutating func tell(
    each sentences: [String], json object: @autoclosure () throws -> JSONObject
  ) rethrows {
    // What is read anew for it may fail: then nothing was said yet.
    let document = try form == .json ? object() : nil
    noteConfirmation()
    if let document {
      json(.document(document))
    } else {
      for sentence in sentences { say(sentence) }
    }
  }

  /// Prints a text, for eyes broken between words where it is wider than the terminal; an
  /// indented line is a command to copy and stays whole.
  mutating func say(_ text: String, _ style: Style? = nil) {
    let width = form == .terminal ? width : nil
    for row in rows(of: text, columns: width) { line(StyledText(row, style)) }
  }

  /// Says beside the result, to somebody who reads it, how to go on from there.
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
