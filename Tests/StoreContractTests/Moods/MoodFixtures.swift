import HearthDomain
import HearthTestSupport

/// Returns a mood at that local time, by default in Seoul.
func mood(
  _ id: Int64 = 1, at local: String = "2026-03-01T09:00", level: Int = 60,
  memo: String = "산책", tags: [String] = [], in zone: FixedZone = .seoul, across: Int = 500,
  down: Int = 500
) throws -> Mood {
  var details = try details(at: local, level: level, memo: memo, in: zone)
  details.tags = try Tags(tags.map { try HearthDomain.Tag($0) })
  return Mood(id: try someID(id), details: details, place: try somePlace(across, down))
}

func details(
  at local: String, level: Int = 60, memo: String = "산책", in zone: FixedZone = .seoul
) throws -> MoodDetails {
  MoodDetails(
    moment: MoodMoment(LocalTime(literal: local), in: zone), level: try MoodLevel(level),
    memo: try MoodMemo(memo))
}

func somePlace(_ across: Int, _ down: Int) throws -> CanvasPosition {
  guard let place = CanvasPosition(across: across, down: down) else { throw NoSuchID() }
  return place
}

extension Store {
  /// Saves these moods in one transaction.
  func keep(_ moods: [Mood]) throws {
    try write { repositories in
      for mood in moods { try repositories.moods.save(mood) }
    }
  }

  func ids(_ filter: MoodFilter = .all, _ page: MoodPage) throws -> [Int64] {
    try read { try $0.moods.list(filter, page).map(\.id.rawValue) }
  }
}
