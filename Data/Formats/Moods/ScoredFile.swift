import HearthDomain

/// A table whose mood scores are examined before it is read from the start, because the highest
/// score determines the scale.
struct ScoredFile {
  /// Returns the number of values after which no higher one is expected. Much larger if none
  /// exceeds five, since a user of a scale to ten may have years of low scores.
  private static func enough(_ highest: Score?) -> Int {
    highest.map { $0.value <= 5 } ?? false ? 30_000 : 500
  }

  /// The complete file.
  let source: () throws -> [UInt8]
  let levels: LevelReader
  /// Readers for the scales that earlier imports may have assumed.
  private let earlier: [LevelReader]
  /// Note about the scale, to be reported.
  private var note: ImportNote?

  /// Throws ``Damage/undecidedScores(text:)``.
  init(
    _ source: @escaping () throws -> [UInt8], _ hints: ImportHints,
    in column: (CSVHeader) -> LevelColumn?
  ) throws {
    let named = hints.levels
    let file = RereadSource(source)
    self.source = file.next
    var reader = CSVReader(source: file.look)
    let column = try reader.header().flatMap(column)
    var most = named.most ?? column?.most
    if let column, most == nil,
      let highest = try ScoredFile.highest(in: column.column, &reader, named)
    {
      let found = try column.most(of: highest)
      note = highest.note(of: found)
      most = found
    }
    let isScore = column?.isScore ?? true
    levels = LevelReader(named: named, most: most ?? 100, isScore: isScore, asks: hints.asks)
    let scales = named.most == nil ? [levels.most] : [5, 10, 100]
    earlier = [NamedLevels(), hints.earlierLevels].flatMap { names in
      scales.map { LevelReader(named: names, most: $0, isScore: isScore) }
    }
  }

  /// Returns the levels that earlier imports may have assigned to the values.
  func earlierLevels(_ texts: [String]) -> [MoodLevel] {
    var names = UnknownNames()
    return earlier.compactMap { try? $0.level(texts, &names) }
  }

  func tell(_ report: inout ImportReport) {
    if let note { report.warn(line: note.line, note.fact) }
  }

  fileprivate struct Score {
    let value: Double
    let text: String
    let line: Int

    /// Returns a note that scores are read on a scale up to `most`; nil if the scale is obvious.
    func note(of most: Int) -> ImportNote? {
      guard value <= 10 else { return nil }
      let level = MoodLevel(value, of: most).value
      return ImportNote(line: line, fact: .scoresRead(of: most, text: text, level: level))
    }
  }

  /// Returns the highest number above zero, stopping at the first above ten, which is conclusive.
  /// Numbers above 100 are ignored.
  private static func highest(
    in column: Int, _ reader: inout CSVReader, _ named: NamedLevels
  ) throws -> Score? {
    var highest: Score?
    var count = 0
    while count < enough(highest), highest?.value ?? 0 <= 10, let record = try reader.next() {
      let text = record.text(column)
      count += text.isEmpty ? 0 : 1
      guard named[text] == nil, let value = LevelReader.number(text), value <= 100,
        value > highest?.value ?? 0
      else { continue }
      highest = Score(value: value, text: ImportFact.excerpt(text), line: record.line)
    }
    return highest
  }
}

extension LevelColumn {
  /// Returns the maximum of the scale for the highest score.
  fileprivate func most(of highest: ScoredFile.Score) throws -> Int {
    if isOwn || highest.value > 10 { return 100 }
    if highest.value > 5 { return 10 }
    guard highest.value == 5 else {
      throw DomainError.damaged(.undecidedScores(text: highest.text))
    }
    return 5
  }
}
