import HearthDomain

/// What the dates of a file tell of the order of their parts: a day over twelve proves it, else
/// they may follow each other as one expects in one order only. Where some prove one order and some
/// another, nobody can tell of the rest.
struct DateEvidence {
  /// After so many dates that tell their order themselves, others are not to be expected.
  private static let enough = 500

  /// A date that may be several days, and where it stands.
  private(set) var undecided: (text: String, line: Int)?
  private var possible = Set(DateOrder.allCases)
  private var courses: [Int: [DateOrder: Course]] = [:]
  private var clear = 0
  private var isContradicted = false

  /// Whether further dates may tell more.
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

  /// The order, and whether only the course of the dates tells it; nil where none is needed.
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

  /// Days as they follow each other.
  private struct Course {
    private var last: Day?
    private var rises = false
    private var falls = false
    private(set) var changes = 0

    /// Whether they only go on, or only go back.
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

/// A file whose dates are looked at before it is read from its start.
struct DatedFile {
  /// The whole file.
  let source: () throws -> [UInt8]
  let dates: FileDates
  /// What is to be told of the order.
  private let note: ImportNote?

  /// The survey takes what evidence it can find in the source; it is left out where somebody said
  /// the order.
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

/// The bytes of a file, of which some are looked at before all are read.
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

  /// The next bytes from the start on.
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
  /// Takes the dates in these columns for evidence, as far as they tell more; a column beside them
  /// may have their years.
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
