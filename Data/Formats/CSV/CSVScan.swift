/// A scanner for one record.
struct CSVScan {
  enum Outcome {
    /// The record is complete; the next one begins at the index `next`.
    case complete(next: Int)
    /// The record goes on after these bytes, within the given quoted value if there is one.
    case unfinished(quote: Quote?)
  }

  struct Quote {
    let index: Int
    /// Number of lines of the record before the quote.
    let lines: Int
    /// Whether the quoted value was ended at a line end because quoted values may not contain line
    /// ends.
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
  /// Number of missing closing quotes after which no quote in the record opens a value any more.
  /// Limited because each one requires another scan.
  private static let maxUnterminatedQuotes = 16

  /// Indices of quotes that are ordinary characters because no closing quote follows, ascending.
  private var plainQuotes: [Int] = []
  private var allowsLineBreaksInQuotes = true
  private var isLast = false
  private var index = 0

  /// Begins a record at `start`; reuses the buffers.
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

  /// Returns the index of the quote that opens the next value, before which blanks are allowed; nil
  /// if the value is unquoted.
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

  /// Scans a value without quotes. Returns false if it may go on after these bytes.
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

  /// Scans a quoted value up to the separator or line end after it. Returns false if the closing
  /// quote is missing.
  ///
  /// A quote closes the value only before a separator or a line end; any other quote is part of the
  /// value.
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
