import HearthDomain

/// Reads the cards of a vCard file of version 2.1, 3.0 or 4.0, one at a time.
///
/// Memory is needed for one card only, however large the file is. A broken card never sinks
/// the file: it is reported with its line, and the rest is read.
package struct VCardReader {
  /// How many bytes one card may have.
  package static let largestCard = 16 << 20

  /// What became of the cards so far.
  package var report = ImportReport()
  /// The line at which the card that was read last begins.
  package private(set) var line = 0
  private let limit: Int
  private let file: RereadSource
  private var records: VCardRecords
  /// The character set of all text in the file which names none; nil until it was looked at.
  private var charset: CharsetGuess?

  /// Takes a source that answers with the next bytes of the file, and with none at its end.
  package init(
    limit: Int = VCardReader.largestCard, source: @escaping () throws -> [UInt8]
  ) {
    self.limit = limit
    file = RereadSource(source)
    records = VCardRecords(limit: limit, source: file.next)
  }

  /// Reads from bytes that are in memory already.
  package init(_ bytes: [UInt8], limit: Int = VCardReader.largestCard) {
    var rest = [bytes]
    self.init(limit: limit) { rest.popLast() ?? [] }
  }

  /// The next card that can be read; nil at the end. Throws only what the source throws.
  package mutating func next() throws -> VCard? {
    if charset == nil {
      charset = try CharsetGuess(of: ContentLines(ofCards: limit, source: file.look))
      report.charset = charset?.charset?.shown
    }
    while let piece = try records.next() {
      switch piece {
      case .record(let record):
        if let card = card(of: record) { return card }
      case .stray(let stray):
        let text = String(decoding: stray.bytes.prefix(ImportFact.excerptLength * 4), as: UTF8.self)
        report.skip(line: stray.number, .outsideRecord(text: ImportFact.excerpt(text)))
      }
    }
    return nil
  }

  private mutating func card(of record: VCardRecord) -> VCard? {
    if record.isTooLarge {
      report.skip(line: record.line, .tooLarge(limit: limit))
      return nil
    }
    if charset?.isOpen == true {
      for line in record.lines { charset?.take(line.bytes) }
      report.charset = charset?.charset?.shown
    }
    var card = VCard(version: record.version)
    var parser = VCardLineParser(version: card.version, charset: charset?.charset ?? .cp949)
    for line in record.lines {
      card.properties.append(parser.property(from: line.bytes))
      report(parser.takeFacts(), line: line.number)
      report(card.properties.last?.unusable, line: line.number)
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
  /// The version, wherever in the card it stands.
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
  /// What in the property this program can make no use of.
  var unusable: [ImportFact] {
    let isUsable =
      switch name {
      case "BDAY": Birthday(solar: self) != nil
      case VCardProperty.lunarBirthday: Birthday(lunar: text) != nil
      case "TEL": VCardPhone(self)?.number != nil
      case "VERSION": VCard.Version(lenient: text) != nil
      default: true
      }
    return isUsable ? [] : [.unusable(field: name, text: ImportFact.excerpt(text))]
  }
}
