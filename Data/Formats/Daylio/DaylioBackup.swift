import HearthDomain
import JSONText

/// A Daylio backup. Its entries refer to moods and activities by their ids; the lists of these come
/// before or after the entries.
struct DaylioBackup {
  let zone: any ZoneRules

  /// Levels of the five mood groups, best first. Custom moods in the same group get slightly
  /// different levels, in the user's order.
  private static let groupLevels = [90, 70, 50, 30, 10]

  /// Valid offsets from UTC, in milliseconds.
  private static let validOffsets = -18 * 3_600_000...18 * 3_600_000

  private struct CustomMood {
    let group: Int
    let order: Int
    let name: String
  }

  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    var moods: [Int: CustomMood] = [:]
    var activities: [Int: String] = [:]
    var entries: [(fields: JSONFields, line: Int)] = []
    let lists = ["customMoods", "tags", "dayEntries"]
    // Recognize which list a record is from by a key that occurs only in that list.
    let records = JSONRecords(lists: Set(lists), keys: [])
    var report = try records.read(source) { fields, line, _ in
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
    var delivery = MoodDelivery()
    let levels = DaylioBackup.levels(of: moods)
    for (fields, line) in entries {
      do {
        var mood = try mood(fields, line, moods, activities)
        mood.setLevel(try fields.number("mood").flatMap { levels[$0] })
        report.countRead()
        try delivery.deliver(mood, &report, to: each)
      } catch let error as UnreadableRecord {
        report.skip(line: line, error.fact)
      }
    }
    delivery.reportGaps(&report)
    report.format = "Daylio"
    return report
  }

  private func mood(
    _ fields: JSONFields, _ line: Int, _ moods: [Int: CustomMood], _ activities: [Int: String]
  ) throws -> FoundMood {
    var mood = FoundMood(line: line, moment: try moment(fields))
    let custom = try fields.number("mood").flatMap { moods[$0] }
    let tags = fields["tags"]?.arrayValue ?? []
    let names = tags.compactMap { $0.intValue.flatMap { activities[$0] } }.filter { !$0.isEmpty }
    mood.fill(
      called: custom?.name ?? "", isNamed: LevelReader.hasMoreThanLevel(custom?.name ?? ""),
      [try fields.text("note_title") ?? "", DaylioNote.text(of: try fields.text("note") ?? "")],
      activities: names)
    if let assets = fields["assets"]?.arrayValue, !assets.isEmpty {
      mood.gaps.append(.dropped(field: "assets"))
    }
    return mood
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
