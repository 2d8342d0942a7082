/// The content lines of a vCard or iCalendar file, unfolded.
///
/// Lines are unfolded as bytes, because some programs fold within a character.
struct ContentLines {
  /// Returns the part of `next` that belongs to `line` although it is not folded as the standard
  /// requires; nil if `next` begins a new line or is folded correctly.
  typealias Joining = (_ line: inout TextLine, _ next: TextLine) -> ArraySlice<UInt8>?

  private var lines: TextLines
  private let keepsRaw: Bool
  private let joining: Joining
  private var lookahead: TextLine?
  /// Last line as it stands in the file, with the empty lines before it.
  private(set) var raw: [UInt8] = []
  /// Size of the last line in the file, in bytes; may exceed ``raw``, which is cut at the limit.
  private(set) var rawSize = 0

  /// Reads lines of up to `limit` bytes. ``raw`` is filled only if `keepsRaw`.
  init(
    limit: Int, keepingRaw keepsRaw: Bool = false, source: @escaping () throws -> [UInt8],
    joining: @escaping Joining = { _, _ in nil }
  ) {
    lines = TextLines(limit: limit, source: source)
    self.keepsRaw = keepsRaw
    self.joining = joining
  }

  /// Returns the next line that is not empty; nil at the end.
  mutating func next() throws -> TextLine? {
    (raw, rawSize) = ([], 0)
    var line: TextLine?
    repeat {
      line = try lookahead ?? lines.next()
      lookahead = nil
      appendRaw(line)
    } while line?.bytes.isEmpty ?? false
    guard var line else { return nil }
    while let more = try lines.next() {
      guard let rest = joining(&line, more) ?? more.continuation else {
        lookahead = more
        break
      }
      appendRaw(more)
      append(rest, of: more, to: &line)
    }
    return line
  }

  private mutating func appendRaw(_ line: TextLine?) {
    guard keepsRaw, let line else { return }
    rawSize += line.bytes.count + line.cutCount + line.ending.count
    guard raw.count < 2 * lines.limit else { return }
    if raw.isEmpty { raw.reserveCapacity(line.bytes.count + line.ending.count) }
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
  /// The line without its leading blank if it continues the previous line; otherwise nil.
  fileprivate var continuation: ArraySlice<UInt8>? {
    bytes.first?.isBlank ?? false ? bytes.dropFirst() : nil
  }
}

/// Folds content lines.
enum ContentFolding {
  /// Appends a line, folded between characters into lines of at most 75 bytes ending in CRLF.
  static func fold(_ line: String, into output: inout [UInt8]) {
    let bytes = Array(line.utf8)
    var start = 0
    var width = 75
    while bytes.count - start > width {
      var end = start + width
      // Do not split a character: move back to its first byte. A character has at most four bytes.
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
