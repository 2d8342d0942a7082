import HearthDomain

/// Moods of Daylio, as its CSV export has them.
///
/// The memo is the title, the note, the activities and the scales, each on a line of its own;
/// a mood of a name that is not known has its name there too.
package struct DaylioMoodFile: MoodFile {
  private static let needed = ["full_date", "time", "mood"]

  private let zone: any ZoneRules
  private let writer: CSVMoodFile

  /// `zone` is where the user lives: Daylio tells none.
  package init(zone: any ZoneRules) {
    self.zone = zone
    writer = CSVMoodFile(zone: zone)
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    var reader = CSVReader(source: try FileBeginning(source).source)
    guard let header = try reader.header() else { return reader.report }
    guard DaylioMoodFile.isHeader(header) else {
      throw DomainError.damaged(.noHeader(columns: DaylioMoodFile.needed))
    }
    let columns = DaylioColumns(header)
    return try reader.moods(to: each) { try mood(DaylioRow($0, columns)) }
  }

  static func isHeader(_ header: CSVHeader) -> Bool {
    header["mood"] != nil && header["full_date", "date"] != nil
  }

  private func mood(_ row: DaylioRow) throws -> FoundMood {
    var gaps: [MoodGap] = []
    let (day, ambiguousDate) = try row.day()
    let time = try TimeOfDay.read(row.time, &gaps)
    var mood = FoundMood(
      line: row.line, moment: MoodMoment(LocalTime(day: day, time: time), in: zone))
    mood.gaps = gaps
    if let ambiguousDate { mood.warnings.append(.ambiguousDate(text: ambiguousDate)) }
    let known = DaylioMoods.level(row.mood)
    if known == nil, !row.mood.isEmpty {
      mood.append(row.mood)
      mood.gaps.append(
        .unknownMood(name: ImportFact.excerpt(row.mood), level: MoodLevel.start.value))
    } else {
      mood.setLevel(known)
    }
    for text in [row.title, row.note] { mood.append(text) }
    mood.fillText("note", with: row.activities, called: "activities")
    if mood.text != row.activities { mood.append(row.activities) }
    mood.append(row.scales)
    return mood
  }

  // A name of its own for every level would be made up; so the table is the one of this program.
  package var opening: [UInt8] { writer.opening }
  package func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    writer.bytes(of: mood, isFirst: isFirst)
  }
  package var closing: [UInt8] { writer.closing }
}

/// Where the values are; older and newer versions have different columns.
private struct DaylioColumns {
  let fullDate, year, date, time, mood, activities, scales, title, note: Int?

  init(_ header: CSVHeader) {
    (fullDate, year, date) = (header["full_date"], header["year"], header["date"])
    (time, mood, activities) = (header["time"], header["mood"], header["activities"])
    (scales, title, note) = (header["scales"], header["note_title"], header["note"])
  }
}

/// One row, each value as a text without blanks at its ends.
private struct DaylioRow {
  let line: Int
  let time, mood, activities, scales, title, note: String
  private let fullDate, year, date: String

  init(_ record: CSVRecord, _ columns: DaylioColumns) {
    func text(_ column: Int?) -> String {
      let value = record[column] ?? ""
      guard value.first?.isWhitespace ?? false || value.last?.isWhitespace ?? false else {
        return value
      }
      return String(value.drop(while: \.isWhitespace)).withoutBlanksAtEnd
    }
    line = record.line
    (time, mood, scales) = (text(columns.time), text(columns.mood), text(columns.scales))
    activities = DaylioRow.list(text(columns.activities))
    (title, note) = (text(columns.title), DaylioNote.text(of: text(columns.note)))
    (fullDate, year, date) = (text(columns.fullDate), text(columns.year), text(columns.date))
  }

  private static func list(_ activities: String) -> String {
    guard activities.contains("|") else { return activities }
    return activities.split(separator: "|")
      .map { String($0.drop(while: \.isWhitespace)).withoutBlanksAtEnd }
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The full date, or the one in the words of a language, in the year beside it; and its text
  /// where that may mean another day as well.
  func day() throws(UnreadableRecord) -> (Day, ambiguous: String?) {
    if let day = MoodMomentText.day(fullDate) { return (day, nil) }
    for text in [fullDate, date] where !text.isEmpty {
      if let written = WrittenMoment(text), let day = written.day(in: Int(year)) {
        return (day, written.isAmbiguous ? ImportFact.excerpt(text) : nil)
      }
    }
    let field = fullDate.isEmpty ? "date" : "full_date"
    throw UnreadableRecord(field, fullDate.isEmpty ? date : fullDate)
  }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }
}
