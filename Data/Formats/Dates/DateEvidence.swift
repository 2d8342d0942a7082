import HearthDomain

/// Evidence for the order of day, month and year in a file. A day above 12 proves it; otherwise the
/// dates may be steady in only one order. If dates prove different orders, ambiguous ones stay
/// undecided.
struct DateEvidence {
  /// After this many unambiguous dates, ambiguous ones are no longer expected.
  private static let enough = 500

  /// First ambiguous date and its line.
  private(set) var undecided: (text: String, line: Int)?
  private var possible = Set(DateOrder.allCases)
  private var courses: [Int: [DateOrder: Course]] = [:]
  private var clear = 0
  private var isContradicted = false

  /// Whether further dates could change the result.
  var isOpen: Bool {
    let isAmbiguous = undecided != nil || possible.count < DateOrder.allCases.count
    return !(isContradicted && undecided != nil) && (isAmbiguous || clear < DateEvidence.enough)
  }

  mutating func take(_ text: String, of column: Int = 0, in year: Int? = nil, line: Int) {
    let bare = FileDates.bare(text)
    guard isOpen, ISOMoment.day(bare) == nil, let written = WrittenMoment(bare) else {
      if !text.isEmpty { clear += 1 }
      return
    }
    let days = written.days(in: year)
    if days.isEmpty {
      clear += 1
    } else {
      let left = possible.intersection(days.keys)
      if left.isEmpty { isContradicted = true } else { possible = left }
      if Set(days.values).count > 1, undecided == nil {
        undecided = (ImportFact.excerpt(text), line)
      }
    }
    let told = written.day(in: year)
    for order in DateOrder.allCases {
      guard let day = days[order] ?? told else { continue }
      courses[column, default: [:]][order, default: Course()].take(day)
    }
  }

  /// Returns the order, and whether it follows only from the sequence of dates; nil if no order is
  /// needed.
  ///
  /// Throws ``Damage/undecidedDates(text:)``.
  func order() throws -> (order: DateOrder, isByCourse: Bool)? {
    if isContradicted, let undecided {
      throw DomainError.damaged(.undecidedDates(text: undecided.text))
    }
    if possible.count == 1, let order = possible.first { return (order, false) }
    guard let undecided else { return nil }
    let steady = possible.filter { order in
      let all = courses.values.compactMap { $0[order] }
      return all.allSatisfy(\.isSteady) && all.contains { $0.changes > 1 }
    }
    guard steady.count == 1, let order = steady.first else {
      throw DomainError.damaged(.undecidedDates(text: undecided.text))
    }
    return (order, true)
  }

  /// A sequence of dates in one column, read in one order.
  private struct Course {
    private var last: Day?
    private var rises = false
    private var falls = false
    private(set) var changes = 0

    /// Whether the dates only rise or only fall.
    var isSteady: Bool { !(rises && falls) }

    mutating func take(_ day: Day) {
      if let last, day != last {
        if day > last { rises = true } else { falls = true }
        changes += 1
      }
      last = day
    }
  }
}

/// A file whose dates are examined before it is read from the start.
struct DatedFile {
  /// The complete file.
  let source: () throws -> [UInt8]
  let dates: FileDates
  /// Note about the order, to be reported.
  private let note: ImportNote?

  /// `survey` collects evidence from the source; it is not called if `order` is given.
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
    try survey(file.look, &evidence)
    let found = try evidence.order()
    self.source = file.next
    dates = FileDates(zone: zone, order: found?.order)
    note = found.flatMap { found in
      guard found.isByCourse, let undecided = evidence.undecided else { return nil }
      return ImportNote(
        line: undecided.line, fact: .datesRead(as: found.order, text: undecided.text))
    }
  }

  func tell(_ report: inout ImportReport) {
    if let note { report.warn(line: note.line, note.fact) }
  }
}

/// A source whose beginning can be examined before everything is read.
final class RereadSource {
  private let source: () throws -> [UInt8]
  private var pieces: [[UInt8]] = []
  private var place = 0

  init(_ source: @escaping () throws -> [UInt8]) {
    self.source = source
  }

  func look() throws -> [UInt8] {
    let piece = try source()
    if !piece.isEmpty { pieces.append(piece) }
    return piece
  }

  /// Returns the next bytes, from the start.
  func next() throws -> [UInt8] {
    guard place < pieces.count else { return try source() }
    defer {
      pieces[place] = []
      place += 1
    }
    return pieces[place]
  }
}

extension CSVReader {
  /// Adds the dates in these columns to the evidence until it is sufficient. `years` is a column
  /// with the years of dates without one.
  mutating func survey(
    _ columns: [Int?], years: Int? = nil, _ evidence: inout DateEvidence
  ) throws {
    let columns = columns.compactMap { $0 }
    while evidence.isOpen, !columns.isEmpty, let record = try next() {
      let year = record[years].flatMap { Int($0) }
      for column in columns {
        guard let text = record[column], !text.isEmpty else { continue }
        evidence.take(text, of: column, in: year, line: record.line)
      }
    }
  }
}
