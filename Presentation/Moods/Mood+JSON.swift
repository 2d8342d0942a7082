import HearthDomain
import JSONText

extension Mood {
  /// The mood as programs see it, in the colour that the palette of its day gives it.
  func json(_ palette: Palette) -> JSONObject {
    [
      "id": .string(id.spelling), "at": .string(moment.timestamp),
      "day": .string(day.description), "level": .int(level.value),
      "shape": .int(level.shape.number),
      "color": .string(level.color(in: palette).description), "memo": .string(memo),
      "x": .decimal(place.x, places: 3), "y": .decimal(place.y, places: 3),
    ]
  }
}

extension MoodCanvas {
  var json: JSONObject {
    [
      "mode": .string(mode.rawValue), "day": .text(day?.description),
      "items": .array(moods.map { .object($0.json(palette)) }),
    ]
  }
}

extension MoodDay {
  func json(_ general: Palette) -> JSONObject {
    let mean = tally.mean ?? 0
    return [
      "day": .string(day.description), "count": .int(tally.count),
      "mean": .decimal(mean, places: 2), "shape": .int(meanLevel.shape.number),
      "color": .string(color(otherwise: general).description),
    ]
  }
}

extension LevelTally {
  var json: JSONObject {
    [
      "count": .int(count), "mean": .optional(mean) { .decimal($0, places: 2) },
      "spread": .optional(spread) { .decimal($0, places: 2) },
    ]
  }
}

extension MoodMoment {
  /// The moment as RFC 3339 writes it, by the clock that was looked at then.
  var timestamp: String {
    // An offset has whole minutes, and less than a day.
    let minutes = min(max(secondsEast / 60, -1439), 1439)
    let local = LocalTime(clampingSecondsSinceEpoch: instant.seconds + minutes * 60)
    let clock = local.time
    let time = [clock.hour, clock.minute, clock.second].map(twoDigits).joined(separator: ":")
    let distance = abs(minutes)
    let offset = "\(twoDigits(distance / 60)):\(twoDigits(distance % 60))"
    return "\(local.day)T\(time)\(minutes < 0 ? "-" : "+")\(offset)"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
