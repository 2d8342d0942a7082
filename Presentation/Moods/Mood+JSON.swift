import HearthDomain
import JSONText

extension Mood {
  /// Returns the mood as JSON, in the colour that the palette of its day gives it.
  func json(_ palette: Palette) -> JSONObject {
    [
      "id": .string(id.fullForm), "at": .string(moment.timestamp),
      "day": .string(day.description), "level": .optional(level) { .int($0.value) },
      "shape": .optional(shape) { .int($0.number) },
      "color": .string(color(in: palette).description), "memo": .string(memo),
      "x": .decimal(canvasPosition.x, places: 3), "y": .decimal(canvasPosition.y, places: 3),
      "tags": .array(tags.values.map { .string($0.value) }),
    ]
  }
}

extension MoodCanvas {
  var json: JSONObject {
    [
      "mode": .string(mode.rawValue), "day": .text(day?.description),
      "items": .array(moods.map { .object($0.json(palette)) }), "undrawn": .int(hiddenCount),
    ]
  }
}

extension MoodDay {
  func json(_ general: Palette) -> JSONObject {
    [
      "day": .string(day.description), "count": .int(tally.moodCount),
      "mean": .optional(tally.mean) { .decimal($0, places: 2) },
      "shape": .optional(meanLevel) { .int($0.shape.number) },
      "color": .text(color(otherwise: general)?.description),
    ]
  }
}

extension LevelTally {
  var json: JSONObject {
    [
      "count": .int(count), "mean": .optional(mean) { .decimal($0, places: 2) },
      "spread": .optional(standardDeviation) { .decimal($0, places: 2) },
    ]
  }
}
