/// Writes entries as a fortune file with its `.dat` file.
///
/// If a line would be read as a delimiter or an author, adds an overstrike, which terminals do not
/// show and ``FortuneReader`` removes. Removes backspaces from texts, since these would be read as
/// overstrikes.
package struct FortuneWriter {
  package private(set) var bytes: [UInt8] = []
  /// The `.dat` file for the entries written so far.
  package private(set) var index = FortuneIndex()
  private var size = 0

  package init() {}

  /// Returns and clears the bytes written since the last call, to limit memory.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Writes an entry. Converts line breaks to line feeds, and puts the author on one line.
  ///
  /// Returns false and writes nothing if the text is blank, since a fortune file cannot contain
  /// such an entry.
  @discardableResult
  package mutating func write(_ entry: FortuneEntry) -> Bool {
    guard entry.text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      return false
    }
    let name = entry.author.map(FortuneWriter.onOneLine).flatMap { $0.isEmpty ? nil : $0 }
    let start = bytes.count
    for line in FortuneWriter.lines(of: entry.text) {
      bytes += FortuneText.escaped(line, mustNotName: name == nil) + [.lineFeed]
    }
    if let name {
      bytes += FortuneText.escaped("\t\t-- \(name)".utf8, mustNotName: false) + [.lineFeed]
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
