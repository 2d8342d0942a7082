import HearthDomain

/// Bearable's export: a table in which each row is one entry for a part of a day, such as a mood, a
/// symptom or a medication.
///
/// A mood is imported for each part of a day with a mood entry. The day's other entries become its
/// memo; on a day without moods, they become the memo of one mood for the whole day.
struct BearableTable {
  private static let moodCategory = "mood"

  let zone: any ZoneRules
  let order: DateOrder?

  static func isHeader(_ header: CSVHeader) -> Bool { Columns(header) != nil }

  /// Reads the table. Keeps the whole file in memory, since the range of mood scores is known only
  /// at its end.
  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    let file = try DatedFile(source, zone: zone, order: order) {
      var reader = CSVReader(source: $0)
      guard let columns = try reader.readHeader().flatMap(Columns.init) else { return }
      try reader.survey([columns.date], &$1)
    }
    var reader = CSVReader(source: file.source)
    guard let columns = try reader.readHeader().flatMap(Columns.init) else { return reader.report }
    file.addNote(&reader.report)
    var days: [Day] = []
    var rows: [Day: [Row]] = [:]
    while let record = try reader.next() {
      do {
        let row = try Row(record, columns)
        let date = record[columns.date] ?? ""
        guard let day = file.dates.day(date) else { throw UnreadableRecord("date", date) }
        if rows[day] == nil { days.append(day) }
        rows[day, default: []].append(row)
      } catch let error as UnreadableRecord {
        reader.markLastSkipped(record, error.fact)
      }
    }
    let highest = rows.values.joined().filter(\.isMood).compactMap(\.rating).max() ?? 0
    var delivery = MoodDelivery()
    for day in days {
      for mood in moods(of: day, rows[day] ?? [], most: highest > 5 ? 10 : 5) {
        try delivery.deliver(mood, &reader.report, to: each)
      }
    }
    delivery.reportGaps(&reader.report)
    reader.report.format = "Bearable"
    return reader.report
  }

  private func moods(of day: Day, _ rows: [Row], most: Double) -> [FoundMood] {
    let felt = Set(rows.lazy.filter { $0.isMood && $0.rating != nil }.map(\.part))
    var parts: [String] = []
    var groups: [String: [Row]] = [:]
    var others: [Row] = []
    for row in rows {
      guard felt.contains(row.part) else {
        others.append(row)
        continue
      }
      if groups[row.part] == nil { parts.append(row.part) }
      groups[row.part, default: []].append(row)
    }
    guard let first = parts.first else { return [mood(of: day, rows, level: nil)] }
    return parts.map { part in
      let own = groups[part] ?? []
      let noted = own.lazy.filter(\.isMood).compactMap(\.rating)
      let middle = noted.reduce(0, +) / Double(max(noted.count, 1))
      let level = Int(((max(middle, 1) - 1) / (most - 1) * 100).rounded())
      // Entries for parts of the day without a mood go to the first mood.
      return mood(
        of: day, own + (part == first ? others : []), level: MoodLevel(clamping: level), part: part)
    }
  }

  private func mood(
    of day: Day, _ rows: [Row], level: MoodLevel?, part: String = ""
  ) -> FoundMood {
    let time = Row.time(of: part)
    var mood = FoundMood(
      line: rows.first?.line ?? 1,
      moment: MoodMoment(LocalTime(day: day, time: time ?? .noon), in: zone))
    mood.setLevel(level)
    if time == nil {
      mood.gaps.append(.defaultUsed(field: "time of day", text: TimeOfDay.noon.description))
    }
    var (said, words): (Set<String>, [String]) = ([], [])
    for row in rows {
      if row.isMood { words += row.feelings }
      let lines = row.isMood ? [row.notes] : [row.memoLine(besides: part), row.notes]
      for line in lines where !line.isEmpty && said.insert(line).inserted { mood.append(line) }
    }
    mood.append(mood.setTagsReportingRest(words).joined(separator: ", "))
    return mood
  }

  private struct Columns {
    let date, part, category, rating, detail, notes: Int?

    init?(_ header: CSVHeader) {
      guard header.hasColumns("category", "rating/amount"),
        let date = header["date formatted", "date"]
      else { return nil }
      self.date = date
      (part, category) = (header["time of day"], header["category"])
      (rating, detail) = (header["rating/amount"], header["detail"])
      notes = header["notes"]
    }
  }

  private struct Row {
    let line: Int
    let part, category, amount, detail, notes: String
    let rating: Double?
    let isMood: Bool

    init(_ record: CSVRecord, _ columns: Columns) throws(UnreadableRecord) {
      let text = record.text
      line = record.line
      (part, category) = (text(columns.part).lowercased(), text(columns.category))
      (amount, detail, notes) = (text(columns.rating), text(columns.detail), text(columns.notes))
      isMood = category.lowercased() == BearableTable.moodCategory
      let number = amount.prefix { $0 != "/" }.map { $0 == "," ? "." : $0 }
      rating = isMood ? Double(String(number.filter { !$0.isWhitespace })) : nil
      if isMood, !amount.isEmpty, !(rating.map { (0...10).contains($0) } ?? false) {
        throw UnreadableRecord("rating/amount", amount)
      }
      if amount.isEmpty, detail.isEmpty, notes.isEmpty { throw UnreadableRecord(.empty) }
    }

    /// Feelings that were entered with the mood.
    var feelings: [String] {
      detail.split { "|,;".contains($0) }
        .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        .filter { !$0.isEmpty && $0.lowercased() != BearableTable.moodCategory }
    }

    /// Returns a line for the memo, such as `Symptom: Neck pain (Moderate) 2`. Includes the part of
    /// the day if it is not `other`, the mood's own.
    func memoLine(besides other: String) -> String {
      let isSame = detail.lowercased() == category.lowercased()
      let said = [isSame ? "" : detail, amount].filter { !$0.isEmpty }.joined(separator: " ")
      guard !said.isEmpty else { return "" }
      let mark = part == other || Row.allDay.contains(part) ? "" : " (\(part))"
      return (category.isEmpty ? "" : category + ": ") + said + mark
    }

    private static let allDay: Set<String> = ["", "all day"]

    /// Returns the time of the mood for a part of the day such as `am`, or for a clock time; nil
    /// for the whole day.
    static func time(of part: String) -> TimeOfDay? {
      let hours = [
        "am": 9, "morning": 9, "mid": 12, "midday": 12, "afternoon": 15, "pm": 18, "evening": 18,
        "night": 22,
      ]
      if let hour = hours[part] { return TimeOfDay(hour: hour, minute: 0) }
      return allDay.contains(part) ? nil : WrittenMoment(part)?.time
    }
  }
}
