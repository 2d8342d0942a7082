import HearthDomain
import JSONText

/// A Journey entry. An export has one file per entry.
struct JourneyElement: MoodElement {
  let program: String? = "Journey"
  static let signatureKey = "date_journal"
  private static let unsupportedParts = ["photos", "weather", "favourite", "music_title"]
  /// Maximum of the sentiment scale, whose 0 means none.
  private static let maxSentiment = 2.0

  let zone: any ZoneRules
  let zones: CachedZones

  func mood(_ fields: JSONFields, line: Int) throws -> FoundMood {
    guard let milliseconds = try fields.number(Self.signatureKey) else {
      throw UnreadableRecord(.missing(field: Self.signatureKey))
    }
    let name = try fields.text("timezone").flatMap { $0.isEmpty ? nil : $0 }
    let named = name.flatMap { zones.zone($0) }
    let text = try fields.text("text") ?? ""
    var mood = FoundMood(
      line: line,
      moment: MoodMoment(Instant(milliseconds: Int64(milliseconds)), in: named ?? zone),
      text: try fields.text("type") == "html" ? MarkupText.lines(text) : text)
    mood.setLevel(try level(fields))
    if let name, named == nil {
      mood.warnings.append(.unusable(field: "timezone", text: ImportFact.excerpt(name)))
    }
    mood.append(
      mood.setTagsReportingRest(fields.texts("tags")).map { "#" + $0 }.joined(separator: " "))
    if let address = try fields.text("address") {
      mood.fillText("text", with: address, called: "address")
    }
    mood.gaps += Self.unsupportedParts.filter { fields[$0].map(\.isFilled) ?? false }
      .map { .dropped(field: $0) }
    return mood
  }

  private func level(_ fields: JSONFields) throws -> MoodLevel? {
    guard let value = fields["sentiment"], let sentiment = Double(value.text) else { return nil }
    guard (0...Self.maxSentiment).contains(sentiment) else {
      throw UnreadableRecord("sentiment", value.text)
    }
    return sentiment > 0
      ? try MoodLevel.validated(Int((sentiment / Self.maxSentiment * 100).rounded())) : nil
  }
}

extension JSONValue {
  /// Whether the value is neither missing, empty, zero nor false.
  var isFilled: Bool {
    switch self {
    case .null, .bool(false): false
    case .array(let items): !items.isEmpty
    case .object(let object): !object.members.isEmpty
    default: stringValue != "" && intValue != 0
    }
  }
}
