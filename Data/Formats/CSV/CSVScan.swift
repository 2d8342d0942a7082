/// A scanner for one record.
struct CSVScan {
  enum Outcome {
    /// The record ends before the index `next`.
    case complete(next: Int)
    /// The record continues after these bytes, possibly within the given quote.
    case unfinished(quote: Quote?)
  }

  struct Quote {
    let index: Int
    /// Number of lines of the record before the quote.
    let lines: Int
    /// Whether a line ended within the quote although quotes may not span lines.
    let isCutAtLineEnd: Bool
  }

  /// The values, each followed by a line feed, and the offsets of these line feeds.
  private(set) var text: [UInt8] = []
  private(set) var valueEnds: [Int] = []
  /// Number of line ends scanned.
  private(set) var lines = 0
  private(set) var hasStrayQuote = false
  private(set) var isQuoted = false

  private var endedWithLine = false
  private var separator = CSVSeparator.comma.rawValue
  /// After this many unterminated quotes no further quote of the record opens a value, since each
  /// requires another scan.
  private static let maxUnterminatedQuotes = 16

  /// Indices of quotes that are plain characters because they are unterminated, ascending.
  private var plainQuotes: [Int] = []
  private var allowsLineBreaksInQuotes = true
  private var isLast = false
  private var index = 0

  /// Prepares for the record that begins at `start`, reusing the buffers.
  mutating func begin(
    at start: Int, separator: CSVSeparator, plainQuotes: [Int], keepsLines: Bool, isLast: Bool
  ) {
    text.removeAll(keepingCapacity: true)
    valueEnds.removeAll(keepingCapacity: true)
    (lines, hasStrayQuote, isQuoted, endedWithLine) = (0, false, false, false)
    index = start
    self.separator = separator.rawValue
    self.plainQuotes = plainQuotes
    self.allowsLineBreaksInQuotes = keepsLines
    self.isLast = isLast
  }

  /// Whether the record is an empty line.
  var isBlank: Bool { valueEnds.count == 1 && text.count == 1 && !isQuoted }

  /// The bytes of the values, in order.
  var values: some Collection<ArraySlice<UInt8>> {
    valueEnds.indices.lazy.map { text[($0 == 0 ? 0 : valueEnds[$0 - 1] + 1)..<valueEnds[$0]] }
  }

  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    while true {
      let start = index
      let quote = openingQuote(bytes)
      if let quote {
        isQuoted = true
        let lines = lines
        guard scanQuoted(bytes, from: quote) else {
          return .unfinished(
            quote: Quote(index: quote, lines: lines, isCutAtLineEnd: endedWithLine))
        }
      } else if !scanUnquoted(bytes, from: start) {
        return .unfinished(quote: nil)
      }
      valueEnds.append(text.count)
      text.append(.lineFeed)
      guard index < bytes.count else { return .complete(next: index) }
      if bytes[index] == separator {
        index += 1
      } else {
        return endLine(bytes)
      }
    }
  }

  private mutating func endLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    if bytes[index] == .carriageReturn {
      if index + 1 == bytes.count, !isLast { return .unfinished(quote: nil) }
      if index + 1 < bytes.count, bytes[index + 1] == .lineFeed { index += 1 }
    }
    lines += 1
    return .complete(next: index + 1)
  }

  /// Returns the index of the quote that opens a value, after any blanks; nil if there is none.
  private func openingQuote(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let place = indexAfterBlanks(bytes, index)
    guard place < bytes.count, bytes[place] == .quotationMark else { return nil }
    if plainQuotes.count >= Self.maxUnterminatedQuotes, let last = plainQuotes.last, place > last {
      return nil
    }
    return plainQuotes.contains(place) ? nil : place
  }

  private func indexAfterBlanks(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place].isBlank, bytes[place] != separator { place += 1 }
    return place
  }

  /// Scans an unquoted value. Returns false if the value continues after these bytes.
  private mutating func scanUnquoted(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var hasQuote = false
    while index < bytes.count, !endsUnquotedValue(bytes[index]) {
      if bytes[index] == .quotationMark { hasQuote = true }
      index += 1
    }
    let value = UnsafeBufferPointer(rebasing: bytes[start..<index])
    text.append(contentsOf: value)
    if hasQuote, !CSVFormula.isText(value) { hasStrayQuote = true }
    return index < bytes.count || isLast
  }

  private func endsUnquotedValue(_ byte: UInt8) -> Bool {
    byte == separator || byte == .lineFeed || byte == .carriageReturn
  }

  /// Scans a quoted value up to the separator or line end after it. Returns false if it is
  /// unterminated.
  ///
  /// A quote ends the value only if a separator or line end follows; otherwise it is a character of
  /// the value.
  private mutating func scanQuoted(_ bytes: UnsafeBufferPointer<UInt8>, from quote: Int) -> Bool {
    index = quote + 1
    while let next = nextQuote(bytes) {
      text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index..<next]))
      if next + 1 < bytes.count, bytes[next + 1] == .quotationMark {
        text.append(.quotationMark)
        index = next + 2
        continue
      }
      let behind = indexAfterBlanks(bytes, next + 1)
      index = behind
      if behind == bytes.count { return isLast }
      if endsUnquotedValue(bytes[behind]) { return true }
      hasStrayQuote = true
      text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[next..<behind]))
    }
    return false
  }

  /// Returns the index of the next quote, counting the lines before it; nil if there is none.
  private mutating func nextQuote(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = index
    while place < bytes.count {
      switch bytes[place] {
      case .quotationMark: return place
      case .lineFeed where !allowsLineBreaksInQuotes,
        .carriageReturn where !allowsLineBreaksInQuotes:
        endedWithLine = true
        return nil
      case .lineFeed: lines += 1
      case .carriageReturn where place + 1 < bytes.count && bytes[place + 1] != .lineFeed:
        lines += 1
      default: break
      }
      place += 1
    }
    return nil
  }
}
