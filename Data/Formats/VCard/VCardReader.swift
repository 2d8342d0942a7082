import HearthDomain

/// Reads the cards of a vCard file of version 2.1, 3.0 or 4.0, one at a time.
///
/// Uses memory for one card only. A malformed card is reported with its line, and the rest of the
/// file is read.
package struct VCardReader {
  /// Maximum size of a card that is read, in bytes.
  package static let maxCardSize = 16 << 20

  /// Report on the cards read so far.
  package var report = ImportReport()
  /// Number of the line where the last card begins.
  package private(set) var line = 0
  private let limit: Int
  private let file: RereadSource
  private var records: VCardRecords
  /// Guessed charset of texts that declare none; nil until the beginning of the file was examined.
  private var charset: CharsetGuess?

  /// Reads from a source that returns the next bytes, and no bytes at the end.
  package init(
    limit: Int = VCardReader.maxCardSize, source: @escaping () throws -> [UInt8]
  ) {
    self.limit = limit
    file = RereadSource(source)
    records = VCardRecords(limit: limit, source: file.next)
  }

  /// Reads from bytes in memory.
  package init(_ bytes: [UInt8], limit: Int = VCardReader.maxCardSize) {
    var rest = [bytes]
    self.init(limit: limit) { rest.popLast() ?? [] }
  }

  /// Returns the next valid card; nil at the end. Malformed cards are reported; only errors of the
  /// source are thrown.
  package mutating func next() throws -> VCard? {
    if charset == nil {
      charset = try CharsetGuess(of: ContentLines(ofCards: limit, source: file.peek))
      report.charset = charset?.charset?.displayName
    }
    while let piece = try records.next() {
      switch piece {
      case .record(let record):
        if let card = parseCard(of: record) { return card }
      case .stray(let stray):
        let text = String(decoding: stray.bytes.prefix(ImportFact.excerptLength * 4), as: UTF8.self)
        report.skip(line: stray.number, .outsideRecord(text: ImportFact.excerpt(text)))
      }
    }
    return nil
  }

  private mutating func parseCard(of record: VCardRecord) -> VCard? {
    if record.isTooLarge {
      report.skip(line: record.line, .tooLarge(limit: limit))
      return nil
    }
    if charset?.isInconclusive == true {
      for line in record.lines { charset?.examine(line.bytes) }
      report.charset = charset?.charset?.displayName
    }
    var card = VCard(version: record.version)
    var parser = VCardLineParser(version: card.version, charset: charset?.charset ?? .cp949)
    for line in record.lines {
      card.properties.append(parser.parseProperty(from: line.bytes))
      report(parser.takeFacts(), line: line.number)
      report(card.properties.last?.unusableFacts, line: line.number)
    }
    card.properties.removeAll { $0.name == "VERSION" }
    guard !card.properties.isEmpty else {
      report.skip(line: record.line, .empty)
      return nil
    }
    if !record.isFinished { report.warn(line: record.line, .unfinished) }
    if card.version == nil { report.warn(line: record.line, .missing(field: "VERSION")) }
    report.countRead()
    line = record.line
    return card
  }

  private mutating func report(_ facts: [ImportFact]?, line: Int) {
    for fact in facts ?? [] { report.warn(line: line, fact) }
  }
}

extension VCardRecord {
  /// Version that the card declares in any of its lines.
  fileprivate var version: VCard.Version? {
    for line in lines where line.bytes.startsIgnoringCase("VERSION") {
      guard let parts = ContentLineParts(line.bytes) else { continue }
      let text = String(decoding: parts.value.prefix(ImportFact.excerptLength), as: UTF8.self)
      if let version = VCard.Version(lenient: text) { return version }
    }
    return nil
  }
}

extension VCardProperty {
  /// Facts to report if this program cannot use the property.
  var unusableFacts: [ImportFact] {
    let isUsable =
      switch name {
      case "BDAY": Birthday(of: self) != nil
      case VCardProperty.lunarBirthday: Birthday(lunar: text) != nil
      case "TEL": VCardPhone(self)?.number != nil
      case "VERSION": VCard.Version(lenient: text) != nil
      default: true
      }
    return isUsable ? [] : [.unusable(field: name, text: ImportFact.excerpt(text))]
  }
}
