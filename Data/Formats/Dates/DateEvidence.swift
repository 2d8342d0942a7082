import HearthDomain

/// Evidence for the order of day, month and year in a file's dates. A day above 12 proves an order.
///
/// Otherwise an order is accepted if in no other order the dates steadily rise or steadily fall. If
/// some dates contradict the others, ambiguous dates stay undecided.
struct DateEvidence {
  /// Number of unambiguous dates after which no ambiguous ones are expected.
  private static let enoughDates = 500

  /// First ambiguous date and its line.
  private(set) var firstAmbiguous: (text: String, line: Int)?
  private var possibleOrders = Set(DateOrder.allCases)
  private var sequences: [Int: [DateOrder: DateSequence]] = [:]
  private var unambiguousCount = 0
  private var isContradicted = false

  /// Whether further dates could change the result.
  var needsMoreDates: Bool {
    let isAmbiguous = firstAmbiguous != nil || possibleOrders.count < DateOrder.allCases.count
    return !(isContradicted && firstAmbiguous != nil)
      && (isAmbiguous || unambiguousCount < DateEvidence.enoughDates)
  }

  mutating func add(_ text: String, of column: Int = 0, in year: Int? = nil, line: Int) {
    let bare = FileDates.stripped(text)
    guard needsMoreDates, ISOMoment.day(bare) == nil, let written = WrittenMoment(bare) else {
      if !text.isEmpty { unambiguousCount += 1 }
      return
    }
    let days = written.days(in: year)
    if days.isEmpty {
      unambiguousCount += 1
    } else {
      let left = possibleOrders.intersection(days.keys)
      if left.isEmpty { isContradicted = true } else { possibleOrders = left }
      if Set(days.values).count > 1, firstAmbiguous == nil {
        firstAmbiguous = (ImportFact.excerpt(text), line)
      }
    }
    let told = written.day(in: year)
    for order in DateOrder.allCases {
      guard let day = days[order] ?? told else { continue }
      sequences[column, default: [:]][order, default: DateSequence()].add(day)
    }
  }

  /// Returns the order, and whether it was concluded only from the sequence of dates; nil if the
  /// file has no ambiguous date.
  ///
  /// Throws ``Damage/ambiguousDates(text:)`` if the order cannot be determined.
  func order() throws -> (order: DateOrder, isByCourse: Bool)? {
    if isContradicted, let firstAmbiguous {
      throw DomainError.damaged(.ambiguousDates(text: firstAmbiguous.text))
    }
    if possibleOrders.count == 1, let order = possibleOrders.first { return (order, false) }
    guard let firstAmbiguous else { return nil }
    let steady = possibleOrders.filter { order in
      let all = sequences.values.compactMap { $0[order] }
      return all.allSatisfy(\.isSteady) && all.contains { $0.changes > 1 }
    }
    guard steady.count == 1, let order = steady.first else {
      throw DomainError.damaged(.ambiguousDates(text: firstAmbiguous.text))
    }
    return (order, true)
  }

  /// The dates of one column, assuming one order of day, month and year.
  private struct DateSequence {
    private var last: Day?
    private var rises = false
    private var falls = false
    private(set) var changes = 0

    /// Whether the dates only rise or only fall.
    var isSteady: Bool { !(rises && falls) }

    mutating func add(_ day: Day) {
      if let last, day != last {
        if day > last { rises = true } else { falls = true }
        changes += 1
      }
      last = day
    }
  }
}

/// A file whose dates are examined first, to determine their order, before it is read from the
/// start.
struct DatedFile {
  /// Returns the next bytes of the complete file, from its start.
  let source: () throws -> [UInt8]
  let dates: FileDates
  /// Note to the user about the order that was concluded; nil if none is needed.
  private let note: ImportNote?

  /// Determines the order, unless it is given as `order`. `survey` collects evidence from the
  /// source.
  init(
    _ source: @escaping () throws -> [UInt8], zone: any ZoneRules, order: DateOrder?,
    survey: (_ source: @escaping () throws -> [UInt8], inout DateEvidence) throws -> Void
  ) throws {
    guard order == nil else {
      (self.source, dates, note) = (source, FileDates(zone: zone, order: order), nil)
      return
    }
    let file = RereadSource(source)
    var evidence = DateEvidence()
    try survey(file.peek, &evidence)
    let found = try evidence.order()
    self.source = file.next
    dates = FileDates(zone: zone, order: found?.order)
    note = found.flatMap { found in
      guard found.isByCourse, let undecided = evidence.firstAmbiguous else { return nil }
      return ImportNote(
        line: undecided.line, fact: .datesRead(as: found.order, text: undecided.text))
    }
  }

  func addNote(_ report: inout ImportReport) {
    if let note { report.warn(line: note.line, note.fact) }
  }
}

/// A source whose beginning can be examined before everything is read.
final class RereadSource {
  private let source: () throws -> [UInt8]
  private var chunks: [[UInt8]] = []
  private var index = 0

  init(_ source: @escaping () throws -> [UInt8]) {
    self.source = source
  }

  func peek() throws -> [UInt8] {
    let piece = try source()
    if !piece.isEmpty { chunks.append(piece) }
    return piece
  }

  /// Returns the next bytes, from the start.
  func next() throws -> [UInt8] {
    guard index < chunks.count else { return try source() }
    defer {
      chunks[index] = []
      index += 1
    }
    return chunks[index]
  }
}

extension CSVReader {
  /// Collects the dates in these columns as evidence, until they suffice. `years` is a column with
  /// the year for dates without one; `split` returns the dates in a value.
  mutating func survey(
    _ columns: [Int?], years: Int? = nil, split: (String) -> [String] = { [$0] },
    _ evidence: inout DateEvidence
  ) throws {
    let columns = columns.compactMap { $0 }
    while evidence.needsMoreDates, !columns.isEmpty, let record = try next() {
      let year = record[years].flatMap { Int($0) }
      for column in columns {
        guard let text = record[column], !text.isEmpty else { continue }
        for date in split(text) { evidence.add(date, of: column, in: year, line: record.line) }
      }
    }
  }
}
