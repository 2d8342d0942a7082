import HearthDomain

/// Reads the records of a CSV file (RFC 4180 and common deviations), one at a time.
///
/// Keeps only one record in memory. Malformed input is reported with its line, and still read as
/// far as possible. In particular, a missing closing quote does not affect the rest of the file.
package struct CSVReader {
  /// The name in reports of tables whose program is not known.
  static let formatName = "CSV"
  /// Maximum size of a record, in bytes.
  package static let maxRecordSize = 1 << 20

  /// Report on the records read so far, without the header.
  package var report = ImportReport()
  private let limit: Int
  private var separator: CSVSeparator?
  private var window: CSVWindow
  private var scan = CSVScan()
  private var line = 1
  private var columnCount: Int?
  /// Number of missing closing quotes that are still tolerated. After that, a value ends at the end
  /// of its line.
  private var remainingUnterminatedQuotes = 16

  /// Reads from `source`, which returns no bytes at the end.
  ///
  /// If no separator is given, it is determined from the first line. If no charset is given, it is
  /// detected; a record that is invalid in it is read as CP949. Removes the apostrophes that
  /// protect from formulas (``CSVFormula``).
  package init(
    separator: CSVSeparator? = nil, charset: Charset? = nil,
    limit: Int = CSVReader.maxRecordSize, source: @escaping () throws -> [UInt8]
  ) {
    self.separator = separator
    self.limit = max(limit, 1)
    window = CSVWindow(
      chunks: TextChunks(refusingBinary: true, plain: true, charset: charset, source: source))
  }

  /// Reads from bytes in memory.
  package init(
    _ bytes: [UInt8], separator: CSVSeparator? = nil, charset: Charset? = nil
  ) {
    var rest = [bytes]
    self.init(separator: separator, charset: charset) { rest.popLast() ?? [] }
  }

  /// Returns the first record as column names; nil if the file is empty.
  ///
  /// Later records with more values than columns are reported.
  package mutating func readHeader() throws -> CSVHeader? {
    guard let record = try readRecord() else { return nil }
    columnCount = record.count
    return CSVHeader(record.values)
  }

  /// Returns the next record, skipping empty lines; nil at the end.
  ///
  /// Throws the errors of the source, and ``Damage/notText(offset:)`` for binary data such as a
  /// picture.
  package mutating func next() throws -> CSVRecord? {
    guard let record = try readRecord() else {
      report.charset = window.charset?.displayName
      return nil
    }
    report.countRead()
    if let columnCount, record.count > columnCount {
      // Ignore empty values at the end, as some programs end every line with a separator.
      let used = (record.values.lastIndex { !$0.isEmpty } ?? 0) + 1
      if used > columnCount {
        report.warn(line: record.line, .tooManyValues(limit: columnCount, actual: used))
      }
    }
    return record
  }

  /// Reports that the last record was not imported, and why.
  package mutating func markLastSkipped(_ record: CSVRecord, _ fact: ImportFact) {
    report.skipLast(line: record.line, fact)
  }

  private mutating func readRecord() throws -> CSVRecord? {
    let separator = try knownSeparator()
    var plainQuotes: [Int] = []
    while window.count > 0 || !window.isAtEnd {
      scan.begin(
        at: window.start, separator: separator, plainQuotes: plainQuotes,
        keepsLines: remainingUnterminatedQuotes > 0, isLast: window.isAtEnd)
      switch window.bytes.withUnsafeBufferPointer({ scan.scan($0) }) {
      case .complete(let next):
        let record = finishRecord(next: next)
        plainQuotes = []
        if let record { return record }
      case .unfinished(let quote?)
      where quote.isCutAtLineEnd || window.isAtEnd || window.count > limit:
        report.warn(line: line + quote.lines, .openQuote)
        plainQuotes.append(quote.index)
        remainingUnterminatedQuotes = max(0, remainingUnterminatedQuotes - 1)
      case .unfinished where window.count > limit:
        report.skip(line: line, .tooLarge(limit: limit))
        line += scan.lines + 1
        try window.skipLine()
        plainQuotes = []
      case .unfinished:
        // Adapt the indices: growing moves the beginning of the window to index 0.
        plainQuotes = plainQuotes.map { $0 - window.start }
        try window.grow()
      }
    }
    return nil
  }

  /// Returns the scanned record and moves on to index `next`; nil for an empty line or a record
  /// that is too large.
  private mutating func finishRecord(next: Int) -> CSVRecord? {
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
    while window.firstLine == nil, window.count <= limit { try window.grow() }
    let first = window.firstLine ?? window.bytes[window.start...]
    var found = CSVSeparator(ofLine: first)
    if let named = CSVSeparator(named: first) {
      found = named
      line += 1
      try window.skipLine()
    }
    separator = found
    return found
  }

  /// Returns the record that was scanned last.
  private mutating func record(line: Int) -> CSVRecord {
    if !scan.values.contains(where: CSVFormula.isGuarded),
      let text = scan.text.withUnsafeBytes({ String(wholeUTF8: $0) })
    {
      return CSVRecord(line: line, text: text, ends: scan.valueEnds)
    }
    let values = scan.values(in: .utf8) ?? scan.values(in: .cp949)
    if values == nil { report.warn(line: line, .unknownCharset) }
    let texts = values ?? scan.values(in: .latin1) ?? []
    return CSVRecord(line: line, values: texts.map(CSVFormula.unguarded))
  }
}

extension CSVScan {
  /// Returns the values in this charset; nil if one of them is invalid in it.
  fileprivate func values(in charset: Charset) -> [String]? {
    var texts: [String] = []
    for bytes in values {
      let isASCII = bytes.allSatisfy { $0 < 0x80 }
      guard let text = DecodedText.decodedStrictly(Array(bytes), as: isASCII ? .ascii : charset)
      else { return nil }
      texts.append(text)
    }
    return texts
  }
}
