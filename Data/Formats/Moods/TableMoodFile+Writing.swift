import HearthDomain
import JSONText

/// Writes this program's table, or its `--json` format, which loses nothing.
///
/// An import uses `level`, `memo`, `x`, `y`, `tags`, and `at`; the other columns are derived from
/// these. In a table, tags are separated by `;`.
extension TableMoodFile {
  private static let columns = [
    "id", "at", "day", "level", "shape", "color", "memo", "x", "y", "tags",
  ]

  package var header: [UInt8] {
    dialect == .json ? Array("{\"schema\":1,\"items\":[\n".utf8) : Self.line(Self.columns)
  }

  package func bytes(of mood: Mood, isFirst: Bool) -> [UInt8] {
    dialect == .json
      ? Array((isFirst ? "" : ",\n").utf8) + Self.object(mood)
      : Self.line([
        mood.id.fullForm, mood.moment.timestamp, mood.day.description,
        mood.level.map { String($0.value) } ?? "", mood.shape.map { String($0.number) } ?? "",
        mood.color(in: .canvas).description, mood.memo, mood.canvasPosition.x.description,
        mood.canvasPosition.y.description, TagList.text(of: mood.tags.values),
      ])
  }

  package var footer: [UInt8] { dialect == .json ? Array("\n]}\n".utf8) : [] }

  private static func object(_ mood: Mood) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(
      [
        "id": .string(mood.id.fullForm), "at": .string(mood.moment.timestamp),
        "day": .string(mood.day.description), "level": .optional(mood.level) { .int($0.value) },
        "shape": .optional(mood.shape) { .int($0.number) },
        "color": .string(mood.color(in: .canvas).description), "memo": .string(mood.memo),
        "x": .decimal(mood.canvasPosition.x, places: 3),
        "y": .decimal(mood.canvasPosition.y, places: 3),
        "tags": .array(mood.tags.values.map { .string($0.value) }),
      ])
    return writer.bytes
  }

  private static func line(_ values: [String]) -> [UInt8] {
    var writer = CSVWriter()
    writer.write(values)
    return writer.bytes
  }
}
