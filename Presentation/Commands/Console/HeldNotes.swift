import JSONText
import TerminalKit

/// What a command with `--json` prints on standard error. It is held back until the command has
/// ended, so that a failure is a single document with all of it.
struct HeldNotes {
  private var notes: [(shown: StyledText, text: String)] = []
  private var error: JSONObject?

  mutating func add(_ note: StyledText, as text: String) {
    notes.append((note, text))
  }

  /// Adds an error. The first one becomes the document, and the others are notes in it.
  mutating func add(_ error: JSONObject, _ message: String) {
    if self.error == nil { self.error = error } else { add(StyledText(message), as: message) }
  }

  /// Removes and returns everything: the notes, or for a failure the document. The first note is
  /// the message of a failure without an error.
  fileprivate mutating func take(_ status: ExitStatus) -> (notes: [StyledText], error: JSONValue?) {
    defer { self = HeldNotes() }
    var texts = notes.map(\.text)
    var error = error
    if error == nil, status != .success, !texts.isEmpty {
      error = ErrorDocument(status).json(texts.removeFirst(), status)
    }
    guard var error else { return (notes.map(\.shown), nil) }
    if !texts.isEmpty { error["notes"] = .array(texts.map { .string($0.printableText) }) }
    return ([], .document(["error": .object(error)]))
  }
}

extension Console {
  /// Whether notes are held back: the errors of a page and of an assistant are read together.
  var holdsNotes: Bool { traits.wantsJSON && !isPage && assistant == nil }

  /// Writes what is held back, before a question, or at the end of the command with that status.
  mutating func writeHeldNotes(_ status: ExitStatus = .success) {
    let (notes, error) = held.take(status)
    for note in notes { writeNote(note) }
    guard let error else { return }
    flush()
    var writer = JSONWriter()
    writer.write(error)
    errorStream.write(writer.bytes)
    errorStream.write([UInt8(ascii: "\n")])
    errorStream.flush()
  }
}
