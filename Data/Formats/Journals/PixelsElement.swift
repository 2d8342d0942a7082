import HearthDomain
import JSONText

/// A day of the app Pixels, with scores from 1 to 5. Depending on the version, it has several
/// scores, entries with a score each, or one score.
struct PixelsElement: MoodElement {
  let program: String? = "Pixels"
  /// Keys that identify each format.
  static let signatureKeySets = [
    ["date", "scores"], ["date", "isHighlighted"], ["date", "mood", "emotions"],
  ]

  let dates: FileDates

  static func isRecord(_ fields: JSONFields) -> Bool {
    let isParted = fields["entries"]?.arrayValue?.first?["isHighlighted"] != nil
    return fields.has("date")
      && (isParted || fields.has("scores") || fields.has("mood") && fields.has("emotions"))
  }

  func mood(_ fields: JSONFields, line: Int) throws -> FoundMood {
    guard let date = try fields.text("date") else {
      throw UnreadableRecord(.missing(field: "date"))
    }
    var gaps: [MoodGap] = []
    guard let day = dates.moment(date) else { throw UnreadableRecord("date", date) }
    let moment = try day.with(time: nil, in: dates.zone, &gaps)
    var mood = FoundMood(line: line, moment: moment.moodMoment(in: dates.zone))
    mood.gaps = gaps
    let entries = try (fields["entries"]?.arrayValue ?? []).map { try JSONFields($0) }
    let parts = [fields] + entries
    mood.setLevel(try level(parts.flatMap(scores)))
    for part in parts { mood.append(try part.text("notes") ?? "") }
    let words = parts.flatMap { part in
      part.texts("emotions")
        + (part["tags"]?.arrayValue ?? []).flatMap { group in
          (group["entries"]?.arrayValue ?? []).compactMap(\.stringValue)
        }
    }
    mood.append(mood.setTagsReportingRest(words).map { "#" + $0 }.joined(separator: " "))
    return mood
  }

  private func scores(_ part: JSONFields) -> [JSONValue] {
    (part["scores"]?.arrayValue ?? []) + [part["value"], part["mood"]].compactMap { $0 }
  }

  /// Returns the average of the scores of the day.
  private func level(_ scores: [JSONValue]) throws -> MoodLevel? {
    guard !scores.isEmpty else { return nil }
    var sum = 0
    for score in scores {
      guard let value = score.intValue, (1...5).contains(value) else {
        throw UnreadableRecord("scores", score.text)
      }
      sum += (value - 1) * 25
    }
    return try MoodLevel.validated((sum + scores.count / 2) / scores.count)
  }
}
