import HearthDomain
import HearthTestSupport

/// Returns a mood at a local time in Seoul.
func mood(
  _ id: Int64 = 1, at local: String = "2026-03-01T09:00", level: Int = 60,
  memo: String = "산책", across: Int = 500, down: Int = 500
) throws -> Mood {
  Mood(
    id: ID(rawValue: id)!,
    details: MoodDetails(
      moment: MoodMoment(LocalTime(literal: local), in: FixedZone.seoul),
      level: try MoodLevel(level), memo: try MoodMemo(memo)),
    place: CanvasPosition(across: across, down: down)!)
}
