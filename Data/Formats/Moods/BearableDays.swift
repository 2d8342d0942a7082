import HearthDomain

/// The days of a Bearable table, in which each row is one entry for a part of a day.
///
/// There is a mood for each part of a day with a mood entry. The day's other entries become its
/// memo; on a day without moods, they become the memo of one mood for the whole day.
struct BearableDays {
  typealias Record = TableRecord<MoodPart>

  private var days: [Day] = []
  private var rows: [Day: [Row]] = [:]
  private var columns: TableColumns<MoodPart>?

  mutating func add(_ record: Record, _ dates: FileDates) throws {
    let row = try Row(record)
    guard let day = try dates.day(record.text(.day)) else {
      throw UnreadableRecord("date", try record.text(.day))
    }
    columns = record.columns
    if rows[day] == nil { days.append(day) }
    rows[day, default: []].append(row)
  }

  /// A record for each mood.
  var records: [Record] {
    let highest = rows.values.joined().compactMap(\.rating).max() ?? 0
    return days.flatMap { day in
      let rows = rows[day] ?? []
      let felt = Set(rows.filter { $0.rating != nil }.map(\.part))
      var known: Set<String> = []
      let parts = rows.map(\.part).filter { felt.contains($0) && known.insert($0).inserted }
      // Entries for parts of the day without a mood go to the first mood.
      let first = parts.first ?? ""
      let groups = Dictionary(grouping: rows) { felt.contains($0.part) ? $0.part : "" }
      return (parts.isEmpty ? [first] : parts).compactMap { part in
        let others = part == first && part != "" ? groups[""] ?? [] : []
        return record(of: day, (groups[part] ?? []) + others, part, most: highest > 5 ? 10 : 5)
      }
    }
  }

  private func record(of day: Day, _ rows: [Row], _ part: String, most: Double) -> Record? {
    guard let columns else { return nil }
    let ratings = rows.compactMap(\.rating).map { (name: "", text: "\(max($0, 1))") }
    let level = try? MoodRecordReader.average(ratings, 1...most)
    var said: Set<String> = []
    let lines = rows.flatMap { $0.isMood ? [$0.notes] : [$0.memoLine(besides: part), $0.notes] }
      .filter { said.insert($0).inserted }
    return Record(
      line: rows.first?.line ?? 1, columns,
      [
        (.day, [day.description]), (.time, [Row.time(of: part)?.description ?? ""]),
        (.level, [level.map { "\($0.value)" } ?? ""]), (.text, lines),
        (.tags, rows.filter(\.isMood).flatMap(\.feelings)),
      ])
  }

  private struct Row {
    let line: Int
    let part, category, amount, detail, notes: String
    let rating: Double?
    let isMood: Bool

    init(_ record: Record) throws {
      line = record.line
      (part, category) = try (record.text(.time).lowercased(), record.text(.place))
      (amount, detail) = try (record.text(.score), record.text(.names))
      notes = try record.text(.text)
      isMood = category.lowercased() == "mood"
      let number = amount.prefix { $0 != "/" }.filter { !$0.isWhitespace }
      rating = isMood ? LevelReader.number(number) : nil
      if isMood, !amount.isEmpty, !(rating.map { (0...10).contains($0) } ?? false) {
        throw UnreadableRecord("rating/amount", amount)
      }
      if amount.isEmpty, detail.isEmpty, notes.isEmpty { throw UnreadableRecord(.empty) }
    }

    /// Feelings that were entered with the mood.
    var feelings: [String] {
      detail.split { "|,;".contains($0) }
        .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        .filter { $0.lowercased() != "mood" }
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
