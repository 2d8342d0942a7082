import HearthDomain

/// A table with scores. Since the highest score determines the scale, the scores are examined
/// first, and then the table is read from the start.
struct ScoredFile {
  /// Returns the number of values to examine. It is much larger while no score exceeds five, since
  /// a user of a scale to ten may have years of low scores.
  private static func sufficientCount(_ highest: Score?) -> Int {
    highest.map { $0.value <= 5 } ?? false ? 30_000 : 500
  }

  /// Returns the next bytes of the complete file, from its start.
  let source: () throws -> [UInt8]
  let levels: LevelReader
  /// Readers for other scales that earlier imports of the file may have assumed.
  private let earlierReaders: [LevelReader]
  /// Notes to the user about the scale that was assumed.
  private(set) var notes: [ImportNote] = []

  /// Determines the scale of the scores: the one that the user or the column's name says, or the
  /// smallest usual one that contains them.
  init(
    _ source: @escaping () throws -> [UInt8], _ hints: ImportHints,
    in column: (CSVHeader) -> LevelColumn?
  ) throws {
    let named = hints.levels
    let file = RereadSource(source)
    self.source = file.next
    var reader = CSVReader(source: file.peek)
    let column = try reader.readHeader().flatMap { column($0.renamed(hints)) }
    var most = named.scaleMaximum ?? column?.scaleMaximum
    if let column, most == nil,
      let highest = try ScoredFile.highest(in: column.column, &reader, named)
    {
      notes = highest.scaleNote.map { [$0] } ?? []
      most = highest.likelyMaximum
    }
    let isScore = column?.isScore ?? true
    levels = LevelReader(
      namedLevels: named, scaleMaximum: most ?? 100, isScore: isScore,
      asksForGuessedLevels: hints.canAskUser)
    let scales = named.scaleMaximum == nil ? [levels.scaleMaximum] : [5, 10, 100]
    earlierReaders = [NamedLevels(), hints.earlierLevels].flatMap { names in
      scales.map { LevelReader(namedLevels: names, scaleMaximum: $0, isScore: isScore) }
    }
  }

  /// Returns the levels that the values would have had in earlier imports with another scale.
  func earlierLevels(_ texts: [String]) -> [MoodLevel] {
    var names = UnknownNames()
    return earlierReaders.compactMap { try? $0.level(texts, &names) }
  }

  struct Score {
    let value: Double
    let text: String
    let line: Int

    /// The maximum of the usual scale that contains the score: 5, 10 or 100.
    var likelyMaximum: Int { value > 10 ? 100 : value > 5 ? 10 : 5 }

    /// A note that scores are read on that scale; nil if the score exceeds ten, so that the scale
    /// is obvious.
    var scaleNote: ImportNote? {
      guard value <= 10 else { return nil }
      let level = MoodLevel(value, of: likelyMaximum).value
      return ImportNote(line: line, fact: .scoresRead(of: likelyMaximum, text: text, level: level))
    }
  }

  /// Returns the highest score; nil if none is above zero. Stops at the first score above ten, as
  /// it is conclusive. Ignores numbers above 100.
  static func highest(
    in column: Int, _ reader: inout CSVReader, _ named: NamedLevels
  ) throws -> Score? {
    var highest: Score?
    var count = 0
    while count < sufficientCount(highest), highest?.value ?? 0 <= 10,
      let record = try reader.next()
    {
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
