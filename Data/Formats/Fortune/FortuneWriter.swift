/// Writes entries as a fortune file, and the `.dat` file that belongs to it.
///
/// A line of a text that would end it, or be taken for a name, gets an overstrike, which a
/// terminal shows as before and ``FortuneReader`` undoes. A backspace in a text is left out, since
/// it would make one.
package struct FortuneWriter {
  package private(set) var bytes: [UInt8] = []
  /// What belongs into the `.dat` file for all that was written.
  package private(set) var index = FortuneIndex()
  private var size = 0

  package init() {}

  /// What was written since this was asked last, so that memory stays small.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Writes an entry; line breaks of any kind become line feeds, and a name goes on one line.
  ///
  /// False, and nothing is written, if the text has nothing to be seen: a fortune file cannot
  /// hold that.
  @discardableResult
  package mutating func write(_ entry: FortuneEntry) -> Bool {
    guard entry.text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      return false
    }
    let name = entry.who.map(FortuneWriter.onOneLine).flatMap { $0.isEmpty ? nil : $0 }
    let start = bytes.count
    for line in FortuneWriter.lines(of: entry.text) {
      bytes += FortuneText.plain(line, mustNotName: name == nil) + [.lineFeed]
    }
    if let name {
      bytes += FortuneText.plain("\t\t-- \(name)".utf8, mustNotName: false) + [.lineFeed]
    }
    let length = bytes.count - start
    bytes += [index.delimiter, .lineFeed]
    size += length + 2
    index.append(size: length, end: size)
    return true
  }

  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    var bytes: [UInt8] = []
    for byte in text.utf8 where byte != FortuneText.backspace {
      if byte == .lineFeed, bytes.last == .carriageReturn { bytes.removeLast() }
      bytes.append(byte)
    }
    return bytes.split(omittingEmptySubsequences: false) {
      $0 == .lineFeed || $0 == .carriageReturn
    }
  }

  private static func onOneLine(_ name: String) -> String {
    let oneLine = String(name.map { $0.isNewline ? " " : $0 })
    let bytes = oneLine.utf8.filter { $0 != FortuneText.backspace }
    return String(decoding: bytes.trimmedBlanks, as: UTF8.self)
  }
}
