/// Splits the input into messages, one per line, with a limit on their size.
struct AssistantLines {
  enum Line: Equatable {
    case message([UInt8])
    /// A line over the limit, which was skipped.
    case tooLong
  }

  /// The size limit of a message, in bytes.
  static let longest = 1 << 20

  private let source: () throws -> [UInt8]
  private var left: ArraySlice<UInt8> = []

  /// `source` returns the next bytes, and an empty array at the end of the input.
  init(source: @escaping () throws -> [UInt8]) {
    self.source = source
  }

  /// Returns the next line without its line break; nil at the end of the input.
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
