/// The lines of a file of properties, vCard or iCalendar, as they were before they were folded.
///
/// Folding is undone on bytes, because programs break lines within a character.
struct ContentLines {
  /// What the next line adds to a line although it is not folded as it should be; nil where it is
  /// a line of its own, or folded well.
  typealias Joining = (_ line: inout TextLine, _ next: TextLine) -> ArraySlice<UInt8>?

  private var lines: TextLines
  private let keepsRaw: Bool
  private let joining: Joining
  private var ahead: TextLine?
  /// The line that was handed over last as it stands in the file, with empty lines before it.
  private(set) var raw: [UInt8] = []
  /// How many bytes that are: of a line that is longer than is accepted not all are kept.
  private(set) var rawSize = 0

  /// Lines are kept as they stand in the file only if that is asked for.
  init(
    limit: Int, keepingRaw keepsRaw: Bool = false, source: @escaping () throws -> [UInt8],
    joining: @escaping Joining = { _, _ in nil }
  ) {
    lines = TextLines(limit: limit, source: source)
    self.keepsRaw = keepsRaw
    self.joining = joining
  }

  /// The next line that is not empty; nil at the end.
  mutating func next() throws -> TextLine? {
    (raw, rawSize) = ([], 0)
    var line: TextLine?
    repeat {
      line = try ahead ?? lines.next()
      ahead = nil
      keepRaw(line)
    } while line?.bytes.isEmpty ?? false
    guard var line else { return nil }
    while let more = try lines.next() {
      guard let rest = joining(&line, more) ?? more.folded else {
        ahead = more
        break
      }
      keepRaw(more)
      append(rest, of: more, to: &line)
    }
    return line
  }

  private mutating func keepRaw(_ line: TextLine?) {
    guard keepsRaw, let line else { return }
    rawSize += line.bytes.count + line.lost + line.ending.count
    guard raw.count < 2 * lines.limit else { return }
    raw += line.bytes
    raw += line.ending
  }

  private func append(_ rest: ArraySlice<UInt8>, of more: TextLine, to line: inout TextLine) {
    let room = lines.limit - line.bytes.count
    line.bytes.append(contentsOf: rest.prefix(room))
    line.isCut = line.isCut || more.isCut || rest.count > room
  }
}

extension TextLine {
  /// What the line adds to the one before, if it begins as a folded one does.
  fileprivate var folded: ArraySlice<UInt8>? {
    bytes.first?.isBlank ?? false ? bytes.dropFirst() : nil
  }
}

/// Writes lines of properties.
enum ContentFolding {
  /// Appends one line, broken between characters into lines of at most 75 bytes that end in CRLF.
  static func fold(_ line: String, into output: inout [UInt8]) {
    let bytes = Array(line.utf8)
    var start = 0
    var width = 75
    while bytes.count - start > width {
      var end = start + width
      // No character has more than four bytes, so this ends soon.
      while bytes[end] & 0xC0 == 0x80 { end -= 1 }
      output += bytes[start..<end]
      output += [.carriageReturn, .lineFeed, .space]
      start = end
      width = 74
    }
    output += bytes[start...]
    output += [.carriageReturn, .lineFeed]
  }
}
