import HearthDomain
import JSONText

/// A Google Keep note. An export has one file per note.
struct KeepElement: MoodElement {
  let program: String? = "Google Keep"
  /// Key that occurs only in notes of Google Keep.
  static let signatureKey = "userEditedTimestampUsec"
  /// Parts of a note that are reported as dropped, since a memo cannot contain them.
  private static let unsupportedParts = ["attachments", "annotations", "sharees"]

  let zone: any ZoneRules

  func mood(_ fields: JSONFields, line: Int) throws -> FoundMood {
    if try fields.bool("isTrashed") { throw UnreadableRecord("isTrashed", "true") }
    guard
      let microseconds = try fields.number("createdTimestampUsec")
        ?? fields.number(Self.signatureKey)
    else { throw UnreadableRecord(.missing(field: Self.signatureKey)) }
    let instant = Instant(milliseconds: Int64(microseconds) / 1000)
    var mood = FoundMood(
      line: line, moment: MoodMoment(instant, in: zone), text: try fields.text("title") ?? "")
    mood.setLevel(nil)
    mood.append(try fields.text("textContent") ?? "")
    for item in fields["listContent"]?.arrayValue ?? [] {
      let isDone = item["isChecked"]?.boolValue ?? false
      mood.append("- " + (isDone ? "[x] " : "") + (item["text"]?.stringValue ?? ""))
    }
    let labels = fields["labels"]?.arrayValue?.compactMap { $0["name"]?.stringValue } ?? []
    mood.append(mood.setTagsReportingRest(labels).map { "#" + $0 }.joined(separator: " "))
    if mood.text.allSatisfy(\.isWhitespace), mood.tags.isEmpty { throw UnreadableRecord(.empty) }
    mood.gaps += Self.unsupportedParts.filter { !(fields[$0]?.arrayValue ?? []).isEmpty }
      .map { .dropped(field: $0) }
    return mood
  }
}
