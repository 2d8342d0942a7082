/// What became of a file that was read: how much was understood, what was not, and where.
///
/// Memory stays bounded however broken the file is: everything is counted, and so many details
/// are kept that all of any but a hostile file can be told.
public struct ImportReport: Hashable, Sendable {
  /// How many records were read.
  public private(set) var read = 0
  /// Records that could not be taken.
  public private(set) var skipped = BoundedList<ImportNote>()
  /// Records that were understood and are not to be taken, such as an older state.
  public private(set) var leftOut = BoundedList<ImportNote>()
  /// What was read although something in it cannot be used.
  public internal(set) var warnings = BoundedList<ImportNote>()
  /// What the file was read as, by the name of the format; nil where nothing was read.
  public var format: String?
  /// By what the format was known; nil where somebody said it, or nothing else fitted.
  public var evidence: RecognizedFile.Evidence?
  /// The character set of the file, where it is none of Unicode.
  public var charset: String?

  public init() {}

  public mutating func countRead() {
    read += 1
  }

  public mutating func skip(line: Int, _ fact: ImportFact) {
    skipped.append(ImportNote(line: line, fact: fact))
  }

  public mutating func leaveOut(line: Int, _ fact: ImportFact) {
    leftOut.append(ImportNote(line: line, fact: fact))
  }

  public mutating func warn(line: Int, _ fact: ImportFact) {
    warnings.append(ImportNote(line: line, fact: fact))
  }

  /// Of this file and one that was read after it.
  public func followed(by other: ImportReport) -> ImportReport {
    var report = self
    report.read += other.read
    report.skipped.append(other.skipped)
    report.leftOut.append(other.leftOut)
    report.warnings.append(other.warnings)
    report.format = format ?? other.format
    report.evidence = evidence ?? other.evidence
    report.charset = charset ?? other.charset
    return report
  }

  /// Takes the record that was counted last for one that is left out.
  public mutating func refuseLast(line: Int, _ fact: ImportFact) {
    read = max(0, read - 1)
    skip(line: line, fact)
  }

  /// Takes the record that was counted last for one that is not to be taken.
  mutating func leaveOutLast(line: Int, _ fact: ImportFact) {
    read = max(0, read - 1)
    leaveOut(line: line, fact)
  }
}

/// A fact about one place of a file.
public struct ImportNote: Hashable, Sendable {
  /// Counted from 1; for a record the line at which it begins.
  public let line: Int
  public let fact: ImportFact

  public init(line: Int, fact: ImportFact) {
    self.line = line
    self.fact = fact
  }
}

/// The first elements of a list, and how many there were in all.
public struct BoundedList<Element> {
  public static var limit: Int { 100_000 }

  /// The first elements, at most ``limit``, in order.
  public private(set) var first: [Element] = []
  public private(set) var total = 0

  public init() {}

  public mutating func append(_ element: Element) {
    total += 1
    if first.count < Self.limit { first.append(element) }
  }

  /// Takes away those of the first elements.
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
