import HearthData
import HearthDomain
import HearthTestSupport

/// The parsed moods, each as one line with moment, level, memo and tags.
struct ReadMoods: Equatable {
  var moods: [String] = []
  var details: [MoodDetails] = []
  var places: [CanvasPosition?] = []
  /// The memos that earlier versions created, if they differ.
  var former: [String] = []
  var report = ImportReport()

  init(_ bytes: [UInt8], as file: any MoodFile, size: Int = 1 << 16) throws {
    var (moods, details): ([String], [MoodDetails]) = ([], [])
    var places: [CanvasPosition?] = []
    var former: [String] = []
    report = try file.read(bytes.source(of: size)) {
      details.append($0.details)
      places.append($0.canvasPosition)
      moods.append(
        "\($0.details.moment.local) \($0.details.level.map { "\($0.value)" } ?? "-") \($0.details.memo)"
          + $0.details.tags.values.map { " #\($0)" }.joined())
      former += $0.formerMemos.map(\.value)
      return nil
    }
    (self.moods, self.details, self.places) = (moods, details, places)
    self.former = former
  }

  init(_ text: String, as file: any MoodFile, size: Int = 1 << 16) throws {
    try self.init(Array(text.utf8), as: file, size: size)
  }

  var warnings: [ImportFact] { report.warnings.first.map(\.fact) }
  var skipped: [ImportNote] { report.skipped.first }
}

extension AnyMoodFile {
  static let seoul = AnyMoodFile(zone: FixedZone.seoul, zones: zones)

  /// A few zones by name; others are unknown.
  static let zones: @Sendable (String) -> (any ZoneRules)? = { name in
    switch name {
    case "America/Chicago": FixedZone(name: name, secondsEast: -5 * 3600)
    case "Asia/Seoul": FixedZone.seoul
    default: nil
    }
  }
}

/// Returns a mood at that moment, in the middle of the canvas.
func someMood(_ details: MoodDetails) throws -> Mood {
  guard let id = ID<Mood>(rawValue: 1), let place = CanvasPosition(across: 500, down: 125) else {
    throw NoSuchMood()
  }
  return Mood(id: id, details: details, place: place)
}

struct NoSuchMood: Error {}

extension MoodFile {
  /// Returns the complete file with these moods.
  func written(_ moods: [MoodDetails]) throws -> [UInt8] {
    var bytes = header
    for (place, details) in moods.enumerated() {
      bytes += self.bytes(of: try someMood(details), isFirst: place == 0)
    }
    return bytes + footer
  }
}
