import HearthDomain
import JSONText

/// A Daylio backup. Its entries refer to moods and activities by their ids; the lists of these come
/// before or after the entries.
struct DaylioBackup {
  let zone: any ZoneRules
  private(set) var entries: [(fields: JSONFields, line: Int)] = []
  private var moods: [Int: CustomMood] = [:]
  private var activities: [Int: String] = [:]
  private var levels: [Int: MoodLevel] = [:]

  /// Levels of the five mood groups, best first. Custom moods in the same group get slightly
  /// different levels, in the user's order.
  private static let groupLevels = [90, 70, 50, 30, 10]

  /// Valid offsets from UTC, in milliseconds.
  private static let validOffsets = -18 * 3_600_000...18 * 3_600_000

  private static let columns = TableColumns(
    TableProgram<MoodPart>(name: "Daylio", columns: []))

  private struct CustomMood {
    let group: Int
    let order: Int
    let name: String
  }

  init(zone: any ZoneRules) {
    self.zone = zone
  }

  /// Reads the entries and the lists to which they refer.
  mutating func read(_ source: @escaping () throws -> [UInt8]) throws -> ImportReport {
    // Recognize which list a record is from by a key that occurs only in that list.
    let records = JSONRecords(lists: ["customMoods", "tags", "dayEntries"], keys: [])
    let report = try records.read(source) { fields, line, _ in
      if fields.has("mood_group_id"), let id = try fields.number("id") {
        moods[id] = CustomMood(
          group: try fields.number("mood_group_id") ?? 0,
          order: try fields.number("mood_group_order") ?? 0,
          name: try fields.text("custom_name") ?? "")
      } else if fields.has("year") {
        entries.append((fields, line))
      } else if let id = try fields.number("id") {
        activities[id] = try fields.text("name") ?? ""
      }
    }
    levels = DaylioBackup.levels(of: moods)
    return report
  }

  /// Returns the entry with its mood and activities by name.
  func record(of fields: JSONFields, line: Int) throws -> TableRecord<MoodPart> {
    let mood = try fields.number("mood")
    let tags = fields["tags"]?.arrayValue ?? []
    return TableRecord(
      line: line, DaylioBackup.columns,
      [
        (.moment, [try moment(fields).timestamp]),
        (.level, [mood.flatMap { levels[$0] }.map { "\($0.value)" } ?? ""]),
        (.names, [mood.flatMap { moods[$0] }?.name ?? ""]),
        (.text, [try fields.text("note_title") ?? ""]),
        (.text, [DaylioNote.text(of: try fields.text("note") ?? "")]),
        (.tags, tags.compactMap { $0.intValue.flatMap { activities[$0] } }),
        (.lost, fields["assets"]?.arrayValue?.isEmpty == false ? ["assets"] : []),
      ])
  }

  /// Returns the levels of all moods. Computed for all at once, as there may be as many moods as
  /// entries.
  private static func levels(of moods: [Int: CustomMood]) -> [Int: MoodLevel] {
    var found: [Int: MoodLevel] = [:]
    for (group, members) in Dictionary(grouping: moods, by: \.value.group) {
      guard (1...groupLevels.count).contains(group) else { continue }
      let base = groupLevels[group - 1]
      let orders = Set(members.map(\.value.order)).sorted()
      let ranks = Dictionary(uniqueKeysWithValues: orders.enumerated().map { ($1, $0) })
      for (id, mood) in members {
        let rank = ranks[mood.order] ?? 0
        let offset = orders.count > 1 ? 8 - 16 * rank / (orders.count - 1) : 0
        found[id] = MoodLevel(clamping: base + offset)
      }
    }
    return found
  }

  /// Parses the moment of an entry, whose months count from 0.
  private func moment(_ fields: JSONFields) throws -> MoodMoment {
    if let time = try fields.number("datetime"), let offset = try fields.number("timeZoneOffset"),
      (0...253_402_300_799_000).contains(time), DaylioBackup.validOffsets.contains(offset)
    {
      return MoodMoment(Instant(milliseconds: Int64(time)), secondsEast: offset / 1000)
    }
    let parts = try ["year", "month", "day", "hour", "minute"].map { try fields.number($0) ?? 0 }
    guard parts[1] < 12, let day = Day(year: parts[0], month: parts[1] + 1, day: parts[2]),
      let time = TimeOfDay(hour: parts[3], minute: parts[4])
    else {
      throw UnreadableRecord("day", parts.map { "\($0)" }.joined(separator: "-"))
    }
    return MoodMoment(LocalTime(day: day, time: time), in: zone)
  }
}
