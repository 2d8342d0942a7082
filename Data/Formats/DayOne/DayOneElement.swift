import HearthDomain
import JSONText

/// A Day One entry: its text and tags, and its time in the entry's own zone.
struct DayOneElement: MoodElement {
  let program: String? = "Day One"
  /// Parts of an entry that are reported as dropped, since a memo cannot contain them.
  private static let unsupportedParts = [
    "photos", "videos", "audios", "pdfAttachments", "location", "weather", "starred", "isPinned",
  ]

  let zone: any ZoneRules
  let zones: CachedZones

  func mood(_ fields: JSONFields, line: Int) throws -> FoundMood {
    guard let created = try fields.text("creationDate") else {
      throw UnreadableRecord(.missing(field: "creationDate"))
    }
    // Without an offset, the time is assumed to be in the user's zone.
    guard let moment = FileDates(zone: zone).moment(created), moment.hasTime else {
      throw UnreadableRecord("creationDate", created)
    }
    var mood = FoundMood(line: line, moment: moment.moodMoment(in: zone))
    mood.setLevel(nil)
    let name = try fields.text("timeZone")
    let named = name.flatMap { zones.zone($0) }
    mood.moment = MoodMoment(mood.moment.instant, in: named ?? zone)
    if let name, named == nil {
      mood.warnings.append(.unusable(field: "timeZone", text: ImportFact.excerpt(name)))
    }
    fill(&mood, with: fields, text: try fields.text("text") ?? "")
    return mood
  }

  private func fill(_ mood: inout FoundMood, with fields: JSONFields, text: String) {
    let plain = DayOneText.plain(text)
    mood.text = plain.text
    let tags = fields.texts("tags")
    let former = tags.map { "#" + $0 }.joined(separator: " ")
    if !former.isEmpty {
      mood.formerTexts = [[mood.text, former].filter { !$0.isEmpty }.joined(separator: "\n")]
    }
    mood.append(mood.setTagsReportingRest(tags).map { "#" + $0 }.joined(separator: " "))
    if let place = fields["location"]?["placeName"]?.stringValue {
      mood.fillText("text", with: place, called: "placeName")
    }
    mood.fillText("text", with: "Day One")
    var left = DayOneElement.unsupportedParts.filter { fields[$0].map(\.isFilled) ?? false }
    if plain.hasMedia, !left.contains("photos") { left.append("photos") }
    mood.gaps += left.map { .dropped(field: $0) }
  }
}
