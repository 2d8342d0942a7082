/// The messages of an assistant, a line each, of which none takes more memory than it may.
struct AssistantLines {
  enum Line: Equatable {
    case message([UInt8])
    /// Longer than what is read; it was stepped over.
    case tooLong
  }

  /// How many bytes a message may have.
  static let longest = 1 << 20

  private let source: () throws -> [UInt8]
  private var left: ArraySlice<UInt8> = []

  /// Takes a source that answers with the next bytes, and with none at the end.
  init(source: @escaping () throws -> [UInt8]) {
    self.source = source
  }

  /// The next line without its end; nil after the last one.
  mutating func next() throws -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if left.isEmpty {
        left = try source()[...]
        if left.isEmpty { return isTooLong ? .tooLong : line.isEmpty ? nil : .message(line) }
      }
      let end = left.firstIndex(of: UInt8(ascii: "\n"))
      let part = left[..<(end ?? left.endIndex)]
      left = end.map { left[($0 + 1)...] } ?? []
      isTooLong = isTooLong || line.count + part.count > AssistantLines.longest
      if isTooLong { line = [] } else { line += part }
      if end != nil { return isTooLong ? .tooLong : .message(line) }
    }
  }
}
