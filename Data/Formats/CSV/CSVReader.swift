import CLibrary
import HearthDomain

/// Reads the records of a CSV file (RFC 4180, and what programs make of it), one at a time.
///
/// Memory is needed for one record only, however large the file is. What is odd is reported with
/// its line and read as well as it can be; a quote that never ends does not sink the file.
package struct CSVReader {
  /// How many bytes one record may have.
  package static let largestRecord = 1 << 20

  /// What became of the records so far; the header is none of them.
  package var report = ImportReport()
  private let limit: Int
  private var separator: CSVSeparator?
  private var window: CSVWindow
  private var scan = CSVScan()
  private var line = 1
  private var columns: Int?
  /// How many quotes may still turn out to be open; after that a value ends with its line.
  private var patience = 16

  /// Takes a source that answers with the next bytes of the file, and with none at its end.
  ///
  /// Without a separator, the first line tells it; without a character set, that of the file is
  /// found out, and a record that is not in it is read as CP949. Apostrophes that guard formulas
  /// (``CSVFormula``) are left out.
  package init(
    separator: CSVSeparator? = nil, charset: Charset? = nil,
    limit: Int = CSVReader.largestRecord, source: @escaping () throws -> [UInt8]
  ) {
    self.separator = separator
    self.limit = max(limit, 1)
    window = CSVWindow(
      chunks: TextChunks(refusingBinary: true, plain: true, charset: charset, source: source))
  }

  /// Reads from bytes that are in memory already.
  package init(
    _ bytes: [UInt8], separator: CSVSeparator? = nil, charset: Charset? = nil
  ) {
    var rest = [bytes]
    self.init(separator: separator, charset: charset) { rest.popLast() ?? [] }
  }

  /// The first record as the names of the columns; nil if the file is empty.
  ///
  /// From then on records with more values than columns are reported.
  package mutating func header() throws -> CSVHeader? {
    guard let record = try record() else { return nil }
    columns = record.count
    return CSVHeader(record.values)
  }

  /// The next record; nil at the end. Empty lines are none.
  ///
  /// Throws what the source throws, and ``Damage/notText(offset:)`` for a picture or the like.
  package mutating func next() throws -> CSVRecord? {
    guard let record = try record() else {
      report.charset = window.charset?.shown
      return nil
    }
    report.countRead()
    if let columns, record.count > columns {
      // Some programs end every line with a separator.
      let used = (record.values.lastIndex { !$0.isEmpty } ?? 0) + 1
      if used > columns {
        report.warn(line: record.line, .tooManyValues(limit: columns, actual: used))
      }
    }
    return record
  }

  /// Takes the record that was read last for one that is left out.
  package mutating func refuseLast(_ record: CSVRecord, _ fact: ImportFact) {
    report.refuseLast(line: record.line, fact)
  }

  private mutating func record() throws -> CSVRecord? {
    let separator = try knownSeparator()
    var plainQuotes: [Int] = []
    while window.count > 0 || !window.isAtEnd {
      scan.begin(
        at: window.start, separator: separator, plainQuotes: plainQuotes,
        keepsLines: patience > 0, isLast: window.isAtEnd)
      switch window.bytes.withUnsafeBufferPointer({ scan.run($0) }) {
      case .complete(let next):
        let record = finish(next: next)
        plainQuotes = []
        if let record { return record }
      case .unfinished(let quote?)
      where quote.isOpen || window.isAtEnd || window.count > limit:
        report.warn(line: line + quote.lines, .openQuote)
        plainQuotes.append(quote.place)
        patience = max(0, patience - 1)
      case .unfinished where window.count > limit:
        report.skip(line: line, .tooLarge(limit: limit))
        line += scan.lines + 1
        try window.skipLine()
        plainQuotes = []
      case .unfinished:
        // The window moves to its start when it grows.
        plainQuotes = plainQuotes.map { $0 - window.start }
        try window.grow()
      }
    }
    return nil
  }

  /// The record; nil for an empty line and for one that is too large.
  private mutating func finish(next: Int) -> CSVRecord? {
    let first = line
    let size = next - window.start
    line += scan.lines
    window.move(to: next)
    if scan.isBlank { return nil }
    if size > limit {
      report.skip(line: first, .tooLarge(limit: limit))
      return nil
    }
    if scan.hasStrayQuote { report.warn(line: first, .strayQuote) }
    return record(line: first)
  }

  private mutating func knownSeparator() throws -> CSVSeparator {
    if let separator { return separator }
    while window.line == nil, window.count <= limit { try window.grow() }
    let first = window.line ?? window.bytes[window.start...]
    var found = CSVSeparator(ofLine: first)
    if let named = CSVSeparator(named: first) {
      found = named
      line += 1
      try window.skipLine()
    }
    separator = found
    return found
  }

  /// What was scanned last.
  private mutating func record(line: Int) -> CSVRecord {
    if !scan.values.contains(where: CSVFormula.isGuarded),
      let text = scan.text.asUTF8
    {
      return CSVRecord(line: line, text: text, ends: scan.ends)
    }
    let values = scan.values(in: .utf8) ?? scan.values(in: .cp949)
    if values == nil { report.warn(line: line, .unknownCharset) }
    let texts = values ?? scan.values(in: .latin1) ?? []
    return CSVRecord(line: line, values: texts.map(CSVFormula.unguarded))
  }
}

extension CSVScan {
  /// The values as texts; nil if one is not in that character set.
  fileprivate func values(in charset: Charset) -> [String]? {
    var texts: [String] = []
    for bytes in values {
      let isASCII = bytes.allSatisfy { $0 < 0x80 }
      guard let text = DecodedText.strictly(Array(bytes), as: isASCII ? .ascii : charset)
      else { return nil }
      texts.append(text)
    }
    return texts
  }
}

extension [UInt8] {
  /// The text that the bytes are, or nil if they are no UTF-8.
  ///
  /// `String(validating:as:)` says the same, but looks up types anew for each text.
  fileprivate var asUTF8: String? {
    withUnsafeBufferPointer { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      // What is no UTF-8 was decoded as something else.
      let isWhole = text.utf8.withContiguousStorageIfAvailable { decoded in
        guard decoded.count == bytes.count, let first = decoded.baseAddress,
          let other = bytes.baseAddress
        else { return decoded.count == bytes.count }
        return memcmp(first, other, bytes.count) == 0
      }
      return isWhole ?? text.utf8.elementsEqual(bytes) ? text : nil
    }
  }
}
