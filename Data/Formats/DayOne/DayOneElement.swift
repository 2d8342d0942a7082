import HearthDomain
import JSONText

/// An entry of Day One: the text with its tags, at the moment as the clocks of its zone showed it.
struct DayOneElement: MoodElement {
  let program: String? = "Day One"
  /// What is with an entry besides its text, and has no place in a memo.
  private static let besides = [
    "photos", "videos", "audios", "pdfAttachments", "location", "weather", "starred", "isPinned",
  ]

  let zone: any ZoneRules
  let zones: KnownZones

  init(zone: any ZoneRules, zones: @escaping (String) -> (any ZoneRules)?) {
    self.zone = zone
    self.zones = KnownZones(zones)
  }

  func mood(_ fields: JSONFields, line: Int) throws -> FoundMood {
    guard let created = try fields.text("creationDate") else {
      throw UnreadableRecord(.missing(field: "creationDate"))
    }
    // Without an offset it would be no moment; the user's own zone is as good a guess as any.
    guard let moment = FileDates(zone: zone).moment(created), moment.hasTime else {
      throw UnreadableRecord("creationDate", created)
    }
    var mood = FoundMood(line: line, moment: moment.lived(in: zone))
    mood.setLevel(nil)
    let name = try fields.text("timeZone")
    let named = name.flatMap { zones[$0] }
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
    mood.append(mood.take(tagsOrText: tags).map { "#" + $0 }.joined(separator: " "))
    if let place = fields["location"]?["placeName"]?.stringValue {
      mood.fillText("text", with: place, called: "placeName")
    }
    mood.fillText("text", with: "Day One")
    var left = DayOneElement.besides.filter { fields[$0].map(\.isFilled) ?? false }
    if plain.hasMedia, !left.contains("photos") { left.append("photos") }
    mood.gaps += left.map { .leftOut(field: $0) }
  }
}

/// Zones that were looked up, so that each is looked up once.
final class KnownZones {
  /// No journal was kept in more; a broken one may name as many as it likes.
  private static let most = 1000

  private let find: (String) -> (any ZoneRules)?
  private var found: [String: (any ZoneRules)?] = [:]

  init(_ find: @escaping (String) -> (any ZoneRules)?) {
    self.find = find
  }

  subscript(name: String) -> (any ZoneRules)? {
    if let known = found[name] { return known }
    let zone = find(name)
    if found.count < KnownZones.most { found[name] = .some(zone) }
    return zone
  }
}
