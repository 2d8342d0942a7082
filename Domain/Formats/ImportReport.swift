/// Summary of a file that was read: counts, and facts with their lines.
///
/// Everything is counted, but only a limited number of facts is kept, so that malformed files need
/// little memory.
public struct ImportReport: Hashable, Sendable {
  /// Number of records read.
  public private(set) var readCount = 0
  /// Records that could not be read.
  public private(set) var skipped = BoundedList<ImportNote>()
  /// Valid records that were deliberately not imported, such as older versions.
  public private(set) var omitted = BoundedList<ImportNote>()
  /// Records that were read although parts of them cannot be used.
  public internal(set) var warnings = BoundedList<ImportNote>()
  /// Name of the detected format; nil if nothing was read.
  public var format: String?
  /// Feature by which the format was recognised; nil if the user chose it or it was the only
  /// candidate.
  public var evidence: RecognizedFile.Evidence?
  /// How the columns of a table of an unknown program were read; otherwise empty.
  public var columns: [ReadColumn] = []
  /// What the user said at this import about the columns of a table, with all its columns; empty if
  /// nothing.
  public var answers = NamedColumns()
  /// Character set of the file; nil for Unicode.
  public var charset: String?

  public init() {}

  public mutating func countRead() {
    readCount += 1
  }

  public mutating func skip(line: Int, _ fact: ImportFact) {
    skipped.append(ImportNote(line: line, fact: fact))
  }

  public mutating func omit(line: Int, _ fact: ImportFact) {
    omitted.append(ImportNote(line: line, fact: fact))
  }

  public mutating func warn(line: Int, _ fact: ImportFact) {
    warnings.append(ImportNote(line: line, fact: fact))
  }

  /// Returns one report for this file and another one that was read after it.
  public func combined(with other: ImportReport) -> ImportReport {
    var report = self
    report.readCount += other.readCount
    report.skipped.append(other.skipped)
    report.omitted.append(other.omitted)
    report.warnings.append(other.warnings)
    report.format = format ?? other.format
    report.evidence = evidence ?? other.evidence
    report.columns = columns.isEmpty ? other.columns : columns
    report.answers = answers.isEmpty ? other.answers : answers
    report.charset = charset ?? other.charset
    return report
  }

  /// Counts the record that was counted last as skipped instead.
  public mutating func skipLast(line: Int, _ fact: ImportFact) {
    readCount = max(0, readCount - 1)
    skip(line: line, fact)
  }

  /// Counts the record that was counted last as omitted instead.
  package mutating func omitLast(line: Int, _ fact: ImportFact) {
    readCount = max(0, readCount - 1)
    omit(line: line, fact)
  }
}

/// A fact about a line of a file.
public struct ImportNote: Hashable, Sendable {
  /// Line number, counted from 1; for a record, its first line.
  public let line: Int
  public let fact: ImportFact

  public init(line: Int, fact: ImportFact) {
    self.line = line
    self.fact = fact
  }
}

/// A list of which only the first elements are kept, with their total number.
public struct BoundedList<Element> {
  public static var limit: Int { 100_000 }

  /// The first elements in order, at most ``limit``.
  public private(set) var first: [Element] = []
  public private(set) var total = 0

  public init() {}

  public mutating func append(_ element: Element) {
    total += 1
    if first.count < Self.limit { first.append(element) }
  }

  /// Removes the elements that match from those that are kept.
  mutating func remove(where isMeant: (Element) -> Bool) {
    let others = first.filter { !isMeant($0) }
    (first, total) = (others, total - first.count + others.count)
  }

  public mutating func append(_ other: BoundedList) {
    first += other.first.prefix(Self.limit - first.count)
    total += other.total
  }
}

extension BoundedList: Equatable where Element: Equatable {}
extension BoundedList: Hashable where Element: Hashable {}
extension BoundedList: Sendable where Element: Sendable {}
