/// Splits the input into messages, one per line, with a limit on their size.
struct AssistantLineReader {
  enum Line: Equatable {
    case message([UInt8])
    /// A line over the limit, which was skipped.
    case tooLong
  }

  /// The size limit of a message, in bytes.
  static let maxByteCount = 1 << 20

  private let readBytes: () throws -> [UInt8]
  private var unreadBytes: ArraySlice<UInt8> = []

  /// Creates a reader. `source` returns the next bytes; an empty array means the end of the input.
  init(source: @escaping () throws -> [UInt8]) {
    self.readBytes = source
  }

  /// Returns the next line without its line break; nil at the end of the input.
  mutating func next() throws -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if unreadBytes.isEmpty {
        unreadBytes = try readBytes()[...]
        if unreadBytes.isEmpty { return isTooLong ? .tooLong : line.isEmpty ? nil : .message(line) }
      }
      let end = unreadBytes.firstIndex(of: UInt8(ascii: "\n"))
      let part = unreadBytes[..<(end ?? unreadBytes.endIndex)]
      unreadBytes = end.map { unreadBytes[($0 + 1)...] } ?? []
      isTooLong = isTooLong || line.count + part.count > AssistantLineReader.maxByteCount
      if isTooLong { line = [] } else { line += part }
      if end != nil { return isTooLong ? .tooLong : .message(line) }
    }
  }
}
