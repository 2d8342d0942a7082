/// Writes records as in RFC 4180: quotes values where needed, ends lines with CRLF.
///
/// ``CSVReader`` reads the same values from it.
package struct CSVWriter {
  package private(set) var bytes: [UInt8] = []
  private let separator: CSVSeparator

  package init(separator: CSVSeparator = .comma) {
    self.separator = separator
  }

  /// Returns and clears the bytes written since the last call, to limit memory.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  package mutating func write(_ values: [String]) {
    for (place, value) in values.enumerated() {
      if place > 0 { bytes.append(separator.rawValue) }
      write(CSVFormula.guarded(value), isAlone: values.count == 1)
    }
    bytes += [.carriageReturn, .lineFeed]
  }

  private mutating func write(_ value: String, isAlone: Bool) {
    guard needsQuotes(value.utf8) || (isAlone && value.isEmpty) else {
      bytes.append(contentsOf: value.utf8)
      return
    }
    bytes.append(.quotationMark)
    for byte in value.utf8 {
      if byte == .quotationMark { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(.quotationMark)
  }

  private func needsQuotes(_ value: String.UTF8View) -> Bool {
    // Quote a first value that would be taken for a byte order mark or a `sep=` line.
    let isOdd = value.starts(with: [0xEF, 0xBB, 0xBF]) || value.startsIgnoringCase("sep=")
    return isOdd || (value.first?.isBlank ?? false) || (value.last?.isBlank ?? false)
      || value.contains {
        $0 == separator.rawValue || $0 == .quotationMark || $0 == .lineFeed || $0 == .carriageReturn
      }
  }
}
