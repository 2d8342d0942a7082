import HearthDomain
import JSONText

/// Moods as JSON. Writes this program's `--json` format; also reads the JSON of other journals,
/// which it detects by their keys.
package struct JSONMoodFile: MoodFile {
  private let dates: FileDates
  private let zones: @Sendable (String) -> (any ZoneRules)?

  /// `zone` is the user's zone, for times without a zone; `zones` finds zones by name. `order` is
  /// the order of day, month and year, if known.
  package init(
    zone: any ZoneRules, zones: @escaping @Sendable (String) -> (any ZoneRules)?,
    order: DateOrder? = nil
  ) {
    dates = FileDates(zone: zone, order: order)
    self.zones = zones
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    let (own, jrnl) = (NativeMoodElement(dates: dates), JrnlElement(dates: dates))
    let zones = CachedZones(zones)
    let dayOne = DayOneElement(zone: dates.zone, zones: zones)
    let journey = JourneyElement(zone: dates.zone, zones: zones)
    let (keep, pixels) = (KeepElement(zone: dates.zone), PixelsElement(dates: dates))
    let reader = JSONMoodReader { fields in
      if fields.has("creationDate") { return dayOne }
      if fields.has(JourneyElement.signatureKey) { return journey }
      if fields.has(KeepElement.signatureKey) { return keep }
      if PixelsElement.isRecord(fields) { return pixels }
      return fields.has("date") && !fields.has("at") ? jrnl : own
    }
    return try reader.read(FileBeginning(source).source, each: each)
  }

  package var header: [UInt8] { Array("{\"schema\":1,\"items\":[\n".utf8) }

  package func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(
      [
        "id": .string(mood.id.fullForm), "at": .string(mood.moment.timestamp),
        "day": .string(mood.day.description), "level": .int(mood.level.value),
        "shape": .int(mood.level.shape.number),
        "color": .string(mood.level.color(in: .canvas).description), "memo": .string(mood.memo),
        "x": .decimal(mood.canvasPosition.x, places: 3),
        "y": .decimal(mood.canvasPosition.y, places: 3),
        "tags": .array(mood.tags.values.map { .string($0.value) }),
      ])
    return Array((isFirst ? "" : ",\n").utf8) + writer.bytes
  }

  package var footer: [UInt8] { Array("\n]}\n".utf8) }
}

/// A mood in this program's format.
private struct NativeMoodElement: MoodElement {
  private static let keys: Set<String> = [
    "schema", "id", "at", "day", "time", "level", "shape", "color", "memo", "x", "y", "tags",
  ]

  let program: String? = nil
  let dates: FileDates

  func mood(_ fields: JSONFields, line: Int) throws -> FoundMood {
    var gaps: [MoodGap] = []
    var mood = FoundMood(
      line: line, moment: try moment(fields, &gaps), text: try fields.text("memo") ?? "")
    mood.gaps =
      gaps
      + fields.otherFilledKeys(besides: NativeMoodElement.keys).map {
        .dropped(field: ImportFact.excerpt($0))
      }
    let dropped = mood.setTags(fields.texts("tags"))
    if !dropped.isEmpty { mood.warnings.append(.dropped(dropped)) }
    let level = try fields.number("level").map { try MoodLevel.validated($0) }
    if level == nil, mood.tags.isEmpty, mood.text.allSatisfy(\.isWhitespace) {
      throw UnreadableRecord(.empty)
    }
    mood.setLevel(level)
    mood.place = CanvasPosition(across: fields["x"]?.text, down: fields["y"]?.text)
    return mood
  }

  private func moment(_ fields: JSONFields, _ gaps: inout [MoodGap]) throws -> MoodMoment {
    if let at = try fields.text("at") {
      guard let moment = dates.moment(at) else { throw UnreadableRecord("at", at) }
      return try moment.with(time: nil, in: dates.zone, &gaps).moodMoment(in: dates.zone)
    }
    guard let text = try fields.text("day") else {
      throw UnreadableRecord(.missing(field: "at"))
    }
    guard let moment = dates.moment(text) else { throw UnreadableRecord("day", text) }
    return try moment.with(time: fields.text("time"), in: dates.zone, &gaps)
      .moodMoment(in: dates.zone)
  }
}
