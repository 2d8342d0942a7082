import HearthDomain
import HearthTestSupport

/// Returns a mood at a local time in Seoul.
func mood(
  _ id: Int64 = 1, at local: String = "2026-11-20T09:00", level: Int = 60,
  memo: String = "산책", across: Int = 500, down: Int = 500
) throws -> Mood {
  guard let id = ID<Mood>(rawValue: id), let place = CanvasPosition(across: across, down: down)
  else {
    throw NoSuchMood()
  }
  return Mood(
    id: id,
    details: MoodDetails(
      moment: MoodMoment(LocalTime(literal: local), in: FixedZone.seoul),
      level: try MoodLevel(level), memo: try MoodMemo(memo)),
    place: place)
}

struct NoSuchMood: Error {}

extension MoodCanvas {
  /// Returns a loose grid with one mood for each shape. The tenth is the newest.
  static func tenShapes(_ palette: Palette = .canvas) throws -> MoodCanvas {
    let moods = try (0..<10).map { index in
      try mood(
        Int64(10 - index), at: "2026-11-20T\(19 - index):00", level: 100 - 10 * index,
        memo: "기분 \(10 - index)", across: 150 + index % 4 * 230, down: 160 + index / 4 * 320)
    }
    return MoodCanvas(day: Day(literal: "2026-11-20"), moods: moods, palette: palette)
  }

  static let empty = MoodCanvas(day: Day(literal: "2026-11-20"), moods: [], palette: .canvas)
}
