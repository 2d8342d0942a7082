import HearthDomain

/// A table whose numbers for moods are looked at before it is read from its start: the highest of
/// them tells of how many they are.
struct ScoredFile {
  /// After so many values a higher one is not to be expected; where none is above five, which may
  /// be the dark years of somebody who counts to ten, after a whole life of them.
  private static func enough(_ highest: Score?) -> Int {
    highest.map { $0.value <= 5 } ?? false ? 30_000 : 500
  }

  /// The whole file.
  let source: () throws -> [UInt8]
  let levels: LevelReader
  /// How the same may have been read before somebody said what it is.
  private let earlier: [LevelReader]
  /// What is to be told of the scale.
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

  /// The levels that the values may have told before; none that they tell however they are read.
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

    /// That numbers up to this one are read as of so many; nil where they are what they look like.
    func note(of most: Int) -> ImportNote? {
      guard value <= 10 else { return nil }
      let level = MoodLevel(value, of: most).value
      return ImportNote(line: line, fact: .scoresRead(of: most, text: text, level: level))
    }
  }

  /// The highest number of the column above zero, up to the first above ten, which tells enough;
  /// one that no scale has tells nothing.
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
  /// Of how many its numbers are of which that is the highest.
  fileprivate func most(of highest: ScoredFile.Score) throws -> Int {
    if isOwn || highest.value > 10 { return 100 }
    if highest.value > 5 { return 10 }
    guard highest.value == 5 else {
      throw DomainError.damaged(.undecidedScores(text: highest.text))
    }
    return 5
  }
}
